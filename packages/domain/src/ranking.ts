/** Places, podium and badges. It compares the given values and knows no names. */

export type Ranked<Row> = { readonly row: Row; readonly posicao: number };

export const PODIUM_SIZE = 3;
/** Rows shown above and below the student on the older ranking screen. D 155 */
export const WINDOW_RADIUS = 3;
const TOP_LAST = 10;

/** Competition ranking, highest value first: equal values share a place and the next place is skipped (1, 1, 3). Input order breaks ties in the list. [RAN-1] S3 §2; D 116, 153 */
export function rankRows<Row>(rows: readonly Row[], valueOf: (row: Row) => number): Ranked<Row>[] {
  return rankBy(rows, (x, y) => valueOf(x) - valueOf(y));
}

/** The same by a comparison, for values that are no numbers: exact fractions. [RAN-6] */
export function rankBy<Row>(rows: readonly Row[], compare: (x: Row, y: Row) => number): Ranked<Row>[] {
  const sorted = [...rows].sort((x, y) => compare(y, x));
  let posicao = 0;
  return sorted.map((row, i) => {
    const above = sorted[i - 1];
    if (above === undefined || compare(above, row) !== 0) posicao = i + 1;
    return { row, posicao };
  });
}

/**
 * Podium = the first three rows that have a star, whatever their places; the list starts after them. [RAN-2] D 153
 * @param ranked best first
 */
export function splitPodium<Row>(
  ranked: readonly Row[],
  starsOf: (row: Row) => number,
): {
  readonly podium: readonly Row[];
  readonly list: readonly Row[];
} {
  const podium = ranked.slice(0, PODIUM_SIZE).filter((row) => starsOf(row) > 0);
  return { podium, list: ranked.slice(podium.length) };
}

/** Top three plus three rows on each side of the student, in order and without repeats. [RAN-3] S3 §2; D 155 */
export function rankingWindow<Row>(ranked: readonly Row[], isOwn: (row: Row) => boolean): Row[] {
  const own = ranked.findIndex(isOwn);
  return ranked.filter((_, i) => i < PODIUM_SIZE || (own >= 0 && Math.abs(i - own) <= WINDOW_RADIUS));
}

export type RankingBadge = 'trofeu' | 'top_10' | 'melhor_da_turma';

/**
 * Badge of a result: trophy for the first, top 10 for 2 to 10, else 'Melhor nota da turma' for the best of the class;
 * none without a score above 0. `ranking` is the place in the grade of the school, null when not ranked. [RAN-4]
 */
export function rankingBadge(result: {
  readonly ranking: number | null;
  readonly nota: number | null;
  readonly melhor_da_turma: boolean;
}): RankingBadge | null {
  const { ranking, nota, melhor_da_turma } = result;
  if (nota === null || nota <= 0) return null;
  if (ranking === 1) return 'trofeu';
  if (ranking !== null && ranking >= 2 && ranking <= TOP_LAST) return 'top_10';
  return melhor_da_turma ? 'melhor_da_turma' : null;
}

/** The nearest place above the student and what is missing to share it; null for the first and for who is not ranked. [RAN-5] */
export function nextPlace<Row>(
  ranked: readonly Ranked<Row>[],
  isOwn: (row: Row) => boolean,
  valueOf: (row: Row) => number,
): { readonly posicao: number; readonly falta: number } | null {
  const own = ranked.find(({ row }) => isOwn(row));
  if (!own) return null;
  const above = ranked.filter(({ posicao }) => posicao < own.posicao).at(-1);
  return above ? { posicao: above.posicao, falta: valueOf(above.row) - valueOf(own.row) } : null;
}
