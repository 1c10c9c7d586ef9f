import { describe, expect, it } from 'vitest';

import {
  BOSS_RULES,
  bossDuracaoSeconds,
  isBossDesbloqueado,
  isBossVencidoPeloTempo,
  readBossRules,
  statusBoss,
  statusBossExibido,
  statusBossNaLista,
  type BossTentativa,
} from './boss.ts';

/** Phases in order 1, 2, 3 … with these stars; `null` is a phase without items. */
const fases = (...estrelas: (number | null)[]) =>
  estrelas.map((qtde_estrelas, i) => ({
    ordem_oic: i + 1,
    qtde_estrelas: qtde_estrelas ?? 0,
    qtde_itens_total: qtde_estrelas === null ? 0 : 5,
  }));

it.each([
  { name: '[BOS-1] the last phase has a star', given: fases(0, 0, 1), open: true },
  { name: '[BOS-1] the last has none, the others all', given: fases(3, 3, 0), open: false },
  { name: '[BOS-1] the last by ordem_oic, not by place', given: [...fases(3, 0)].reverse(), open: false },
  { name: '[BOS-1] the only phase', given: fases(1), open: true },
  { name: '[BOS-1] a last phase without items is passed over', given: fases(1, null), open: true },
  { name: '[BOS-1] no phases', given: [], open: false },
  { name: '[BOS-1] only empty phases', given: fases(null), open: false },
])('$name', ({ given, open }) => {
  expect(isBossDesbloqueado(given)).toBe(open);
});

const none: BossTentativa = { iniciadoEmMs: null, prazoEmMs: null, encerradoEmMs: null, venceu: null };
const started: BossTentativa = { ...none, iniciadoEmMs: 1000, prazoEmMs: 5000 };
const ended = (venceu: boolean): BossTentativa => ({ ...started, encerradoEmMs: 4000, venceu });

describe('statusBoss', () => {
  it.each([
    { name: '[BOS-2] no attempt, last phase without a star', tentativa: null, given: fases(3, 0), status: 'bloqueado' },
    { name: '[BOS-2] no attempt, last phase with one', tentativa: null, given: fases(3, 1), status: 'desbloqueado' },
    { name: '[BOS-2] granted, not started, locked', tentativa: none, given: fases(0), status: 'bloqueado' },
    { name: '[BOS-2] granted, not started', tentativa: none, given: fases(1), status: 'desbloqueado' },
    { name: '[BOS-2] started', tentativa: started, given: fases(1), status: 'iniciado' },
    { name: '[BOS-2] started, the phases play no part', tentativa: started, given: fases(0), status: 'iniciado' },
    { name: '[BOS-2] won', tentativa: ended(true), given: fases(0), status: 'venceu' },
    { name: '[BOS-2] lost', tentativa: ended(false), given: fases(1), status: 'perdeu' },
  ])('$name', ({ tentativa, given, status }) => {
    expect(statusBoss(tentativa, given, false)).toBe(status);
  });

  it.each([
    { name: '[BOS-18] not begun', tentativa: null, status: 'bloqueado' },
    { name: '[BOS-18] granted, not begun', tentativa: none, status: 'bloqueado' },
    { name: '[BOS-18] begun before the end', tentativa: started, status: 'iniciado' },
    { name: '[BOS-18] won', tentativa: ended(true), status: 'venceu' },
    { name: '[BOS-18] lost', tentativa: ended(false), status: 'perdeu' },
  ])('$name, and the roadmap is over', ({ tentativa, status }) => {
    expect(statusBoss(tentativa, fases(1), true)).toBe(status);
  });
});

it.each([
  { name: '[BOS-3] not started', tentativa: none, nowMs: 9999, over: false },
  { name: '[BOS-3] before the last instant', tentativa: started, nowMs: 4999, over: false },
  { name: '[BOS-3] at the last instant', tentativa: started, nowMs: 5000, over: true },
  { name: '[BOS-3] closed before', tentativa: ended(true), nowMs: 9999, over: false },
])('$name', ({ tentativa, nowMs, over }) => {
  expect(isBossVencidoPeloTempo(tentativa, nowMs)).toBe(over);
});

const aluno = { viewsAsAluno: true, encerrado: false };
const equipe = { viewsAsAluno: false, encerrado: false };
it.each([
  {
    name: '[BOS-4] stored locked, unlocked by now',
    status: 'bloqueado',
    given: fases(1),
    viewer: aluno,
    shown: 'desbloqueado',
  },
  {
    name: '[BOS-4] stored unlocked, locked by now',
    status: 'desbloqueado',
    given: fases(0),
    viewer: aluno,
    shown: 'bloqueado',
  },
  {
    name: '[BOS-4] others meet it unlocked',
    status: 'bloqueado',
    given: fases(0),
    viewer: equipe,
    shown: 'desbloqueado',
  },
  {
    name: '[BOS-18] not begun when the roadmap ended',
    status: 'desbloqueado',
    given: fases(1),
    viewer: { ...aluno, encerrado: true },
    shown: 'bloqueado',
  },
  {
    name: '[BOS-18] others look at it as before the end',
    status: 'bloqueado',
    given: fases(1),
    viewer: { ...equipe, encerrado: true },
    shown: 'desbloqueado',
  },
  {
    name: '[BOS-18] lost stays after the end',
    status: 'perdeu',
    given: fases(1),
    viewer: { ...aluno, encerrado: true },
    shown: 'perdeu',
  },
  { name: '[BOS-4] started stays', status: 'iniciado', given: fases(0), viewer: aluno, shown: 'iniciado' },
  { name: '[BOS-4] won stays', status: 'venceu', given: fases(0), viewer: equipe, shown: 'venceu' },
  { name: '[BOS-4] lost stays', status: 'perdeu', given: fases(1), viewer: aluno, shown: 'perdeu' },
] as const)('$name', ({ status, given, viewer, shown }) => {
  expect(statusBossExibido(status, given, viewer)).toBe(shown);
});

it.each([
  { name: '[BOS-22] a student sees it locked', status: 'bloqueado', viewsAsAluno: true, shown: 'bloqueado' },
  { name: '[BOS-22] others see it unlocked', status: 'bloqueado', viewsAsAluno: false, shown: 'desbloqueado' },
  { name: '[BOS-22] a lost one stays lost', status: 'perdeu', viewsAsAluno: false, shown: 'perdeu' },
] as const)('$name', ({ status, viewsAsAluno, shown }) => {
  expect(statusBossNaLista(status, viewsAsAluno)).toBe(shown);
});

it('[BOS-5] without settings: 60 percent, 20 minutes, 10 items, 20 coins a hit on a win and 5 on a loss', () => {
  const rules = {
    percentual_vitoria: 60,
    duracao_segundos: 1200,
    qtde_itens: 10,
    moedas_vitoria: 20,
    moedas_derrota: 5,
  };
  for (const read of [BOSS_RULES, readBossRules(undefined), readBossRules(null), readBossRules('x')])
    expect(read).toEqual(rules);
});

it.each([
  ['percentual_vitoria', 1, 100, 0, 101],
  ['duracao_segundos', 60, 14_400, 59, 14_401],
  ['qtde_itens', 1, 100, 0, 101],
  ['moedas_vitoria', 0, 1000, -1, 1001],
  ['moedas_derrota', 0, 1000, -1, 1001],
])('[BOS-5] %s from %i to %i; %i and %i keep the default', (name, least, most, under, over) => {
  const read = (value: unknown) => new Map(Object.entries(readBossRules({ [name]: value }))).get(name);
  const standard = read(undefined);
  expect([read(least), read(most)]).toEqual([least, most]);
  for (const wrong of [under, over, 1.5, '7', Number.NaN]) expect(read(wrong)).toBe(standard);
});

it.each([
  ['[BOS-6] no accommodation', 1, 1200],
  ['[BOS-6] half as much again', 1.5, 1800],
  ['[BOS-6] a fraction of a second is given', 1.0001, 1201],
])('%s', (_, fator, seconds) => {
  expect(bossDuracaoSeconds(BOSS_RULES, fator)).toBe(seconds);
});
