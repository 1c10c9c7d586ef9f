/**
 * What a roadmap is made of: after an exam, the topics a student missed (type 2); before it, topics staff chose (type 1).
 * Which questions fill a phase stands in `plano-pool.ts`. Every instant is a parameter.
 */
import type { ItemVerdict } from './nota.ts';

/** Days a student has for an action plan. */
export const PLANO_DIAS = 30;
const DAY_MS = 86_400_000;
/** Share of hits from which a topic needs practice, and from which it is deepened: the bounds of the stars. */
const PRATICA_FROM = 0.5;
const APROFUNDAMENTO_FROM = 0.75;

export type Secao = 'Fundamentos' | 'Prática' | 'Aprofundamento';

/** One item of a released exam as one present student met it; `verdict` by NOT-1. */
export type PlanoItem = {
  readonly avaliacao_item_id: number;
  readonly numero: number;
  readonly objeto_conhecimento_id: number | null;
  readonly verdict: ItemVerdict;
  /** Predicted chance of a hit, 0 to 1; null while an input is missing. */
  readonly desempenho_esperado: number | null;
};

export type PlanoTopic = {
  readonly objeto_conhecimento_id: number;
  readonly secao: Secao;
  /** Number of the first question missed. */
  readonly prova_numero: number;
  /** The misses, in the order of the exam. */
  readonly misses: readonly PlanoItem[];
};

/**
 * True for a wrong or blank answer. Annulled, bonus and hand-marked items and those of absent students are no misses.
 * [PLA-1]
 */
export const isMiss = ({ verdict }: PlanoItem): boolean => verdict === 'erro' || verdict === 'branco';

/** Part of the list by the share of hits in the topic: below 1/2, below 3/4, and 3/4 or more. [PLA-3] */
export function secaoOf(share: number): Secao {
  if (share < PRATICA_FROM) return 'Fundamentos';
  return share < APROFUNDAMENTO_FROM ? 'Prática' : 'Aprofundamento';
}

/** Mean predicted chance. Infinity when one is missing, so that unknown values sort last. */
function meanChance(itens: readonly PlanoItem[]): number {
  const known = itens.map((item) => item.desempenho_esperado).filter((chance) => chance !== null);
  if (known.length < itens.length) return Number.POSITIVE_INFINITY;
  return known.reduce((sum, chance) => sum + chance, 0) / known.length;
}

/** `Infinity - Infinity` is NaN, which cannot be sorted. */
const compare = (x: number, y: number): number => (x === y ? 0 : x - y);

/**
 * Topics of one subject with a miss, weakest first: lowest share of hits among right, wrong and blank, then lowest mean
 * predicted chance (unknown last), then the first question missed. Items without a topic make none. [PLA-2] D 149
 */
export function planoTopics(itens: readonly PlanoItem[]): PlanoTopic[] {
  const counted = itens.filter((item) => isMiss(item) || item.verdict === 'acerto');
  const ids = [...new Set(counted.map((item) => item.objeto_conhecimento_id))];
  const topics = ids.flatMap((objeto_conhecimento_id) => {
    const group = counted.filter((item) => item.objeto_conhecimento_id === objeto_conhecimento_id);
    const misses = group.filter(isMiss).sort((x, y) => x.numero - y.numero);
    const [first] = misses;
    if (objeto_conhecimento_id === null || !first) return [];
    const share = (group.length - misses.length) / group.length;
    const topic = { objeto_conhecimento_id, secao: secaoOf(share), prova_numero: first.numero, misses };
    return [{ topic, share, chance: meanChance(group) }];
  });
  return [...topics]
    .sort(
      (x, y) => compare(x.share, y.share) || compare(x.chance, y.chance) || x.topic.prova_numero - y.topic.prova_numero,
    )
    .map(({ topic }) => topic);
}

/** An action plan ends 30 days after it was made. [PLA-7] */
export const planoDataFimMs = (madeMs: number): number => madeMs + PLANO_DIAS * DAY_MS;

/**
 * When a study roadmap ends: as the exam begins for the class. null, and none is made, once it has begun or while the class
 * has no date. [PLA-8]
 */
export function roteiroDataFimMs(provaInicioMs: number | null, nowMs: number): number | null {
  return provaInicioMs !== null && provaInicioMs > nowMs ? provaInicioMs : null;
}
