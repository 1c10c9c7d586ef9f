/**
 * Which booklet of INEP's file an exam is, area by area. INEP's files of some years number the areas in another order than
 * the printed exam; so an item is found by its rank within its area, not by its position.
 */
import { isCadernoPossivel, byConcordancia } from '@luneta/domain/caderno-inep';

import type { Language } from '../enem/posicoes.ts';
import type { Registro } from './arquivo.ts';

/** An item of the exam as it stands in the school. */
export type Item = {
  readonly numero: number;
  readonly language: Language | null;
  readonly gabarito: string | null;
};

/** Place of an item within its area: 0 to 44, with its language. */
export const rankKey = (rank: number, language: Language | null): string => `${rank} ${language ?? ''}`;

export type Caderno = {
  readonly codigo: string;
  readonly cor: string | null;
  readonly registros: ReadonlyMap<string, Registro>;
};

/** Ranks by position; the k-th item in Spanish has the rank of the k-th in English, whatever its own position. */
function byRank(registros: readonly Registro[]): Map<string, Registro> {
  const sorted = registros.toSorted((x, y) => x.posicao - y.posicao);
  const of = (language: Language | null) => sorted.filter((registro) => registro.language === language);
  const [english, spanish, common] = [of('ingles'), of('espanhol'), of(null)];
  const leading = english.length > 0 ? english : spanish;
  const positions = [...leading, ...common].map(({ posicao }) => posicao).toSorted((x, y) => x - y);
  const rank = (posicao: number): number => positions.indexOf(posicao);
  return new Map([
    ...common.map((registro) => [rankKey(rank(registro.posicao), null), registro] as const),
    ...english.map((registro) => [rankKey(rank(registro.posicao), 'ingles'), registro] as const),
    ...spanish.map(
      (registro, i) => [rankKey(rank(leading[i]?.posicao ?? registro.posicao), 'espanhol'), registro] as const,
    ),
  ]);
}

/** The places of a booklet in the exam, whose area begins at `first`. */
export function placesOf(
  { registros }: Caderno,
  first: number,
): { numero: number; language: Language | null; registro: Registro }[] {
  return [...registros].map(([key, registro]) => {
    const [rank = '0'] = key.split(' ');
    return { numero: first + Number(rank), language: registro.language, registro };
  });
}

const BLOCK = 45;

/** Ranks by the distance from the first position of the area, so that a missing line moves no other. */
function byPosition(registros: readonly Registro[], first: number): Map<string, Registro> {
  return new Map(registros.map((registro) => [rankKey(registro.posicao - first, registro.language), registro]));
}

/** The booklets of an area in the order of their numbers. */
export function cadernosOf(registros: readonly Registro[], area: string): Caderno[] {
  const own = registros.filter((registro) => registro.area === area && registro.caderno !== null);
  const positions = own.map(({ posicao }) => posicao);
  const first = Math.min(...positions);
  // Where the items in Spanish have positions of their own, an area takes more than its 45.
  const numbered = Math.max(...positions) - first < BLOCK;
  return [...new Set(own.map(({ caderno }) => caderno ?? ''))]
    .map((codigo) => {
      const group = own.filter(({ caderno }) => caderno === codigo);
      return {
        codigo,
        cor: group[0]?.cor ?? null,
        registros: numbered ? byPosition(group, first) : byRank(group),
      };
    })
    .toSorted((x, y) => Number(x.codigo) - Number(y.codigo));
}

/** @returns how many keys both sides have and how many of them agree */
export function agreement(caderno: Caderno, itens: readonly Item[], first: number): { iguais: number; comuns: number } {
  const pairs = itens.flatMap(({ numero, language, gabarito }) => {
    const other = caderno.registros.get(rankKey(numero - first, language))?.gabarito ?? null;
    return gabarito === null || other === null || other === 'X' ? [] : [gabarito === other];
  });
  return { iguais: pairs.filter(Boolean).length, comuns: pairs.length };
}

const signature = ({ registros }: Caderno): string =>
  [...registros]
    .map(([key, { item, gabarito, abandonado, tri }]) => `${key} ${JSON.stringify([item, gabarito, abandonado, tri])}`)
    .toSorted()
    .join('\n');

/** Booklets of an area in the order in which they are proposed (rule QIM-1). */
export const rankedCadernos = (cadernos: readonly Caderno[], itens: readonly Item[], first: number) =>
  cadernos
    .map((caderno) => ({ caderno, codigo: caderno.codigo, ...agreement(caderno, itens, first) }))
    .toSorted(byConcordancia);

/** The booklet that a person chose, whatever its keys. Null chooses none. */
export function takeCaderno(
  cadernos: readonly Caderno[],
  itens: readonly Item[],
  first: number,
  codigo: string | null,
): Escolha {
  const caderno = cadernos.find((one) => one.codigo === codigo);
  return caderno
    ? { caderno, ...agreement(caderno, itens, first) }
    : { caderno: null, motivo: 'nenhum', candidatos: cadernos.map((one) => one.codigo) };
}

export type Escolha =
  | { readonly caderno: Caderno; readonly iguais: number; readonly comuns: number }
  | { readonly caderno: null; readonly motivo: 'nenhum' | 'varios'; readonly candidatos: readonly string[] };

/**
 * The booklet whose keys are those of the exam. Booklets that hold the same items with the same parameters in the same
 * order are one (INEP numbers a booklet anew for a second use).
 */
export function chooseCaderno(
  cadernos: readonly Caderno[],
  itens: readonly Item[],
  first: number,
  wanted: string | null,
): Escolha {
  const asked = cadernos.filter(
    ({ codigo, cor }) => wanted === null || codigo === wanted || cor === wanted.toUpperCase(),
  );
  const fitting = asked.map((caderno) => ({ caderno, ...agreement(caderno, itens, first) })).filter(isCadernoPossivel);
  const [found] = fitting;
  if (!found) return { caderno: null, motivo: 'nenhum', candidatos: asked.map(({ codigo }) => codigo) };
  if (new Set(fitting.map(({ caderno }) => signature(caderno))).size === 1) return found;
  const best = fitting.filter(({ iguais, comuns }) => iguais === comuns);
  if (best[0] && new Set(best.map(({ caderno }) => signature(caderno))).size === 1) return best[0];
  return { caderno: null, motivo: 'varios', candidatos: fitting.map(({ caderno }) => caderno.codigo) };
}
