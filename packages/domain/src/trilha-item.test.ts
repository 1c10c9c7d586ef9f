import { describe, expect, it } from 'vitest';
import type { Evidence } from './previsao.ts';
import { abilityInFase, isFaseOver, itemsToServe, nextItem, type PoolItem } from './trilha-item.ts';
import type { TriItem } from './tri.ts';

const tri = (a: number, b: number, c = 0.2): TriItem => ({ a, b, c });
const item = (id: number, ordem: number, of: TriItem | null): PoolItem => ({ id, ordem, tri: of });

/**
 * A second way to the same choice: posterior mean by a fine sum over −4 to 4 with plain products, information from its
 * definition P′² / PQ with a numeric slope, and the best item by looking at each once.
 */
function oracle(pool: readonly PoolItem[], answers: readonly Evidence[]): number | null {
  const chance = (of: TriItem, theta: number) => of.c + (1 - of.c) / (1 + Math.exp(-of.a * (theta - of.b)));
  let mass = 0;
  let moment = 0;
  for (let i = 0; i < 40; i += 1) {
    const theta = -4 + (8 * i) / 39;
    let weight = Math.exp(-(theta ** 2) / 2);
    for (const { tri: of, acertou } of answers) if (of) weight *= acertou ? chance(of, theta) : 1 - chance(of, theta);
    mass += weight;
    moment += weight * theta;
  }
  const theta = moment / mass;
  let best: PoolItem | null = null;
  let bestInformation = Number.NEGATIVE_INFINITY;
  for (const candidate of pool) {
    let information = -1;
    if (candidate.tri) {
      const p = chance(candidate.tri, theta);
      const slope = (chance(candidate.tri, theta + 1e-4) - chance(candidate.tri, theta - 1e-4)) / 2e-4;
      information = slope ** 2 / (p * (1 - p));
    }
    const ahead = information - bestInformation;
    const tied = Math.abs(ahead) < 1e-9;
    if (!tied ? ahead > 0 : best === null || candidate.ordem < best.ordem) {
      best = candidate;
      bestInformation = information;
    }
  }
  return best?.id ?? null;
}

describe('ability', () => {
  it('[ITN-1] without a calibrated answer is the mean of the prior', () => {
    expect(abilityInFase([])).toBe(0);
    expect(abilityInFase([{ tri: null, acertou: true }])).toBe(0);
  });

  it('[ITN-1] rises with a hit and falls with a miss', () => {
    expect(abilityInFase([{ tri: tri(1.5, 0), acertou: true }])).toBeGreaterThan(0.2);
    expect(abilityInFase([{ tri: tri(1.5, 0), acertou: false }])).toBeLessThan(-0.2);
  });
});

describe('next item', () => {
  const easy = item(11, 1, tri(1.5, -1.5));
  const middle = item(12, 2, tri(1.5, 0));
  const hard = item(13, 3, tri(1.5, 1.5));
  const pool = [easy, middle, hard];

  it.each([
    ['[ITN-2] an average student gets the middle item', 0, 12],
    ['[ITN-2] a weak one the easy item', -1.6, 11],
    ['[ITN-2] a strong one the hard item', 1.6, 13],
  ])('%s', (_, theta, expected) => {
    expect(nextItem(pool, theta)?.id).toBe(expected);
  });

  it('[ITN-2] of two items of one difficulty the one that tells more comes first', () => {
    expect(nextItem([item(1, 1, tri(0.5, 0)), item(2, 2, tri(2, 0))], 0)?.id).toBe(2);
  });

  it.each<[name: string, pool: PoolItem[], expected: number | null]>([
    ['[ITN-3] uncalibrated behind the worst calibrated', [item(1, 1, null), item(2, 2, tri(0.1, 4, 0.9))], 2],
    ['[ITN-3] uncalibrated in their order', [item(9, 3, null), item(8, 2, null)], 8],
    ['[ITN-4] equal information: order', [item(1, 3, tri(1, 0)), item(2, 2, tri(1, 0))], 2],
    ['[ITN-4] equal order: id', [item(7, 2, tri(1, 0)), item(5, 2, tri(1, 0))], 5],
    ['[ITN-2] nothing left', [], null],
  ])('%s', (_, of, expected) => {
    expect(nextItem(of, 0)?.id ?? null).toBe(expected);
    expect(nextItem([...of].reverse(), 0)?.id ?? null).toBe(expected);
  });

  it('[ITN-2] every way through a phase of 7 items agrees with the oracle', () => {
    const seven = [
      item(1, 1, tri(1.1, -1.4, 0.18)),
      item(2, 2, tri(2.3, -0.2, 0.21)),
      item(3, 3, null),
      item(4, 4, tri(0.8, 0.5, 0.1)),
      item(5, 5, tri(3.1, 1.2, 0.25)),
      item(6, 6, tri(1.7, 2.4, 0.05)),
      item(7, 7, tri(1.7, 2.4, 0.05)),
    ];
    let walked = 0;
    for (let hits = 0; hits < 2 ** seven.length; hits += 1) {
      const answers: Evidence[] = [];
      let unseen = seven;
      for (let step = 0; step < seven.length; step += 1) {
        const next = nextItem(unseen, abilityInFase(answers));
        expect(next?.id).toBe(oracle(unseen, answers));
        if (!next) break;
        unseen = unseen.filter(({ id }) => id !== next.id);
        answers.push({ tri: next.tri, acertou: ((hits >> step) & 1) === 1 });
        walked += 1;
      }
    }
    expect(walked).toBe(7 * 128);
  });
});

describe('length', () => {
  it.each([
    ['[ITN-5] fewer than the pool', 5, 8, 5],
    ['[ITN-5] the whole pool when it is smaller', 5, 3, 3],
    ['[ITN-5] none asked for', 0, 8, 0],
    ['[ITN-5] an empty pool', 5, 0, 0],
  ])('%s', (_, qtde, pool, expected) => {
    expect(itemsToServe(qtde, pool)).toBe(expected);
  });

  it.each([
    ['[ITN-6] one missing', 4, 5, false],
    ['[ITN-6] the last one', 5, 5, true],
    ['[ITN-6] more than asked for, after the phase was made shorter', 5, 3, true],
    ['[ITN-6] nothing to serve', 0, 0, false],
  ])('%s', (_, answered, toServe, over) => {
    expect(isFaseOver(answered, toServe)).toBe(over);
  });
});
