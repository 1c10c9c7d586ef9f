/** Questions that every school may begin with, written by us: 30 of each area of ENEM. Pure. */
import { isAreaEnem } from '@luneta/domain/areas-enem';

import { type Area, AREAS } from '../enem/posicoes.ts';
import questoes from './questoes.json' with { type: 'json' };

export type Exemplo = (typeof questoes)[number];

export const EXEMPLOS: readonly Exemplo[] = questoes;

/** Names of the pictures of a text. */
export const imagensDe = (html: string): string[] =>
  [...html.matchAll(/<img src="([a-z]+\.png)"/gu)].flatMap(([, nome]) => nome ?? []);

/** The subjects that the questions have, each with its area. */
export function materiasDoExemplo(): { readonly area: Area; readonly materia: string }[] {
  const named = new Map(EXEMPLOS.map(({ area, materia }) => [materia, area]));
  return [...named].flatMap(([materia, area]) => (isAreaEnem(area) ? [{ area: AREAS[area], materia }] : []));
}
