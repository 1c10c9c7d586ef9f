/** The four areas of ENEM, and which of them each block of 45 positions belongs to in a year. */
import { type AreaCodigo, AREAS_ENEM } from '@luneta/domain/areas-enem';

import type { Question } from './formato.ts';

export type Area = {
  readonly codigo: AreaCodigo;
  readonly nome: string;
  readonly nome_curto: string;
  /** Subject of items that belong to no single school subject. */
  readonly materia: string;
  /** Value of `discipline` in the file. */
  readonly disciplina: string;
};

/** The areas by their codes. */
export const AREAS: Readonly<Record<AreaCodigo, Area>> = {
  LC: {
    ...AREAS_ENEM.LC,
    materia: 'Linguagens',
    disciplina: 'linguagens',
  },
  CH: {
    ...AREAS_ENEM.CH,
    materia: 'Ciências Humanas',
    disciplina: 'ciencias-humanas',
  },
  CN: {
    ...AREAS_ENEM.CN,
    materia: 'Ciências da Natureza',
    disciplina: 'ciencias-natureza',
  },
  MT: {
    ...AREAS_ENEM.MT,
    materia: 'Matemática',
    disciplina: 'matematica',
  },
};

export const BLOCK_SIZE = 45;
export const LAST_POSITION = 180;

/** 45 positions of one area; two blocks make a day. */
export type Block = { readonly area: Area; readonly de: number; readonly ate: number; readonly dia_prova: 1 | 2 };

/** The order of the areas as INEP printed them. */
function knownOrder(year: number): readonly AreaCodigo[] {
  if (year <= 2009) return ['CN', 'CH', 'LC', 'MT'];
  if (year <= 2016) return ['CH', 'CN', 'LC', 'MT'];
  return ['LC', 'CH', 'CN', 'MT'];
}

/** The known order of the year counts as many votes in each block as half of its questions. */
const PRIOR = 23;

function orders(rest: readonly AreaCodigo[]): AreaCodigo[][] {
  if (rest.length === 0) return [[]];
  return rest.flatMap((first) => orders(rest.filter((other) => other !== first)).map((tail) => [first, ...tail]));
}

export const blockIndex = (position: number): number => Math.floor((position - 1) / BLOCK_SIZE);

/**
 * The four blocks of an exam. Of all orders of the areas it takes the one with the most votes: each question votes with its
 * `discipline` for the block it stands in, and the known order of the year has votes of its own, which decide where the
 * folder holds few questions.
 * @param fixed areas that INEP's file gives to blocks; null where it does not tell
 */
export function blocksOf(
  year: number,
  questions: readonly { readonly numero: number; readonly question: Question }[],
  fixed: readonly (AreaCodigo | null)[] = [],
): { readonly blocks: readonly Block[]; readonly unusual: boolean } {
  const known = knownOrder(year);
  const votes = (codigo: AreaCodigo, block: number): number =>
    questions.filter(
      ({ numero, question }) => blockIndex(numero) === block && question.discipline === AREAS[codigo].disciplina,
    ).length + (known[block] === codigo ? PRIOR : 0);
  const table = new Map(known.map((codigo) => [codigo, [0, 1, 2, 3].map((block) => votes(codigo, block))]));
  const total = (order: readonly AreaCodigo[]): number =>
    order.reduce((sum, codigo, block) => sum + (table.get(codigo)?.[block] ?? 0), 0);
  const fits = (order: readonly AreaCodigo[]) => order.every((codigo, block) => (fixed[block] ?? codigo) === codigo);
  const [first = [...known], ...rest] = [[...known], ...orders(known)].filter(fits);
  const best = rest.reduce((one, other) => (total(other) > total(one) ? other : one), first);
  return {
    blocks: best.map((codigo, block) => ({
      area: AREAS[codigo],
      de: block * BLOCK_SIZE + 1,
      ate: (block + 1) * BLOCK_SIZE,
      dia_prova: block < 2 ? 1 : 2,
    })),
    unusual: best.join() !== known.join(),
  };
}

/** The days of an exam: the one with Linguagens has the essay too. The other was half an hour shorter until 2017. */
export function daysOf(year: number, blocks: readonly Block[]) {
  const withEssay = blocks.find(({ area }) => area.codigo === 'LC')?.dia_prova ?? 1;
  const other = year <= 2017 ? 270 : 300;
  return ([1, 2] as const).map((dia_prova) => ({ dia_prova, duracao_minutos: dia_prova === withEssay ? 330 : other }));
}

/** Positions that exist once per language, at the beginning of Linguagens, since 2010. */
export function languagePositions(year: number, blocks: readonly Block[]): readonly number[] {
  const block = blocks.find(({ area }) => area.codigo === 'LC');
  return year < 2010 || !block ? [] : [0, 1, 2, 3, 4].map((n) => block.de + n);
}

export type Language = 'ingles' | 'espanhol';

/** Languages of the exam, with the number that answers use. */
export const LANGUAGES: Readonly<Record<Language, { lingua_estrangeira: 1 | 2; materia: string }>> = {
  ingles: { lingua_estrangeira: 1, materia: 'Inglês' },
  espanhol: { lingua_estrangeira: 2, materia: 'Espanhol' },
};

/** The language that a file or a folder names, whatever its accents; undefined for any other word. */
export function languageOf(word: string): Language | undefined {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
  return plain === 'ingles' || plain === 'espanhol' ? plain : undefined;
}
