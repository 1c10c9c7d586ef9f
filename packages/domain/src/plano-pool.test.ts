import { describe, expect, it } from 'vitest';

import { gabaritoReleaseMs } from './gabarito.ts';
import { poolOf, type PoolQuestao } from './plano-pool.ts';

describe('poolOf', () => {
  const NOW = Date.parse('2026-11-21T12:00:00Z');
  const exam = (endMs: number | null, heldUntilMs: number | null = null) => ({
    liberadoEmMs: gabaritoReleaseMs({ classEndsMs: [endMs], heldUntilMs }),
  });
  const released = exam(NOW - 200_000);
  const questao = (questao_id: number, more: Partial<PoolQuestao> = {}): PoolQuestao => ({
    questao_id,
    subjetiva: false,
    tem_gabarito: true,
    na_prova: false,
    tri_b: null,
    dificuldade: null,
    exams: [],
    ...more,
  });

  it.each<[string, Partial<PoolQuestao>, number]>([
    ['[PLA-4] of no exam', {}, 1],
    ['[PLA-4] of the exam itself', { na_prova: true, exams: [released] }, 0],
    ['[PLA-4] subjective', { subjetiva: true }, 0],
    ['[PLA-4] without a key', { tem_gabarito: false }, 0],
    ['[PLA-5] of a released exam', { exams: [released] }, 1],
    ['[PLA-5] in tolerance', { exams: [exam(NOW - 120_000)] }, 0],
    ['[PLA-5] just after tolerance', { exams: [exam(NOW - 120_001)] }, 1],
    ['[PLA-5] held by staff', { exams: [exam(NOW - 200_000, NOW + 1)] }, 0],
    ['[PLA-5] of a class without an end', { exams: [exam(null)] }, 0],
    ['[PLA-5] of a released and a coming exam', { exams: [released, exam(NOW + 1)] }, 0],
  ])('%s', (_, more, count) => {
    expect(poolOf([questao(1, more)], NOW)).toHaveLength(count);
  });

  it('[PLA-6] easiest first: by level, then b, then id, unknown last', () => {
    const list = [
      questao(1),
      questao(2, { dificuldade: 'dificil' }),
      questao(3, { tri_b: 0.7 }),
      questao(4, { dificuldade: 'medio' }),
      questao(5, { tri_b: -0.5, dificuldade: 'dificil' }),
      questao(6, { tri_b: -2 }),
      questao(7, { dificuldade: 'facil' }),
      questao(8, { tri_b: 0.7 }),
    ];
    expect(poolOf(list, NOW)).toEqual([6, 5, 7, 3, 8, 4, 2, 1]);
  });

  it('[PLA-6] at most ten', () => {
    expect(
      poolOf(
        Array.from({ length: 11 }, (_, i) => questao(11 - i)),
        NOW,
      ),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});
