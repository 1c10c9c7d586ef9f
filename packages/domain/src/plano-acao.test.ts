import { describe, expect, it } from 'vitest';

import type { ItemVerdict } from './nota.ts';
import { isMiss, planoDataFimMs, planoTopics, roteiroDataFimMs, secaoOf, type PlanoItem } from './plano-acao.ts';

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

it('[PLA-7] ends 30 days after it was made', () => {
  expect(planoDataFimMs(Date.parse('2026-11-21T12:00:00Z'))).toBe(Date.parse('2026-12-21T12:00:00Z'));
});

it.each([
  ['before the exam', 1000, 999, 1000],
  ['as it begins', 1000, 1000, null],
  ['without a date', null, 0, null],
])('[PLA-8] %s', (_, inicio, now, fim) => {
  expect(roteiroDataFimMs(inicio, now)).toBe(fim);
});
