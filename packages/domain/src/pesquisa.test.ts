import { expect, it } from 'vitest';

import { mayAskPesquisa, npsOf, type PesquisaInput } from './pesquisa.ts';

const now = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;
const free: PesquisaInput = { ligada: true, emVisao: false, provaAberta: false, ultimaMs: null, nowMs: now };

it.each<[name: string, given: Partial<PesquisaInput>, asked: boolean]>([
  ['[PES-1] switched on', {}, true],
  ['[PES-1] switched off by the school', { ligada: false }, false],
  ["[PES-2] in a student's view", { emVisao: true }, false],
  ['[PES-3] during an exam', { provaAberta: true }, false],
  ['[PES-4] a millisecond too early', { ultimaMs: now - 90 * DAY + 1 }, false],
  ['[PES-4] 90 days later', { ultimaMs: now - 90 * DAY }, true],
  ['[PES-4] just asked', { ultimaMs: now }, false],
])('%s', (_, given, asked) => {
  expect(mayAskPesquisa({ ...free, ...given })).toBe(asked);
});

it.each([
  ['[PES-5] without answers', 0, 0, 0, null],
  ['[PES-5] only promoters', 3, 3, 0, 100],
  ['[PES-5] only detractors', 2, 0, 2, -100],
  ['[PES-5] as many of each', 4, 2, 2, 0],
  ['[PES-5] one promoter of four, the others neutral', 4, 1, 0, 25],
])('%s', (_, total, promotores, detratores, nps) => {
  expect(npsOf(total, promotores, detratores)).toBe(nps);
});
