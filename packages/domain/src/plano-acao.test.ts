import { describe, expect, it } from 'vitest';

import type { ItemVerdict } from './nota.ts';
import {
  isMiss,
  planoDataFimMs,
  planoTopics,
  poolOf,
  secaoOf,
  type PlanoItem,
  type PoolQuestao,
} from './plano-acao.ts';

const item = (
  numero: number,
  objeto_conhecimento_id: number | null,
  verdict: ItemVerdict,
  desempenho_esperado: number | null = null,
): PlanoItem => ({ avaliacao_item_id: 100 + numero, numero, objeto_conhecimento_id, verdict, desempenho_esperado });

it.each([
  ['wrong', 'erro', true],
  ['blank', 'branco', true],
  ['right', 'acerto', false],
  ['annulled', 'anulada', false],
  ['bonus', 'bonificada', false],
  ['subjective', 'subjetiva', false],
] as const)('[PLA-1] %s', (_, verdict, miss) => {
  expect(isMiss(item(1, 1, verdict))).toBe(miss);
});

describe('planoTopics', () => {
  it.each<[string, PlanoItem[], number[]]>([
    ['nothing missed', [item(1, 7, 'acerto')], []],
    ['only annulled', [item(1, 7, 'anulada'), item(2, 7, 'bonificada')], []],
    ['a miss without a topic', [item(1, null, 'erro')], []],
    [
      'one of two before one of three',
      [item(1, 7, 'acerto'), item(2, 7, 'acerto'), item(3, 7, 'erro'), item(4, 8, 'branco'), item(5, 8, 'acerto')],
      [8, 7],
    ],
    [
      'an annulled item does not lift the share',
      [item(1, 7, 'erro'), item(2, 7, 'anulada'), item(3, 8, 'erro'), item(4, 8, 'acerto')],
      [7, 8],
    ],
    ['equal shares: the lower chance', [item(1, 7, 'erro', 0.6), item(2, 8, 'erro', 0.4)], [8, 7]],
    ['equal shares: unknown last', [item(1, 7, 'erro', null), item(2, 8, 'erro', 0.9)], [8, 7]],
    ['both unknown: the order of the exam', [item(2, 8, 'erro'), item(1, 7, 'erro')], [7, 8]],
    ['all equal: the order of the exam', [item(9, 8, 'erro', 0.5), item(3, 7, 'erro', 0.5)], [7, 8]],
  ])('[PLA-2] %s', (_, itens, topics) => {
    expect(planoTopics(itens).map((topic) => topic.objeto_conhecimento_id)).toEqual(topics);
  });

  it('[PLA-2] a topic carries its misses and the number of the first', () => {
    const [topic] = planoTopics([item(5, 7, 'branco'), item(2, 7, 'erro'), item(1, 7, 'acerto')]);
    expect(topic).toMatchObject({ prova_numero: 2, misses: [{ numero: 2 }, { numero: 5 }] });
  });

  it('[PLA-3] the list runs from Fundamentos to Aprofundamento', () => {
    const half = [item(1, 7, 'erro'), item(2, 7, 'acerto')];
    const threeQuarters = [3, 4, 5, 6].map((n) => item(n, 8, n === 6 ? 'erro' : 'acerto'));
    expect(planoTopics([...threeQuarters, ...half, item(7, 9, 'branco')]).map(({ secao }) => secao)).toEqual([
      'Fundamentos',
      'Prática',
      'Aprofundamento',
    ]);
  });
});

it.each([
  [0, 'Fundamentos'],
  [0.499, 'Fundamentos'],
  [0.5, 'Prática'],
  [0.749, 'Prática'],
  [0.75, 'Aprofundamento'],
])('[PLA-3] a share of %d is %s', (share, secao) => {
  expect(secaoOf(share)).toBe(secao);
});

describe('poolOf', () => {
  const NOW = Date.parse('2026-11-21T12:00:00Z');
  const released = { classEndsMs: [NOW - 200_000], heldUntilMs: null };
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
    ['[PLA-5] in tolerance', { exams: [{ classEndsMs: [NOW - 120_000], heldUntilMs: null }] }, 0],
    ['[PLA-5] just after tolerance', { exams: [{ classEndsMs: [NOW - 120_001], heldUntilMs: null }] }, 1],
    ['[PLA-5] held by staff', { exams: [{ ...released, heldUntilMs: NOW + 1 }] }, 0],
    ['[PLA-5] of a class without an end', { exams: [{ classEndsMs: [null], heldUntilMs: null }] }, 0],
    [
      '[PLA-5] of a released and a coming exam',
      { exams: [released, { classEndsMs: [NOW + 1], heldUntilMs: null }] },
      0,
    ],
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

it('[PLA-7] ends 30 days after it was made', () => {
  expect(planoDataFimMs(Date.parse('2026-11-21T12:00:00Z'))).toBe(Date.parse('2026-12-21T12:00:00Z'));
});
