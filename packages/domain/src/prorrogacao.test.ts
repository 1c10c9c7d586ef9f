import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accommodateAttempt,
  endWithout,
  extendAttempt,
  gainsTime,
  intervalOf,
  wasOpen,
  type Accommodated,
  type Running,
  usedExtension,
} from './prorrogacao.ts';

const MIN = 60_000;

describe('interval', () => {
  it.each([
    ['[PRR-1] nothing said: now', null, null, { inicioMs: 100, fimMs: 100 }],
    ['[PRR-1] both', 10, 20, { inicioMs: 10, fimMs: 20 }],
    ['[PRR-1] one instant', 10, 10, { inicioMs: 10, fimMs: 10 }],
    ['[PRR-1] a start alone: until now', 10, null, { inicioMs: 10, fimMs: 100 }],
    ['[PRR-1] a start to come alone', 300, null, { inicioMs: 300, fimMs: 300 }],
    ['[PRR-1] an end alone', null, 20, null],
    ['[PRR-1] the wrong way round', 20, 19, null],
  ] as const)('%s', (_, inicio, fim, expected) => {
    expect(intervalOf(inicio, fim, 100)).toEqual(expected);
  });

  it.each([
    ['[PRR-2] ended just before', 0, 9, false],
    ['[PRR-2] ended with the start', 0, 10, true],
    ['[PRR-2] began with the end', 20, 30, true],
    ['[PRR-2] began just after', 21, 30, false],
    ['[PRR-2] around it', 0, 30, true],
  ])('%s', (_, inicioMs, fimMs, open) => {
    expect(wasOpen({ inicioMs, fimMs }, { inicioMs: 10, fimMs: 20 })).toBe(open);
  });
});

const running: Running = { endMs: 60 * MIN, acrescimosSeconds: 0, encerradaPor: null, entregueEmMs: null };

describe('extension', () => {
  it.each<[string, Partial<Running>, number, { minutes: number; reopens: boolean } | null]>([
    ['[PRR-3] a running attempt', {}, 30, { minutes: 70, reopens: false }],
    ['[PRR-3] on top of another', { acrescimosSeconds: 300 }, 30, { minutes: 70, reopens: false }],
    ['[PRR-3] handed in but answering on', { entregueEmMs: 5 }, 30, { minutes: 70, reopens: false }],
    ['[PRR-4] closed by the student', { encerradaPor: 'aluno', entregueEmMs: 5 }, 30, null],
    ['[PRR-4] closed by the clock, new end to come', { encerradaPor: 'sistema' }, 65, { minutes: 70, reopens: true }],
    [
      '[PRR-4] closed by the clock, at the end of the grace',
      { encerradaPor: 'sistema' },
      72,
      { minutes: 70, reopens: true },
    ],
    ['[PRR-4] closed by the clock, new end over', { encerradaPor: 'sistema' }, 72.1, { minutes: 70, reopens: false }],
    [
      '[PRR-4] handed in, then closed by the clock',
      { encerradaPor: 'sistema', entregueEmMs: 5 },
      65,
      { minutes: 70, reopens: false },
    ],
  ])('%s', (_, change, nowMin, expected) => {
    const attempt = { ...running, ...change };
    expect(extendAttempt(attempt, 600, nowMin * MIN)).toEqual(
      expected && {
        endMs: expected.minutes * MIN,
        acrescimosSeconds: attempt.acrescimosSeconds + 600,
        reopens: expected.reopens,
      },
    );
  });
});

describe('gain', () => {
  it.each<[string, Partial<Running>, number, boolean]>([
    ['[PRR-6] running', {}, 30, true],
    ['[PRR-6] handed in but answering on', { entregueEmMs: 5 }, 30, true],
    ['[PRR-6] delivered', { encerradaPor: 'aluno', entregueEmMs: 5 }, 30, false],
    ['[PRR-6] handed in, then closed by the clock', { encerradaPor: 'sistema', entregueEmMs: 5 }, 30, false],
    ['[PRR-6] closed by the clock, opens again', { encerradaPor: 'sistema' }, 65, true],
    ['[PRR-6] the new end is over', {}, 70, false],
  ])('%s', (_, change, nowMin, expected) => {
    const attempt = { ...running, ...change };
    expect(gainsTime(attempt, extendAttempt(attempt, 600, nowMin * MIN), nowMin * MIN)).toBe(expected);
  });
});

describe('taking back', () => {
  const given = {
    oldEndMs: 60 * MIN,
    grantedMs: 50 * MIN,
    iniciadaEmMs: 0,
    encerradaEmMs: null,
    gravadaEmMs: 49 * MIN,
  };

  it.each([
    ['[PRR-7] before the old end', {}, 60, false],
    ['[PRR-7] answering on before the old end', { gravadaEmMs: 59 * MIN }, 59.5, false],
    ['[PRR-7] just under a minute after it', {}, 60.9, false],
    ['[PRR-7] a minute after it', {}, 61, true],
    ['[PRR-7] an answer after it', { gravadaEmMs: 60.1 * MIN }, 60.2, true],
    ['[PRR-7] delivered before it', { encerradaEmMs: 58 * MIN }, 90, false],
    ['[PRR-7] opened again just now', { oldEndMs: 30 * MIN }, 50.5, false],
    ['[PRR-7] opened again a minute ago', { oldEndMs: 30 * MIN }, 51, true],
    ['[PRR-7] began after the old end', { iniciadaEmMs: 60 * MIN }, 60.1, true],
  ])('%s', (_, change, nowMin, used) => {
    expect(usedExtension({ ...given, ...change }, nowMin * MIN)).toBe(used);
  });

  it.each([
    ['[PRR-8] its own length was shorter', { windowEndMs: 100 * MIN }, 60],
    ['[PRR-8] cut by the window before', { windowEndMs: 65 * MIN }, 55],
    ['[PRR-8] another extension since the start stays', { windowEndMs: 75 * MIN, acrescimosSeconds: 600 }, 65],
  ])('%s', (_, change, minutes) => {
    const begun = { ...running, inicioMs: 0, durationSeconds: 3600, fator: 1, fatorPastWindow: false, ...change };
    expect(endWithout(begun, 600)).toBe(minutes * MIN);
  });
});

describe('accommodation', () => {
  /** Began at 0, an hour long, in a window of 90 minutes. */
  const begun: Accommodated = {
    ...running,
    inicioMs: 0,
    windowEndMs: 90 * MIN,
    durationSeconds: 3600,
    fator: 1,
    fatorPastWindow: false,
  };

  it.each<[string, Partial<Accommodated>, number | null]>([
    ['[PRR-5] none: stays', {}, null],
    ['[PRR-5] a quarter more', { fator: 1.25 }, 75],
    ['[PRR-5] twice, cut by the window', { fator: 2 }, 90],
    ['[PRR-5] twice, past the window', { fator: 2, fatorPastWindow: true }, 120],
    ['[PRR-5] less than it has', { endMs: 80 * MIN, fator: 1.25 }, null],
    ['[PRR-5] as much as it has', { endMs: 75 * MIN, fator: 1.25 }, null],
    ['[PRR-5] closed', { fator: 2, encerradaPor: 'sistema' }, null],
    [
      '[PRR-5] an extension that moved the window counts once',
      { endMs: 70 * MIN, acrescimosSeconds: 600, windowEndMs: 100 * MIN, fator: 2 },
      100,
    ],
  ])('%s', (_, change, minutes) => {
    expect(accommodateAttempt({ ...begun, ...change }, 10 * MIN)?.endMs ?? null).toBe(minutes && minutes * MIN);
  });

  it('[PRR-5] no order of extensions and accommodations ever makes an end earlier', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('more' as const), value: fc.integer({ min: 60, max: 3600 }) }),
      fc.record({ kind: fc.constant('factor' as const), value: fc.constantFrom(1, 1.25, 2, 4) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let now = begun;
        for (const { kind, value } of steps) {
          const attempt: Accommodated =
            kind === 'more' ? { ...now, windowEndMs: now.windowEndMs + value * 1000 } : { ...now, fator: value };
          const next = kind === 'more' ? extendAttempt(attempt, value, 0) : accommodateAttempt(attempt, 0);
          const after = { ...attempt, ...next };
          const least = kind === 'more' ? now.endMs + value * 1000 : now.endMs;
          expect(after.endMs).toBeGreaterThanOrEqual(least);
          now = after;
        }
      }),
    );
  });
});
