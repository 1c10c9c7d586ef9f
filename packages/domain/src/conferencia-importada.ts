/** What is wrong at the places of an imported exam, and why an area has no TRI score. */
import { groupedBy } from './rascunho.ts';
import type { Letra } from './resposta.ts';

/** States of a place; behind `ok` the faults, the gravest first. */
export const ESTADOS_DO_LUGAR = [
  'ok',
  'faltando',
  'gabarito_diverge',
  'sem_imagem',
  'area_trocada',
  'sem_descricao',
  'sem_parametro',
] as const;
export type EstadoDoLugar = (typeof ESTADOS_DO_LUGAR)[number];
export type FalhaDoLugar = Exclude<EstadoDoLugar, 'ok'>;

/** What the bank says of the question at a place. */
export type QuestaoNoLugar = {
  /** Its key is neither the one of INEP nor the one a person decided on, or it has none. */
  readonly gabarito_diverge: boolean;
  /** A picture of it could not be brought. */
  readonly sem_imagem: boolean;
  readonly imagens_sem_descricao: number;
  readonly area: string;
  readonly tri_origem: string | null;
};

/** A place of the booklet. */
export type LugarConferido = {
  readonly numero: number;
  /** Area by the booklet. */
  readonly area: string;
  /** Null: the calibration says nothing of it yet. */
  readonly calibrado: boolean | null;
  /** Null: no question stands there. */
  readonly questao: QuestaoNoLugar | null;
};

/** The key that the question should have: what a person decided, else what INEP says; null where neither does. [QIM-3] */
export const chaveEsperada = (inep: Letra | 'X' | null, decidido: Letra | null): Letra | null =>
  decidido ?? (inep === 'X' ? null : inep);

/**
 * Everything that is wrong at a place, the gravest first. A question without parameters is only a fault where the area has
 * parameters at all and the calibration holds the item. [QIM-8]
 */
export function falhasDoLugar({ area, calibrado, questao }: LugarConferido, areaComTri: boolean): FalhaDoLugar[] {
  if (!questao) return ['faltando'];
  const found: readonly (readonly [FalhaDoLugar, boolean])[] = [
    ['gabarito_diverge', questao.gabarito_diverge],
    ['sem_imagem', questao.sem_imagem],
    ['area_trocada', questao.area !== area],
    ['sem_descricao', questao.imagens_sem_descricao > 0],
    ['sem_parametro', areaComTri && calibrado !== false && questao.tri_origem === null],
  ];
  return found.flatMap(([falha, is]) => (is ? [falha] : []));
}

/** The one state by which a place is counted: its gravest fault, of both questions of a pair of languages. [QIM-8] */
export const estadoDoLugar = (falhas: readonly FalhaDoLugar[]): EstadoDoLugar =>
  ESTADOS_DO_LUGAR.find((estado) => estado !== 'ok' && falhas.includes(estado)) ?? 'ok';

/** What keeps an imported exam from being used. [QIM-8] */
export const impedeUso = (estado: EstadoDoLugar): boolean => estado === 'faltando' || estado === 'gabarito_diverge';

export type TriDaArea = {
  /** Null: every item that the calibration holds is there with its parameters. */
  readonly motivo: 'faltam' | 'sem_parametro' | 'sem_parametros' | 'fontes' | null;
  /** Numbers of the places that it is about, each once. */
  readonly numeros: readonly number[];
};

const hasTri = ({ questao }: LugarConferido): boolean => questao !== null && questao.tri_origem !== null;

/** Whether an area has parameters at all. [QIM-4] */
export const isAreaComTri = (lugares: readonly LugarConferido[]): boolean => lugares.some(hasTri);

/** Why an area has no TRI score: questions that are missing come before parameters that are. [QIM-4] */
export function triDaArea(lugares: readonly LugarConferido[]): TriDaArea {
  const numbers = (some: readonly LugarConferido[]) =>
    groupedBy(some, ({ numero }) => numero).map(([numero]) => numero);
  const missing = lugares.filter(({ questao, calibrado }) => questao === null && calibrado !== false);
  if (missing.length > 0) return { motivo: 'faltam', numeros: numbers(missing) };
  if (!isAreaComTri(lugares)) return { motivo: 'sem_parametros', numeros: [] };
  const bare = lugares.filter((one) => one.calibrado !== false && !hasTri(one));
  if (bare.length > 0) return { motivo: 'sem_parametro', numeros: numbers(bare) };
  const origens = new Set(lugares.flatMap(({ questao }) => questao?.tri_origem ?? []));
  return { motivo: origens.size > 1 ? 'fontes' : null, numeros: [] };
}
