import { describe, expect, it } from 'vitest';

import { calmoPasso, nextAvaliacao } from './calmo-passo.ts';

const ZONE = 'America/Sao_Paulo';
const NOW = Date.parse('2026-11-21T15:00:00-03:00');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const exam = (startMs: number, changes: { finishedMs?: number; realizado_online?: boolean } = {}) => ({
  startMs,
  endMs: startMs + 5 * HOUR,
  finishedMs: null,
  realizado_online: true,
  ...changes,
});

describe('the exam that comes next', () => {
  it.each([
    { case: 'the nearest of two', starts: [exam(NOW + 9 * DAY), exam(NOW + 3 * DAY)], at: 3 * DAY },
    { case: 'one in class that goes on', starts: [exam(NOW - HOUR, { realizado_online: false })], at: -HOUR },
    { case: 'not one that was handed in', starts: [exam(NOW - HOUR, { finishedMs: NOW })], at: undefined },
    { case: 'not one that is over', starts: [exam(NOW - 9 * DAY)], at: undefined },
    { case: 'none', starts: [], at: undefined },
  ])('[PAS-2] $case', ({ starts, at }) => {
    expect(nextAvaliacao(starts, NOW, ZONE)?.startMs).toBe(at === undefined ? undefined : NOW + at);
  });
});

describe('when nothing is open', () => {
  it.each([
    { case: 'an exam in 7 days comes before a result', next: exam(NOW + 7 * DAY), result: true, step: 'proxima' },
    { case: 'a result before an exam after that', next: exam(NOW + 7 * DAY + 1), result: true, step: 'resultado' },
    { case: 'a result alone', next: null, result: true, step: 'resultado' },
    { case: 'an exam in a month, without results', next: exam(NOW + 30 * DAY), result: false, step: 'proxima' },
    { case: 'the first day: nothing yet', next: null, result: false, step: 'nada' },
  ])('[PAS-3] $case', ({ next, result, step }) => {
    expect(calmoPasso(next, result, NOW)).toBe(step);
  });
});
