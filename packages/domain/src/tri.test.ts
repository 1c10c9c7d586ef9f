import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  estimateEap,
  isBaseCompleta,
  notaTri,
  notaTriMaxima,
  scoreArea,
  TRI_NODES,
  TRI_SCALE,
  type TriArea,
  type TriItem,
} from './tri.ts';

// Invented items, spread over the scale like a short exam.
const items: readonly TriItem[] = [
  { a: 1.1, b: -1.4, c: 0.18 },
  { a: 2.3, b: -0.2, c: 0.21 },
  { a: 0.8, b: 0.5, c: 0.1 },
  { a: 3.1, b: 1.2, c: 0.25 },
  { a: 1.7, b: 2.4, c: 0.05 },
];

const attempt = (hits: readonly boolean[], of = items) => of.map((tri, i) => ({ tri, acertou: hits[i] === true }));
const bits = (n: number) => items.map((_, i) => ((n >> i) & 1) === 1);

/** The definition written out a second time: product of chances, no logarithms, on a grid the caller chooses. */
function bruteForce(hits: readonly boolean[], nodeCount: number, limit: number) {
  let mass = 0;
  let first = 0;
  let second = 0;
  for (let i = 0; i < nodeCount; i += 1) {
    const theta = -limit + (2 * limit * i) / (nodeCount - 1);
    let weight = Math.exp(-(theta ** 2) / 2) / Math.sqrt(2 * Math.PI);
    items.forEach(({ a, b, c }, j) => {
      const p = c + ((1 - c) * Math.exp(a * (theta - b))) / (1 + Math.exp(a * (theta - b)));
      weight *= hits[j] === true ? p : 1 - p;
    });
    mass += weight;
    first += weight * theta;
    second += weight * theta ** 2;
  }
  const mean = first / mass;
  return { theta: mean, se: Math.sqrt(second / mass - mean ** 2) };
}

describe('EAP on the 40 nodes', () => {
  it('[TRI-3] the grid is 40 equally spaced nodes from -4 to 4', () => {
    expect(TRI_NODES).toHaveLength(40);
    expect(TRI_NODES[0]).toBe(-4);
    expect(TRI_NODES[39]).toBe(4);
    TRI_NODES.slice(1).forEach((node, i) => expect(node - (TRI_NODES[i] ?? 0)).toBeCloseTo(8 / 39, 12));
  });

  it('[TRI-3] all 32 patterns of five items agree with the definition written out', () => {
    for (let n = 0; n < 32; n += 1) {
      const expected = bruteForce(bits(n), 40, 4);
      const { theta, se } = estimateEap(attempt(bits(n)));
      expect(theta).toBeCloseTo(expected.theta, 10);
      expect(se).toBeCloseTo(expected.se, 10);
    }
  });

  it('[TRI-3] stays within 0.01 of the integral over a grid 500 times finer and wider', () => {
    for (let n = 0; n < 32; n += 1) {
      expect(Math.abs(estimateEap(attempt(bits(n))).theta - bruteForce(bits(n), 20_001, 8).theta)).toBeLessThan(0.01);
    }
  });

  it('[TRI-3] without items is the prior: mean 0, standard deviation just under 1', () => {
    const { theta, se } = estimateEap([]);
    expect(theta).toBeCloseTo(0, 12);
    expect(se).toBeGreaterThan(0.99);
    expect(se).toBeLessThan(1);
  });

  const anyItem = fc.record({
    a: fc.double({ min: 0.3, max: 5, noNaN: true }),
    b: fc.double({ min: -3, max: 4, noNaN: true }),
    c: fc.double({ min: 0, max: 0.4, noNaN: true }),
  });
  const anyAttempt = fc.array(fc.record({ tri: anyItem, acertou: fc.boolean() }), { minLength: 1, maxLength: 45 });

  it('[TRI-3] turning one wrong answer into a right one never lowers the ability', () => {
    fc.assert(
      fc.property(anyAttempt, fc.nat(), (responses, at) => {
        const index = at % responses.length;
        const withAnswer = (acertou: boolean) => responses.map((r, i) => (i === index ? { ...r, acertou } : r));
        expect(estimateEap(withAnswer(true)).theta).toBeGreaterThanOrEqual(
          estimateEap(withAnswer(false)).theta - 1e-12,
        );
      }),
    );
  });

  it('[TRI-3] does not depend on the order of the items and stays on the grid', () => {
    fc.assert(
      fc.property(anyAttempt, (responses) => {
        const { theta, se } = estimateEap(responses);
        expect(estimateEap([...responses].reverse()).theta).toBeCloseTo(theta, 9);
        expect(Math.abs(theta)).toBeLessThanOrEqual(4);
        expect(se).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('[TRI-3] survives items so extreme that their chance underflows', () => {
    const cruel = [
      { tri: { a: 400, b: 4, c: 0 }, acertou: true },
      { tri: { a: 400, b: -4, c: 0 }, acertou: false },
    ];
    const { theta, se } = estimateEap(cruel);
    expect(Number.isFinite(theta)).toBe(true);
    expect(Number.isFinite(se)).toBe(true);
  });
});

describe('score', () => {
  it.each<[name: string, area: TriArea, theta: number, nota: number]>([
    ['[TRI-4] LC at the mean', 'LC', 0, 500],
    ['[TRI-4] CH at the mean', 'CH', 0, 501.5],
    ['[TRI-4] CN at the mean', 'CN', 0, 501.1],
    ['[TRI-4] MT at the mean', 'MT', 0, 500],
    ['[TRI-4] MT one above', 'MT', 1, 629.7],
    ['[TRI-4] LC one below', 'LC', -1, 391.9],
    ['[TRI-4] just below a tie', 'MT', (512.25 - 500.02) / 129.646 - 1e-9, 512.2],
    ['[TRI-4] a tie goes up', 'MT', (512.25 - 500.02) / 129.646, 512.3],
  ])('%s', (_, area, theta, nota) => {
    expect(notaTri(area, theta)).toBe(nota);
  });

  const answers = items.map((tri, i) => ({ tri, acertou: i < 3, anulada: false }));

  it('[TRI-5] an annulled item changes nothing, right, wrong or not calibrated', () => {
    const without = scoreArea('CN', answers);
    for (const acertou of [true, false]) {
      expect(scoreArea('CN', [...answers, { tri: { a: 9, b: 0, c: 0 }, acertou, anulada: true }])).toEqual(without);
      expect(scoreArea('CN', [...answers, { tri: null, acertou, anulada: true }])).toEqual(without);
    }
    expect(without?.itens).toBe(5);
  });

  it.each([
    ['[TRI-6] one item not calibrated', [...answers, { tri: null, acertou: true, anulada: false }]],
    ['[TRI-6] nothing but annulled items', answers.map((answer) => ({ ...answer, anulada: true }))],
    ['[TRI-6] no item at all', []],
  ])('%s gives no score', (_, responses) => {
    expect(scoreArea('MT', responses)).toBeNull();
  });

  it('[TRI-7] the band is one standard error to each side on the score scale', () => {
    const score = scoreArea('MT', answers);
    const { k, d } = TRI_SCALE.MT;
    const { theta, se } = bruteForce([true, true, true, false, false], 40, 4);
    expect(score?.nota_tri).toBeCloseTo(k * theta + d, 0);
    expect(score?.nota_tri_min).toBeCloseTo(k * (theta - se) + d, 0);
    expect(score?.nota_tri_max).toBeCloseTo(k * (theta + se) + d, 0);
  });
});

it.each([
  ['[TRI-9] D 200 all calibrated items of the booklet', { itens: 45, calibrados: 45 }, true],
  ['[TRI-9] D 200 one item fewer', { itens: 44, calibrados: 45 }, false],
])('%s', (_, base, complete) => {
  expect(isBaseCompleta(base)).toBe(complete);
});

describe('the most of an exam', () => {
  const answers = items.map((tri) => ({ tri, anulada: false }));
  it('[TRI-10] is the score of who hits everything, and no attempt is above it', () => {
    const most = notaTriMaxima('MT', answers) ?? 0;
    for (let n = 0; n < 32; n += 1) {
      const score = scoreArea(
        'MT',
        attempt(bits(n)).map((one) => ({ ...one, anulada: false })),
      );
      expect(score?.nota_tri).toBeLessThanOrEqual(most);
    }
    expect(
      scoreArea(
        'MT',
        answers.map((one) => ({ ...one, acertou: true })),
      )?.nota_tri,
    ).toBe(most);
  });

  it('[TRI-10] leaves annulled items out, and is null where there is no score', () => {
    expect(notaTriMaxima('MT', [...answers, { tri: null, anulada: true }])).toBe(notaTriMaxima('MT', answers));
    expect(notaTriMaxima('MT', [{ tri: null, anulada: false }])).toBeNull();
  });
});
