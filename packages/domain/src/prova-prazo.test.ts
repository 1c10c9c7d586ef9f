import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerVerdict,
  attemptEndMs,
  deliveredThemself,
  mustCloseAttempt,
  canBeAnswered,
  tempoRestante,
  windowState,
  type AnswerVerdict,
  type AttemptTimes,
  type IncomingAnswer,
  type WindowState,
} from './prova-prazo.ts';

const MIN = 60_000;
/** Starts at 0, one hour long, window of three hours. */
const times: AttemptTimes = {
  inicioMs: 0,
  windowEndMs: 180 * MIN,
  durationSeconds: 3600,
  fator: 1,
  acrescimosSeconds: 0,
  fatorPastWindow: false,
};

describe('end of an attempt', () => {
  it.each<[name: string, change: Partial<AttemptTimes>, minutes: number]>([
    ['[PRA-1] start plus duration', {}, 60],
    ['[PRA-1] the window cuts a late start', { inicioMs: 150 * MIN }, 180],
    ['[PRA-1] a start that ends with the window', { inicioMs: 120 * MIN }, 180],
    ['[PRA-1] factor 1.5', { fator: 1.5 }, 90],
    ['[PRA-1] the window cuts the factor too', { inicioMs: 120 * MIN, fator: 1.5 }, 180],
    ['[PRA-1] an extension comes after the cut', { inicioMs: 150 * MIN, acrescimosSeconds: 600 }, 190],
    ['[PRA-1] no duration: the window', { durationSeconds: null }, 180],
    ['[PRA-1] no duration, extended', { durationSeconds: null, acrescimosSeconds: 60 }, 181],
    [
      '[PRA-2] the switch lets the extra half hour pass',
      { inicioMs: 120 * MIN, fator: 1.5, fatorPastWindow: true },
      210,
    ],
    ['[PRA-2] and nothing else of a late start', { inicioMs: 170 * MIN, fator: 1.5, fatorPastWindow: true }, 210],
    ['[PRA-2] without a factor the switch does nothing', { inicioMs: 150 * MIN, fatorPastWindow: true }, 180],
  ])('%s', (_, change, minutes) => {
    expect(attemptEndMs({ ...times, ...change })).toBe(minutes * MIN);
  });

  const anyTimes = fc.record({
    inicioMs: fc.integer({ min: 0, max: 10_000_000 }),
    windowEndMs: fc.integer({ min: 0, max: 20_000_000 }),
    durationSeconds: fc.option(fc.integer({ min: 0, max: 20_000 })),
    fator: fc.constantFrom(1, 1.25, 1.5, 2),
    acrescimosSeconds: fc.integer({ min: 0, max: 7200 }),
    fatorPastWindow: fc.boolean(),
  });

  it('[PRA-1] more extension, factor or window never shortens an attempt', () => {
    fc.assert(
      fc.property(anyTimes, fc.nat(3600), (t, more) => {
        const end = attemptEndMs(t);
        expect(attemptEndMs({ ...t, acrescimosSeconds: t.acrescimosSeconds + more })).toBe(end + more * 1000);
        expect(attemptEndMs({ ...t, fator: t.fator + 0.5 })).toBeGreaterThanOrEqual(end);
        expect(attemptEndMs({ ...t, windowEndMs: t.windowEndMs + more })).toBeGreaterThanOrEqual(end);
      }),
    );
  });
});

describe('time left', () => {
  it.each<[name: string, nowMs: number, seconds: number]>([
    ['[PRA-3] a whole minute', 0, 60],
    ['[PRA-3] part of a second is not promised', 1, 59],
    ['[PRA-3] the last second', 59_000, 1],
    ['[PRA-3] the end', 60_000, 0],
    ['[PRA-3] after the end', 99_000, 0],
  ])('%s', (_, nowMs, seconds) => {
    expect(tempoRestante(60_000, nowMs)).toBe(seconds);
  });
});

describe('window', () => {
  it.each<[name: string, nowMs: number, state: WindowState]>([
    ['[PRA-4] just before the start', 999, 'scheduled'],
    ['[PRA-4] the start', 1000, 'open'],
    ['[PRA-4] the end', 5000, 'open'],
    ['[PRA-4] just after the end', 5001, 'grace'],
    ['[PRA-4] 120 s after', 125_000, 'grace'],
    ['[PRA-4] later', 125_001, 'closed'],
  ])('%s', (_, nowMs, state) => {
    expect(windowState({ startMs: 1000, endMs: 5000 }, nowMs)).toBe(state);
  });
});

const end = 60 * MIN;
const grace = 120_000;

describe('closing by the server', () => {
  it.each([
    ['[PRA-7] not while queued answers may arrive', end + grace, false],
    ['[PRA-7] from then on', end + grace + 1, true],
  ])('%s', (_, nowMs, closes) => {
    expect(mustCloseAttempt(end, nowMs)).toBe(closes);
  });
});

describe('incoming answer', () => {
  const answer: IncomingAnswer = {
    nowMs: 0,
    inicioMs: 0,
    endMs: end,
    answeredAtMs: null,
    entregueEmMs: null,
    answersAfterEntrega: false,
  };
  const late = end + 1;

  it.each<[name: string, change: Partial<IncomingAnswer>, verdict: AnswerVerdict]>([
    ['[PRA-5] in time, whatever it claims', { nowMs: 10, answeredAtMs: 999 * MIN }, 'aceita'],
    ['[PRA-5] at the very end', { nowMs: end }, 'aceita'],
    ['[PRA-6] late, made at the end', { nowMs: late, answeredAtMs: end }, 'aceita_na_tolerancia'],
    ['[PRA-6] late, made after the end', { nowMs: late, answeredAtMs: end + 1 }, 'fora_do_prazo'],
    ['[PRA-6] late without a claim', { nowMs: late }, 'fora_do_prazo'],
    ['[PRA-6] late, made before the attempt began', { nowMs: late, answeredAtMs: -1 }, 'fora_do_prazo'],
    ['[PRA-6] late, made at the start', { nowMs: late, answeredAtMs: 0 }, 'aceita_na_tolerancia'],
    ['[PRA-6] at the end of the grace', { nowMs: end + grace, answeredAtMs: 5 }, 'aceita_na_tolerancia'],
    ['[PRA-6] after the grace, made in time', { nowMs: end + grace + 1, answeredAtMs: 5 }, 'fora_do_prazo'],
    ['[PRA-8] v2 after delivery', { nowMs: 10, entregueEmMs: 5 }, 'prova_entregue'],
    [
      '[PRA-8] v2 after delivery, even if made before it',
      { nowMs: 10, entregueEmMs: 5, answeredAtMs: 1 },
      'prova_entregue',
    ],
    ['[PRA-8] v1 after delivery', { nowMs: 10, entregueEmMs: 5, answersAfterEntrega: true }, 'aceita'],
    [
      '[PRA-8] v1 after delivery and the end',
      { nowMs: late, entregueEmMs: 5, answersAfterEntrega: true },
      'fora_do_prazo',
    ],
  ])('%s', (_, change, verdict) => {
    expect(answerVerdict({ ...answer, ...change })).toBe(verdict);
  });
});

describe('[PRA-11] who handed in', () => {
  const end = 3_600_000;
  it.each([
    ['nobody', null, end, false],
    ['the student, with time left', end - 60_000, end, true],
    ['the student, of a day without an end', 10, null, true],
    ['the clock, a second before the end of the server', end - 1000, end, false],
    ['the clock, after the end', end + 1000, end, false],
  ])('%s', (_who, entregueEmMs, endMs, byStudent) => {
    expect(deliveredThemself(entregueEmMs, endMs)).toBe(byStudent);
  });
});

it.each([
  ['[PRA-12] before the end', 10 * MIN, 9 * MIN, true],
  ['[PRA-12] in the tolerance', 10 * MIN, 12 * MIN, true],
  ['[PRA-12] after it', 10 * MIN, 12 * MIN + 1, false],
  ['[PRA-12] without a known end', null, 12 * MIN, true],
])('%s', (_name, fimMs, nowMs, pode) => {
  expect(canBeAnswered(fimMs, nowMs)).toBe(pode);
});
