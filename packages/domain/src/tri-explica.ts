/** Which facts of a result explain its TRI score to the student. It needs no more than the student may see. */
import { TRI_SCALE, type TriArea } from './tri.ts';

/** How far above the ability a question stands, in θ, from which on a hit tells little. */
export const FAR_ABOVE = 1;

/** The ability that a score stands for: the scale of TRI-4 read backwards. [TRE-1] */
export function thetaOfNota(area: TriArea, nota: number): number {
  const { k, d } = TRI_SCALE[area];
  return (nota - d) / k;
}

export type ExplicaQuestao = {
  readonly area: TriArea | null;
  /** Calibrated difficulty on the θ scale; null while unknown. */
  readonly dificuldade: number | null;
  /** Hit by the own answer: an annulled or bonus question is not. */
  readonly acerto: boolean;
};

/**
 * Hits that counted little: those of questions whose difficulty lies more than one unit of θ above the ability of their
 * area. There even a guess is nearly as likely as knowing. [TRE-2]
 */
export function hitsThatCountedLittle<Questao extends ExplicaQuestao>(
  questoes: readonly Questao[],
  notas: Readonly<Partial<Record<TriArea, number | null>>>,
): Questao[] {
  return questoes.filter(({ area, dificuldade, acerto }) => {
    const nota = area === null ? null : (notas[area] ?? null);
    if (!acerto || area === null || nota === null || dificuldade === null) return false;
    return dificuldade > thetaOfNota(area, nota) + FAR_ABOVE;
  });
}

/** Error of the mean of independent areas; null without an area that has a score. [TRE-3] D 113 */
export function erroDaMedia(erros: readonly (number | null)[]): number | null {
  if (erros.length === 0) return null;
  return Math.sqrt(erros.reduce<number>((sum, erro) => sum + (erro ?? 0) ** 2, 0)) / erros.length;
}

/** A score with its error; the error is null while unknown. */
export type NotaComErro = { readonly nota: number; readonly erro: number | null };

/** Whether a change lies inside the margin of error: the two bands overlap or touch. [TRE-4] D 222 */
export function isDentroDaMargem(antes: NotaComErro, agora: NotaComErro): boolean {
  if (antes.erro === null || agora.erro === null) return false;
  return Math.abs(agora.nota - antes.nota) <= antes.erro + agora.erro;
}

/**
 * How many areas a score is the mean of, and whether some have none; null where it is that of one area. [TRE-5] D 222
 * @param notas of every area of the exam
 */
export function mediaDeAreas(
  notas: readonly (number | null)[],
): { readonly areas: number; readonly todas: boolean } | null {
  const areas = notas.filter((nota) => nota !== null).length;
  return areas > 1 ? { areas, todas: areas === notas.length } : null;
}
