/**
 * The three-parameter logistic model of one item, D = 1: chance of a right answer, likelihood, information. The scale
 * and the estimators stand on it (`tri.ts`, `tri-map.ts`).
 */

/** Discrimination, difficulty (θ scale) and chance of a lucky hit (0 to 1) of a calibrated item. */
export type TriItem = { readonly a: number; readonly b: number; readonly c: number };

/** log(1 + eˣ) without overflow. */
const softplus = (x: number) => Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));

/** Chance of a right answer at `theta`: c + (1 − c) / (1 + e^(−a(θ − b))). [TRI-1] */
export function probability({ a, b, c }: TriItem, theta: number): number {
  return c + (1 - c) / (1 + Math.exp(-a * (theta - b)));
}

/** Log likelihood of one answer, stable for any θ (a plain log of `probability` underflows for extreme items). */
export function logLikelihood(item: TriItem, acertou: boolean, theta: number): number {
  const z = item.a * (theta - item.b);
  if (!acertou) return Math.log1p(-item.c) - softplus(z);
  return item.c > 0 ? Math.log(probability(item, theta)) : -softplus(-z);
}

/** Fisher information of an item at `theta`: a² · (1−P)/P · ((P−c)/(1−c))². [TRI-2] */
export function itemInformation(item: TriItem, theta: number): number {
  const p = probability(item, theta);
  if (p === 0 || item.c === 1) return 0;
  return item.a ** 2 * ((1 - p) / p) * ((p - item.c) / (1 - item.c)) ** 2;
}

/** Information of a test at `theta`: the sum over its items. [TRI-2] */
export function testInformation(items: readonly TriItem[], theta: number): number {
  return items.reduce((sum, item) => sum + itemInformation(item, theta), 0);
}
