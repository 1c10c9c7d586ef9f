import { describe, expect, it } from 'vitest';

import { CUSTO_PULAR, custoVidas, moedasSteps, vezPaga } from './moedas.ts';

const sum = (steps: readonly number[]) => steps.reduce((total, step) => total + step, 0);

describe('moedasSteps', () => {
  it.each([
    { name: 'first try', vez: 1, plano: false, moedas: 20 },
    { name: 'second try', vez: 2, plano: false, moedas: 10 },
  ] as const)('[MOE-1] $name in a roadmap: $moedas', ({ vez, plano, moedas }) => {
    expect(sum(moedasSteps(vez, plano))).toBe(moedas);
  });

  it.each([
    { name: 'first try', vez: 1, plano: true, moedas: 40 },
    { name: 'second try', vez: 2, plano: true, moedas: 20 },
  ] as const)('[MOE-2] $name in an action plan: $moedas', ({ vez, plano, moedas }) => {
    expect(sum(moedasSteps(vez, plano))).toBe(moedas);
  });

  it.each([
    { name: 'second try, then first: the difference', runs: [2, 1], paid: [10, 10] },
    { name: 'first try, then second: nothing more', runs: [1, 2], paid: [20, 0] },
    { name: 'the same again: nothing more', runs: [1, 1, 2, 1], paid: [20, 0, 0, 0] },
    { name: 'second try twice, then first', runs: [2, 2, 1], paid: [10, 0, 10] },
  ] as const)('[MOE-3] each step is paid once: $name', ({ runs, paid }) => {
    const had = new Set<number>();
    const payments = runs.map((vez) => {
      const fresh = moedasSteps(vez, false).filter((_, step) => !had.has(step));
      for (const step of moedasSteps(vez, false).keys()) had.add(step);
      return sum(fresh);
    });
    expect(payments).toEqual(paid);
  });
});

it('[MOE-4] skipping costs 15', () => {
  expect(CUSTO_PULAR).toBe(15);
});

it.each([
  [5, 0],
  [4, 20],
  [1, 80],
  [0, 100],
])('[MOE-5] with %i lives a refill costs %i', (vidas, custo) => {
  expect(custoVidas(vidas)).toBe(custo);
});

it.each([
  ['[MOE-6] a first try', 1, {}, false, 1],
  ['[MOE-6] a first try with the key seen for free is a second', 1, { gratis: true }, false, 2],
  ['[MOE-6] also in an action plan', 1, { gratis: true }, true, 2],
  ['[MOE-6] a second try', 2, { gratis: true }, false, 2],
  ['[MOE-7] a key shown by a release makes it a second in a roadmap', 1, { liberada: true }, false, 2],
  ['[MOE-7] in an action plan it stays a first', 1, { liberada: true }, true, 1],
  ['[MOE-7] a second try stays one in an action plan', 2, { liberada: true }, true, 2],
] as const)('%s', (_, vez, vista, plano, paga) => {
  expect(vezPaga(vez, { gratis: false, liberada: false, ...vista }, plano)).toBe(paga);
});
