import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { BOSS_MAX_ITENS, sorteioBoss, type SorteioItem } from './boss-sorteio.ts';

const seed = { turma_aluno_id: 7, trilha_id: 1001, numero: 1 };

/** Pools with these questions, ids by place from 1. */
function pools(...questoes: readonly (readonly number[])[]): SorteioItem[][] {
  let id = 0;
  return questoes.map((fase) => fase.map((questao_id) => ({ id: (id += 1), questao_id })));
}
const questoesOf = (items: readonly SorteioItem[]) => items.map(({ questao_id }) => questao_id).sort((a, b) => a - b);

it.each([
  { name: '[BOS-11] fewer than asked: all of them', fases: pools([1, 2], [3]), quantos: 10, drawn: 3 },
  { name: '[BOS-11] as many as asked', fases: pools([1, 2, 3], [4, 5, 6]), quantos: 4, drawn: 4 },
  { name: '[BOS-10] more phases than asked: one of each', fases: pools([1], [2], [3]), quantos: 2, drawn: 3 },
  { name: '[BOS-10] an empty phase gives none', fases: pools([], [1, 2], []), quantos: 10, drawn: 2 },
  { name: '[BOS-12] the same question in two phases once', fases: pools([1], [1]), quantos: 10, drawn: 1 },
  { name: '[BOS-11] nothing to draw', fases: pools([]), quantos: 10, drawn: 0 },
])('$name', ({ fases, quantos, drawn }) => {
  expect(sorteioBoss(fases, quantos, seed)).toHaveLength(drawn);
});

it('[BOS-10] never more than an attempt may have, however many phases', () => {
  const fases = pools(...Array.from({ length: 130 }, (_, i) => [i]));
  expect(sorteioBoss(fases, 10, seed)).toHaveLength(100);
  expect(BOSS_MAX_ITENS).toBe(100);
});

/** Up to 15 phases of up to 12 questions out of 40: shared ones are common. */
const arbFases = fc
  .array(fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }), { maxLength: 15 })
  .map((questoes) => pools(...questoes));
const id = fc.integer({ min: 1, max: 2 ** 40 });
const arbSeed = fc.record({ turma_aluno_id: id, trilha_id: id, numero: fc.integer({ min: 1, max: 99 }) });

describe('any draw', () => {
  const check = (holds: (fases: SorteioItem[][], quantos: number, drawn: readonly SorteioItem[]) => void) =>
    fc.assert(
      fc.property(arbFases, fc.integer({ min: 1, max: 20 }), arbSeed, (fases, quantos, by) =>
        holds(fases, quantos, sorteioBoss(fases, quantos, by)),
      ),
      { seed: 20261121, numRuns: 1000 },
    );

  it('[BOS-10] has a question of every phase that has any', () =>
    check((fases, _, drawn) => {
      const met = new Set(questoesOf(drawn));
      for (const fase of fases.filter(({ length }) => length > 0))
        expect(fase.some(({ questao_id }) => met.has(questao_id))).toBe(true);
    }));

  it('[BOS-11] has as many as asked, or all there are, or one for each phase', () =>
    check((fases, quantos, drawn) => {
      const all = new Set(questoesOf(fases.flat())).size;
      const filled = fases.filter(({ length }) => length > 0).length;
      expect(drawn.length).toBeGreaterThanOrEqual(Math.min(quantos, all));
      expect(drawn.length).toBeLessThanOrEqual(Math.max(Math.min(quantos, all), filled));
    }));

  it('[BOS-12] has each question once, and only items of the pool', () =>
    check((fases, _, drawn) => {
      expect(new Set(questoesOf(drawn)).size).toBe(drawn.length);
      const pool = new Set(fases.flat());
      expect(drawn.every((item) => pool.has(item))).toBe(true);
    }));

  it('[BOS-13] is the same again, in whatever order the pools are read', () => {
    fc.assert(
      fc.property(arbFases, arbSeed, (fases, by) => {
        const again = fases.map((fase) => [...fase].reverse());
        expect(sorteioBoss(again, 10, by)).toEqual(sorteioBoss(fases, 10, by));
      }),
      { seed: 20261121 },
    );
  });
});

it('[BOS-13] two students rarely meet the same items, and each item has its chance', () => {
  const fases = pools(...Array.from({ length: 4 }, (_, f) => Array.from({ length: 10 }, (_item, i) => f * 10 + i)));
  const draws = Array.from({ length: 2000 }, (_, turma_aluno_id) =>
    sorteioBoss(fases, 10, { ...seed, turma_aluno_id }),
  );
  const seen = new Map<number, number>();
  for (const { questao_id } of draws.flat()) seen.set(questao_id, (seen.get(questao_id) ?? 0) + 1);
  // 2,000 draws of 10 out of 40: 500 of each expected, standard deviation about 19.
  expect(seen.size).toBe(40);
  for (const times of seen.values()) expect(Math.abs(times - 500)).toBeLessThan(120);
  expect(new Set(draws.map((draw) => questoesOf(draw).join())).size).toBeGreaterThan(1990);
  const other = sorteioBoss(fases, 10, { ...seed, numero: 2 });
  expect(questoesOf(other)).not.toEqual(questoesOf(sorteioBoss(fases, 10, seed)));
});
