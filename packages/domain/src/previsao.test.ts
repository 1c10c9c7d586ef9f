/** The expected abilities come from a plain product of probabilities over the nodes, worked out here. */
import { describe, expect, it } from 'vitest';

import {
  abilityAfterStudy,
  abilityOf,
  desempenhoProvavel,
  evidenceBefore,
  expectedHit,
  impactoOf,
  meanExpected,
  notaPrevista,
  type Evidence,
} from './previsao.ts';

const easy = { a: 1.2, b: -1, c: 0.2 };
const hard = { a: 1.6, b: 1.1, c: 0.15 };
const answer = (tri: Evidence['tri'], acertou: boolean): Evidence => ({ tri, acertou });

function eap(answers: readonly { tri: { a: number; b: number; c: number }; acertou: boolean }[]): number {
  const nodes = Array.from({ length: 40 }, (_, i) => -4 + (8 * i) / 39);
  const weights = nodes.map((theta) =>
    answers.reduce(
      (product, { tri: { a, b, c }, acertou }) => {
        const p = c + (1 - c) / (1 + Math.exp(-a * (theta - b)));
        return product * (acertou ? p : 1 - p);
      },
      Math.exp(-(theta ** 2) / 2),
    ),
  );
  const mass = weights.reduce((sum, weight) => sum + weight, 0);
  return nodes.reduce((sum, node, i) => sum + (node * (weights[i] ?? 0)) / mass, 0);
}

const near = (value: number | null): unknown => (value === null ? null : expect.closeTo(value, 9));

describe('ability', () => {
  const right = { tri: easy, acertou: true };
  const wrong = { tri: hard, acertou: false };

  it.each<[string, Evidence[], number | null]>([
    ['nothing answered', [], null],
    ['nothing calibrated', [answer(null, true)], null],
    ['one right', [right], eap([right])],
    ['right and wrong', [right, wrong], eap([right, wrong])],
    ['an item without calibration says nothing', [right, answer(null, false), wrong], eap([right, wrong])],
  ])('[PRV-1] %s', (_, evidence, theta) => {
    expect(abilityOf(evidence)).toEqual(near(theta));
  });

  it('[PRV-2] is estimated again with what was answered in phases', () => {
    const study = { tri: hard, acertou: true };
    expect(abilityAfterStudy([right, wrong], [study])).toBeCloseTo(eap([right, wrong, study]), 9);
    expect(abilityAfterStudy([right, wrong], [])).toBe(abilityOf([right, wrong]));
    expect(abilityAfterStudy([], [study])).toBeNull();
  });
});

describe('chances and grades', () => {
  it.each([
    // At θ = b the chance is c + (1 − c)/2; far below it is c; far above 1.
    ['at its difficulty', hard, 1.1, 0.575],
    ['far below', hard, -40, 0.15],
    ['far above', easy, 40, 1],
  ])('[PRV-3] %s', (_, tri, theta, chance) => {
    expect(expectedHit(tri, theta)).toBeCloseTo(chance, 9);
  });

  it('[PRV-3] is unknown without ability or calibration', () => {
    expect([expectedHit(null, 0), expectedHit(easy, null)]).toEqual([null, null]);
  });

  it.each<[string, (number | null)[], number | null]>([
    ['the mean', [0.5, 1], 0.75],
    ['one missing', [0.5, null], null],
    ['none', [], null],
  ])('[PRV-4] [PRV-5] [PRV-6] %s', (_, chances, mean) => {
    expect(meanExpected(chances)).toBe(mean);
    expect(notaPrevista(chances, 1000)).toBe(mean === null ? null : 750);
    expect(desempenhoProvavel(chances)).toBe(mean === null ? null : 75);
  });

  it.each([
    [48, 71, 23],
    [71, 48, -23],
    [null, 71, null],
    [48, null, null],
  ])('[PRV-7] from %s to %s is %s', (inicial, final, impacto) => {
    expect(impactoOf(inicial, final)).toBe(impacto);
  });
});

it.each<[string, 1 | 2, number[]]>([
  ['[PRV-8] an action plan: its own exam', 2, [10]],
  ['[PRV-8] a roadmap: other exams, closed before it was made', 1, [20]],
])('%s', (_, tipo, exams) => {
  const row = (turma_avaliacao_id: number, encerradaMs: number) => ({
    ...answer(easy, true),
    turma_avaliacao_id,
    encerradaMs,
  });
  const rows = [row(10, 99), row(20, 99), row(30, 100), row(40, 101)];
  const found = evidenceBefore(rows, { tipo, turma_avaliacao_id: 10, criadaMs: 100 });
  expect(found.map(({ turma_avaliacao_id }) => turma_avaliacao_id)).toEqual(exams);
});
