/**
 * The score computed from its definition, with plain products of chances and no logarithms. The real computation is
 * compared with it and shares no code. Products of many items underflow here; the real one handles them.
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
