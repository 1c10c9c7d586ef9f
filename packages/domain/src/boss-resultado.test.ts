import { expect, it } from 'vitest';

import { acertosParaVencer, bossMoedasToPay, bossResultado, isBossTimeOver } from './boss-resultado.ts';
import { BOSS_RULES } from './boss.ts';

it.each([
  ['[BOS-8] six of ten win', 6, 10, true, 60, 120],
  ['[BOS-8] five of ten lose', 5, 10, false, 50, 25],
  ['[BOS-7] nothing answered', 0, 10, false, 0, 0],
  ['[BOS-8] just under, unrounded', 59, 99, false, (59 * 100) / 99, 295],
  ['[BOS-8] two thirds', 2, 3, true, 200 / 3, 40],
  ['[BOS-9] all of ten', 10, 10, true, 100, 200],
  ['[BOS-9] one of ten', 1, 10, false, 10, 5],
  ['[BOS-7] no items', 0, 0, false, 0, 0],
])('%s', (_, acertos, itens, venceu, desempenho, moedas) => {
  expect(bossResultado({ acertos, itens }, BOSS_RULES)).toEqual({ venceu, desempenho, moedas });
});

it.each([
  ['[BOS-14] a first attempt pays all', 200, 0, 200],
  ['[BOS-14] a better one pays the gain', 200, 25, 175],
  ['[BOS-14] an equal one pays nothing', 120, 120, 0],
  ['[BOS-14] a worse one takes nothing back', 25, 120, 0],
])('%s', (_, earned, before, paid) => {
  expect(bossMoedasToPay(earned, before)).toBe(paid);
});

const INICIO = '2026-11-27T18:00:00Z';

it.each([
  ['[BOS-23] to its last second', INICIO, '2026-11-27T18:20:00Z', true],
  ['[BOS-23] closed a little later', INICIO, '2026-11-27T18:20:04Z', true],
  ['[BOS-23] a second before', INICIO, '2026-11-27T18:19:59Z', false],
  ['[BOS-23] another time zone', INICIO, '2026-11-27T15:20:00-03:00', true],
  ['[BOS-23] still running', INICIO, null, false],
  ['[BOS-23] not begun', null, null, false],
])('%s', (_, data_inicio, data_fim, over) => {
  expect(isBossTimeOver({ data_inicio, data_fim, tempo_total: 1200 })).toBe(over);
});

it.each([
  [10, 60, 6],
  [10, 61, 7],
  [7, 60, 5],
  [3, 100, 3],
  [3, 1, 1],
  [100, 29, 29],
])('[BOS-25] of %i items %i percent are won by hit %i', (itens, percentual_vitoria, acertos) => {
  expect(acertosParaVencer(itens, percentual_vitoria)).toBe(acertos);
  const rules = { ...BOSS_RULES, percentual_vitoria };
  expect(bossResultado({ acertos, itens }, rules).venceu).toBe(true);
  expect(bossResultado({ acertos: acertos - 1, itens }, rules).venceu).toBe(false);
});
