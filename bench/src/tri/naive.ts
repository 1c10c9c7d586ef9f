/**
 * The score written straight from its definition: plain products of chances, no logarithms. It is what the real
 * computation is compared with, and knows nothing of it. Products of many items underflow, which the real one survives.
 */
import { TRI_NODES, TRI_SCALE, type TriArea, type TriItem } from '@luneta/domain/tri';

export type Answer = { readonly tri: TriItem; readonly acertou: boolean };

/** k·θ + d with θ the posterior mean under N(0,1) on the nodes of the rule. */
export function naiveNota(area: TriArea, answers: readonly Answer[]): number {
  let mass = 0;
  let sum = 0;
  for (const theta of TRI_NODES) {
    let weight = Math.exp(-(theta ** 2) / 2);
    for (const { tri, acertou } of answers) {
      const p = tri.c + (1 - tri.c) / (1 + Math.exp(-tri.a * (theta - tri.b)));
      weight *= acertou ? p : 1 - p;
    }
    mass += weight;
    sum += weight * theta;
  }
  return Math.round((TRI_SCALE[area].k * (sum / mass) + TRI_SCALE[area].d) * 10) / 10;
}
