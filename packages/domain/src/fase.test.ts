import { describe, expect, it } from 'vitest';

import {
  countFases,
  fasesBloqueadas,
  fasesNoMapa,
  isExecucaoDePratica,
  isExercicioBloqueado,
  isFaseBloqueada,
  isMelhorFase,
  melhorExecucao,
  proximaFase,
} from './fase.ts';

/** Phases in order 1, 2, 3 … with these stars; `null` is a phase without items. */
const fases = (...estrelas: (number | null)[]) =>
  estrelas.map((qtde_estrelas, i) => ({
    ordem_oic: i + 1,
    qtde_estrelas: qtde_estrelas ?? 0,
    qtde_itens_total: qtde_estrelas === null ? 0 : 5,
  }));

describe('fasesBloqueadas', () => {
  it.each([
    { name: '[FAS-1] the first is open', given: fases(0), locked: [] },
    { name: '[FAS-1] no star keeps the next shut', given: fases(0, 0, 0), locked: [2, 3] },
    { name: '[FAS-1] one star opens the next', given: fases(1, 0, 0), locked: [3] },
    { name: '[FAS-1] only the phase before counts', given: fases(3, 0, 3, 0), locked: [3] },
    { name: '[FAS-1] all with a star', given: fases(1, 2, 3), locked: [] },
    { name: '[FAS-1] the order is that of ordem_oic', given: [...fases(1, 0, 0)].reverse(), locked: [3] },
    { name: '[FAS-2] an empty phase after a star is passed over', given: fases(1, null, 0, 0), locked: [4] },
    { name: '[FAS-2] an empty phase after none is as shut as the next', given: fases(0, null, 0), locked: [2, 3] },
    { name: '[FAS-2] an empty first phase', given: fases(null, 0, 0), locked: [3] },
    { name: '[FAS-1] no phases', given: [], locked: [] },
  ])('$name', ({ given, locked }) => {
    expect([...fasesBloqueadas(given, false)].sort((a, b) => a - b)).toEqual(locked);
  });
});

it.each([
  { name: '[FAS-3] a student meets it locked', ordem: 2, viewsAsAluno: true, locked: true },
  { name: '[FAS-3] others meet it open', ordem: 2, viewsAsAluno: false, locked: false },
  { name: '[FAS-3] a student meets the first open', ordem: 1, viewsAsAluno: true, locked: false },
  { name: '[FAS-3] a phase that is not there is open to nobody', ordem: 9, viewsAsAluno: false, locked: true },
])('$name', ({ ordem, viewsAsAluno, locked }) => {
  expect(isFaseBloqueada(fases(0, 0), ordem, { viewsAsAluno, encerrado: false })).toBe(locked);
});

it('[FAS-7] in a roadmap that is over no phase is locked', () => {
  expect(fasesBloqueadas(fases(0, 0, 0), true)).toEqual(new Set());
  expect(isFaseBloqueada(fases(0, 0), 2, { viewsAsAluno: true, encerrado: true })).toBe(false);
  expect(isFaseBloqueada(fases(0, 0), 9, { viewsAsAluno: true, encerrado: true })).toBe(true);
});

it.each([
  { name: '[FAS-10] stars make it done', given: fases(3, 1, 0, 0), count: [4, 2] },
  { name: '[FAS-10] one without items does not count', given: fases(2, null, 0), count: [2, 1] },
  { name: '[FAS-10] no phases', given: [], count: [0, 0] },
])('$name', ({ given, count }) => {
  expect(Object.values(countFases(given))).toEqual(count);
});

describe('fasesNoMapa', () => {
  const student = { viewsAsAluno: true, encerrado: false };
  it.each([
    {
      name: '[FAS-11] the first without a star is the current one',
      given: fases(3, 0, 0),
      stands: 'feita atual bloqueada',
    },
    { name: '[FAS-11] nothing done yet', given: fases(0, 0), stands: 'atual bloqueada' },
    { name: '[FAS-11] all done', given: fases(1, 2), stands: 'feita feita' },
    {
      name: '[FAS-11] an empty phase is passed over',
      given: fases(1, null, 0, 0),
      stands: 'feita aberta atual bloqueada',
    },
    { name: '[FAS-11] a gap in front of a done one', given: fases(1, 0, 2), stands: 'feita atual feita' },
    {
      name: '[FAS-11] over',
      given: fases(1, 0, 0),
      viewer: { ...student, encerrado: true },
      stands: 'feita aberta aberta',
    },
    {
      name: '[FAS-3] others see where the student is, and nothing locked',
      given: fases(1, 0, 0),
      viewer: { ...student, viewsAsAluno: false },
      stands: 'feita atual aberta',
    },
  ])('$name', ({ given, viewer = student, stands }) => {
    expect([...fasesNoMapa(given, viewer).values()].join(' ')).toBe(stands);
  });
});

it.each([
  { name: '[FAS-8] no answer, over', bloqueado: false, respondido: false, encerrado: true, locked: false },
  { name: '[FAS-8] a wrong first try, open', bloqueado: false, respondido: true, encerrado: false, locked: false },
  { name: '[FAS-8] a wrong first try, over', bloqueado: false, respondido: true, encerrado: true, locked: true },
  { name: '[FAS-8] locked before the end', bloqueado: true, respondido: true, encerrado: false, locked: true },
])('$name', ({ bloqueado, respondido, encerrado, locked }) => {
  expect(isExercicioBloqueado({ bloqueado, respondido }, encerrado)).toBe(locked);
});

it.each([
  { name: '[FAS-9] all answers are practice', given: [true, true], pratica: true },
  { name: '[FAS-9] one counts', given: [true, false], pratica: false },
  { name: '[FAS-9] no answer', given: [], pratica: false },
])('$name', ({ given, pratica }) => {
  expect(isExecucaoDePratica(given.map((one) => ({ pratica: one })))).toBe(pratica);
});

it.each([
  { name: '[FAS-4] the next by order', ordem: 1, next: 2 },
  { name: '[FAS-4] over a gap', ordem: 3, next: 7 },
  { name: '[FAS-4] none after the last', ordem: 7, next: undefined },
])('$name', ({ ordem, next }) => {
  const given = [7, 2, 1, 3].map((ordem_oic) => ({ ordem_oic }));
  expect(proximaFase(given, ordem)?.ordem_oic).toBe(next);
});

const run = (estrelas: number, acertos: number) => ({ estrelas, acertos });

it.each([
  { name: '[FAS-5] D 202 the first run, with a hit', now: run(1, 1), before: [], better: true },
  { name: '[FAS-5] D 202 a first run without a hit', now: run(0, 0), before: [], better: false },
  { name: '[FAS-5] D 202 a first run with a hit and no star', now: run(0, 1), before: [], better: true },
  { name: '[FAS-5] D 202 again without a hit', now: run(0, 0), before: [run(0, 0)], better: false },
  { name: '[FAS-5] D 202 more hits with fewer stars', now: run(1, 5), before: [run(2, 3)], better: false },
  { name: '[FAS-5] D 202 more stars with fewer hits', now: run(3, 2), before: [run(2, 3)], better: true },
  { name: '[FAS-5] the same again', now: run(2, 3), before: [run(2, 3)], better: false },
  { name: '[FAS-5] one hit more', now: run(2, 4), before: [run(2, 3)], better: true },
  { name: '[FAS-5] one star more', now: run(3, 3), before: [run(2, 3)], better: true },
  { name: '[FAS-5] worse than an earlier one', now: run(2, 3), before: [run(3, 5), run(0, 0)], better: false },
])('$name', ({ now, before, better }) => {
  expect(isMelhorFase(now, before)).toBe(better);
});

it.each([
  { name: '[FAS-6] none', runs: [], best: null },
  { name: '[FAS-6] most stars', runs: [run(1, 9), run(3, 4)], best: run(3, 4) },
  { name: '[FAS-6] then most hits', runs: [run(2, 3), run(2, 4), run(1, 5)], best: run(2, 4) },
])('$name', ({ runs, best }) => {
  expect(melhorExecucao(runs)).toEqual(best);
});
