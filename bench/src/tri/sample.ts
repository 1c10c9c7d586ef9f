/** Invented answers, the same at every run: students of drawn ability on items of the usual shape. */
import { probability } from '@luneta/domain/tri';

import type { Answer } from './naive.ts';

/** mulberry32: small, and the same on every machine. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Sum of four uniform numbers, near enough to normal for abilities. */
const bell = (random: () => number) => (random() + random() + random() + random() - 2) * Math.sqrt(3);

/** One list of answers per student, all to the same items. */
export function drawAnswers(students: number, items: number, seed: number): Answer[][] {
  const random = generator(seed);
  const test = Array.from({ length: items }, () => ({
    a: 0.8 + 2 * random(),
    b: bell(random) * 1.2,
    c: 0.08 + 0.2 * random(),
  }));
  return Array.from({ length: students }, () => {
    const theta = bell(random);
    return test.map((tri) => ({ tri, acertou: random() < probability(tri, theta) }));
  });
}
