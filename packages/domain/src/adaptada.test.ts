import { expect, it } from 'vitest';

import {
  cicloRetornado,
  countBosses,
  sumExercicios,
  tipoAvaliacaoOf,
  tipoConteudoV1,
  tipoTrilhaOf,
} from './adaptada.ts';

it.each([
  ['roteiro_estudos', 1],
  ['RoteiroEstudo', 1],
  ['plano_acoes', 2],
  ['PlanoAcao', 2],
  ['roteiroestudo', null],
  ['constructor', null],
  ['', null],
])('[ADA-1] %s is type %s', (segmento, tipo) => {
  expect(tipoTrilhaOf(segmento)).toBe(tipo);
});

it('[ADA-1] types have the names of the contract', () => {
  expect([tipoAvaliacaoOf(1), tipoAvaliacaoOf(2)]).toEqual(['RoteiroEstudo', 'PlanoAcao']);
});

it.each([
  ['video', 'video'],
  ['podcast', 'podcast'],
  ['artigo', 'artigo'],
  ['site', 'artigo'],
  ['mapa_mental', 'artigo'],
  ['artigo_pedagogico', 'artigo'],
  ['jogo_educativo', 'artigo'],
  ['pea', 'artigo'],
  ['atividade_embasamento', 'artigo'],
])('[ADA-2] %s is shown as %s', (tipo, shown) => {
  expect(tipoConteudoV1(tipo)).toBe(shown);
});

const counts = (a: number, b: number, c: number, d: number) => ({
  qtde_estrelas_possiveis: a,
  qtde_estrelas_conquistadas: b,
  qtde_itens_possiveis: c,
  qtde_itens_respondidos: d,
});

it('[ADA-3] counts add up field by field, and nothing is zero', () => {
  expect(sumExercicios([counts(12, 5, 20, 9), counts(3, 1, 4, 2)])).toEqual(counts(15, 6, 24, 11));
  expect(sumExercicios([])).toEqual(counts(0, 0, 0, 0));
});

it('[ADA-4] a Boss counts where there is one, and is finished won or lost', () => {
  const all = countBosses(['bloqueado', 'desbloqueado', 'iniciado', 'venceu', 'perdeu', null]);
  expect(all).toEqual({ qtde_boss: 5, qtde_boss_finalizado: 2, qtde_boss_vencido: 1 });
});

const ciclo = (id: number, ano: number, numero_referencia: number, aberto: boolean, fim: string | null = null) => ({
  id,
  ano,
  numero_referencia,
  aberto,
  proximo_fim: fim === null ? null : new Date(fim),
  de_hoje: false,
});
const old = ciclo(30, 2025, 4, true);
const first = ciclo(31, 2026, 1, true);
const second = ciclo(29, 2026, 2, false);
const thisWeek = ciclo(41, 2026, 4, true, '2026-11-28T12:00Z');
const nextYear = ciclo(42, 2027, 1, true, '2027-01-02T12:00Z');
const sameEnd = ciclo(43, 2027, 2, true, '2026-11-28T12:00Z');

it.each([
  { name: '[ADA-5] the one asked for', ciclos: [old, first, second], asked: 29, id: 29 },
  {
    name: '[ADA-6] asked for one that has nothing: the newest still open',
    ciclos: [old, first, second],
    asked: 99,
    id: 31,
  },
  { name: '[ADA-6] none asked', ciclos: [old, first, second], asked: null, id: 31 },
  { name: '[ADA-6] all over: the newest', ciclos: [ciclo(1, 2026, 1, false), second], asked: null, id: 29 },
  { name: '[ADA-6] the year goes before the number', ciclos: [old, ciclo(40, 2026, 1, true)], asked: null, id: 40 },
  {
    name: '[ADA-6] the exam of this week goes before a later cycle',
    ciclos: [thisWeek, nextYear],
    asked: null,
    id: 41,
  },
  {
    name: '[ADA-6] a study roadmap goes before a newer action plan',
    ciclos: [thisWeek, { ...nextYear, proximo_fim: null }],
    asked: null,
    id: 41,
  },
  {
    name: '[ADA-6] the cycle of today goes before a roadmap that ends next',
    ciclos: [thisWeek, { ...nextYear, proximo_fim: null, de_hoje: true }],
    asked: null,
    id: 42,
  },
  {
    name: '[ADA-5] the one asked for goes before the cycle of today',
    ciclos: [thisWeek, { ...nextYear, de_hoje: true }],
    asked: 41,
    id: 41,
  },
  { name: '[ADA-6] two that end together: the newest', ciclos: [thisWeek, sameEnd], asked: null, id: 43 },
  { name: '[ADA-6] none at all', ciclos: [], asked: 3, id: undefined },
])('$name', ({ ciclos, asked, id }) => {
  expect(cicloRetornado(ciclos, asked)?.id).toBe(id);
});
