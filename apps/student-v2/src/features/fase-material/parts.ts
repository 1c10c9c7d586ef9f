/** A course as the parts of one long page, in their order. Pure. */
import type { BaseConhecimento } from '@luneta/api-client';

import { copy } from './copy.ts';

export type Part = {
  /** Also the fragment of its address. */
  readonly id: string;
  readonly title: string;
  readonly eyebrow?: string;
  readonly html: readonly string[];
  readonly exercises: BaseConhecimento['exercicios_praticos'];
};

export function partsOf(curso: BaseConhecimento): Part[] {
  const chapters = [curso.capitulo_1, curso.capitulo_2, curso.capitulo_3];
  const part = (id: string, title: string, html: readonly string[]): Part => ({ id, title, html, exercises: [] });
  return [
    ...chapters.map((html, i) => {
      const name = curso.estrutura.capitulos[i] ?? '';
      const eyebrow = copy.chapter(i + 1);
      const own = part(`capitulo-${i + 1}`, name === '' ? eyebrow : name, [html]);
      return name === '' ? own : { ...own, eyebrow };
    }),
    ...(curso.resumo.length > 0 ? [part('resumo', copy.summary, curso.resumo)] : []),
    ...(curso.exercicios_praticos.length > 0
      ? [{ ...part('exercicios', copy.exercises, []), exercises: curso.exercicios_praticos }]
      : []),
  ];
}
