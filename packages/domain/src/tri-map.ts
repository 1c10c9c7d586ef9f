/**
 * Modal ability (MAP) under N(0,1) for the one- and two-parameter models (c = 0). Products never show it: it exists
 * because published tables of the method are made with it, and it proves the likelihood of `tri.ts` against them.
 */
import { probability, testInformation, type TriItem } from './tri-model.ts';
import type { TriAbility } from './tri.ts';

const MAX_STEPS = 100;
const TOLERANCE = 1e-12;
/** Longest Newton step, so that a steep start does not leave the scale. */
const MAX_STEP = 1;

/**
 * Mode of the posterior and 1/√(−second derivative of the log posterior). [TRI-8]
 * @throws RangeError when an item has c ≠ 0: the log posterior may then have two peaks and Newton proves nothing.
 */
export function estimateMap(responses: readonly { readonly tri: TriItem; readonly acertou: boolean }[]): TriAbility {
  const items = responses.map(({ tri }) => tri);
  if (items.some((item) => item.c !== 0)) throw new RangeError('estimateMap: only for items with c = 0');
  let theta = 0;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const slope = responses.reduce(
      (sum, { tri, acertou }) => sum + tri.a * ((acertou ? 1 : 0) - probability(tri, theta)),
      -theta,
    );
    const move = slope / (1 + testInformation(items, theta));
    theta += Math.max(-MAX_STEP, Math.min(MAX_STEP, move));
    if (Math.abs(move) < TOLERANCE) break;
  }
  return { theta, se: 1 / Math.sqrt(1 + testInformation(items, theta)) };
}
