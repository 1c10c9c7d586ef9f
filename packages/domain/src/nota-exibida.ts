/** Figures of a grade as screens of students get them: over the own class, and on the scale of each call. */
import { percentualAcerto } from './nota.ts';

/** Fewer takers than this say too much about each of them. */
export const MIN_RESPONDENTES = 5;

/**
 * The same over a student's own class, as the student sees it. Null below five takers. [NOT-12] S2 §5; D 192
 * @param item counts of the class
 */
export function percentualAcertoDaTurma(item: Parameters<typeof percentualAcerto>[0]): number | null {
  return (item.presentes ?? 0) < MIN_RESPONDENTES ? null : percentualAcerto(item);
}

/** The scores of a class: their mean, and how many there are. */
export type NotasDaTurma = { readonly media: number | null; readonly quantos: number };

/** The mean of the own class beside the own score. Null below five takers with a score. [NOT-14] D 192 */
export function notaTriDaTurma({ media, quantos }: NotasDaTurma): number | null {
  return quantos < MIN_RESPONDENTES ? null : media;
}

/** The scales on which version 1 shows one performance: the list, and the answer key. [NOT-13] D 115, 193 */
export type NotasDoGabarito = {
  /** 0 to 100; the screen divides by 10. */
  readonly nota_media: number | null;
  /** 0 to 10; times 10 it is the percent. */
  readonly nota: number | null;
};

/** @param percent of the points, 0 to 100, exact [NOT-13] */
export function notasDoGabarito(percent: number | null): NotasDoGabarito {
  return { nota_media: percent, nota: percent === null ? null : percent / 10 };
}
