import { expect, it } from 'vitest';

import type { Dificuldade } from './dificuldade.ts';
import { niveisDoRascunho, ritmoDoRascunho } from './rascunho-equilibrio.ts';
import type { RascunhoDia } from './rascunho.ts';

const day = (duracao_minutos: number, lugares: number, proposta_redacao_id: number | null = null): RascunhoDia => ({
  dia_prova: 1,
  bateria: 1,
  duracao_minutos,
  proposta_redacao_id,
  itens: Array.from({ length: lugares }, (_, index) => ({
    questao_id: index + 1,
    numero: index + 1,
    lingua_estrangeira: null,
    pontuacao: null,
    bloco: 1,
  })),
});

it.each<[string, RascunhoDia, string[]]>([
  ['2 minutes each', day(20, 10), []],
  ['a little less', day(19, 10), ['tempo_curto']],
  ['6 minutes each', day(60, 10), []],
  ['a little more', day(61, 10), ['tempo_longo']],
  ['much more beside an essay', day(120, 10, 7), []],
  ['an essay alone', day(60, 0, 7), []],
])('[MON-13] %s', (_name, dia, expected) => {
  expect(ritmoDoRascunho({ dias: [dia] }).map(({ codigo }) => codigo)).toEqual(expected);
});

it('[MON-13] a pair of languages is one place', () => {
  const pair = day(20, 10);
  const itens = [
    ...pair.itens,
    { questao_id: 99, numero: 10, lingua_estrangeira: 2 as const, pontuacao: null, bloco: 1 },
  ];
  expect(ritmoDoRascunho({ dias: [{ ...pair, itens }] })).toEqual([]);
});

const levels = (...counts: readonly [number, Dificuldade | null][]) =>
  counts.flatMap(([count, nivel]) => Array.from({ length: count }, () => nivel));

it.each<[string, (Dificuldade | null)[], unknown[]]>([
  ['half of one level', levels([2, 'facil'], [2, 'medio']), []],
  ['more than half', levels([3, 'facil'], [2, 'medio']), [{ nivel: 'facil', quantas: 3, total: 5 }]],
  [
    'unknown levels do not count',
    levels([3, 'facil'], [2, 'medio'], [5, null]),
    [{ nivel: 'facil', quantas: 3, total: 5 }],
  ],
  ['three of one level are too few to say', levels([3, 'facil']), []],
  ['four of one level', levels([4, 'dificil']), [{ nivel: 'dificil', quantas: 4, total: 4 }]],
])('[MON-13] %s', (_name, niveis, expected) => {
  expect(niveisDoRascunho(niveis).map(({ dados }) => dados)).toEqual(expected);
});
