/**
 * The three-parameter model computed from its definition (decision 113) by plain products and slopes, without code of the
 * domain. Tests compare the server with it. Only tests import it.
 */

/** Parameters of an item: discrimination, difficulty, chance of a lucky hit. */
export type Parameters = { readonly a: number; readonly b: number; readonly c: number };
export type Calibrated = Parameters & { readonly right: boolean };

/** Chance of a hit for an ability. */
export const chance = ({ a, b, c }: Parameters, theta: number): number =>
  c + (1 - c) / (1 + Math.exp(-a * (theta - b)));

/** Information of an item: the squared numerical slope of its curve, divided by the variance of the answer. */
export function information(item: Parameters, theta: number): number {
  const step = 1e-5;
  const slope = (chance(item, theta + step) - chance(item, theta - step)) / (2 * step);
  const p = chance(item, theta);
  return slope ** 2 / (p * (1 - p));
}

const NODES = Array.from({ length: 40 }, (_, i) => -4 + (8 * i) / 39);

/** Posterior mean and deviation under N(0,1) on 40 points from −4 to 4. */
export function posterior(items: readonly Calibrated[]): { theta: number; se: number } {
  const weights = NODES.map((theta) =>
    items.reduce(
      (weight, item) => weight * (item.right ? chance(item, theta) : 1 - chance(item, theta)),
      Math.exp(-(theta ** 2) / 2),
    ),
  );
  const mass = weights.reduce((x, y) => x + y, 0);
  const mean = (of: (theta: number) => number) =>
    NODES.reduce((sum, theta, i) => sum + of(theta) * (weights[i] ?? 0), 0) / mass;
  const theta = mean((node) => node);
  return { theta, se: Math.sqrt(mean((node) => (node - theta) ** 2)) };
}

export const ability = (items: readonly Calibrated[]): number => posterior(items).theta;

/** k and d of ENEM's published scale. */
const SCALE = { LC: [108.086, 499.978], MT: [129.646, 500.02] } as const;

/** Score of an area, one decimal. */
export function triScore(area: keyof typeof SCALE, items: readonly Calibrated[]): number {
  const [k, d] = SCALE[area];
  return Math.round((k * ability(items) + d) * 10) / 10;
}
