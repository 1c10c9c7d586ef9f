import { assert, constantFrom, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ALL_VIDAS, EXTRA_BAR_SECONDS, loseVida, MAX_VIDAS, proxVidaSeconds, secondsToVida, vidasAt } from './vidas.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const after = (minutes: number, milliseconds = 0) => START + minutes * MINUTE + milliseconds;

describe('vidasAt', () => {
  it.each([
    { name: 'all lives stay all', vidas: 5, since: null, now: after(600), left: 5, from: null },
    {
      name: 'the interval is not over by a millisecond',
      vidas: 3,
      since: START,
      now: after(20, -1),
      left: 3,
      from: START,
    },
    { name: 'the interval is over', vidas: 3, since: START, now: after(20), left: 4, from: after(20) },
    { name: 'the rest of the interval is kept', vidas: 0, since: START, now: after(65), left: 3, from: after(60) },
    { name: 'a moment before the fifth', vidas: 0, since: START, now: after(100, -1), left: 4, from: after(80) },
    { name: 'the fifth ends the clock', vidas: 0, since: START, now: after(100), left: 5, from: null },
    { name: 'no more than five', vidas: 4, since: START, now: after(10_000), left: 5, from: null },
    { name: 'a call that was overtaken gains nothing', vidas: 2, since: START, now: after(-30), left: 2, from: START },
  ])('[VID-2] $name', ({ vidas, since, now, left, from }) => {
    expect(vidasAt({ vidas, desdeMs: since }, now)).toEqual({ vidas: left, desdeMs: from });
  });

  it('[VID-1] nobody has fewer than none or more than five', () => {
    assert(
      property(integer({ min: 0, max: 4 }), nat(10_000), constantFrom(60, 1200, 7200), (vidas, minutes, seconds) => {
        const now = vidasAt({ vidas, desdeMs: START }, after(minutes), seconds);
        expect(now.vidas).toBeGreaterThanOrEqual(vidas);
        expect(now.vidas).toBeLessThanOrEqual(MAX_VIDAS);
        expect(now.desdeMs === null).toBe(now.vidas === MAX_VIDAS);
      }),
    );
  });

  it('[VID-2] reading in between changes nothing', () => {
    assert(
      property(integer({ min: 0, max: 4 }), nat(200), nat(200), (vidas, first, more) => {
        const stored = { vidas, desdeMs: START };
        const end = after(first + more);
        expect(vidasAt(vidasAt(stored, after(first)), end)).toEqual(vidasAt(stored, end));
      }),
    );
  });

  it('[VID-2] the school sets another interval', () => {
    expect(vidasAt({ vidas: 1, desdeMs: START }, after(10), 300)).toEqual({ vidas: 3, desdeMs: after(10) });
  });
});

describe('proxVidaSeconds', () => {
  it.each([
    { name: 'all lives', vidas: 5, since: null, now: START, seconds: null },
    { name: 'just lost', vidas: 4, since: START, now: START, seconds: 1200 },
    { name: 'part of a second counts as one', vidas: 4, since: START, now: after(20, -1), seconds: 1 },
    { name: 'one comes, the next interval runs', vidas: 3, since: START, now: after(20), seconds: 1200 },
    { name: 'the last one comes', vidas: 4, since: START, now: after(20), seconds: null },
    { name: 'a call that was overtaken', vidas: 4, since: START, now: after(-5), seconds: 1200 },
  ])('[VID-3] $name', ({ vidas, since, now, seconds }) => {
    expect(proxVidaSeconds({ vidas, desdeMs: since }, now)).toBe(seconds);
  });
});

describe('loseVida', () => {
  it.each([
    {
      name: 'the first loss starts the clock',
      stored: ALL_VIDAS,
      now: after(3),
      left: { vidas: 4, desdeMs: after(3) },
    },
    {
      name: 'a later one leaves it running',
      stored: { vidas: 4, desdeMs: START },
      now: after(3),
      left: { vidas: 3, desdeMs: START },
    },
    {
      name: 'what time gave back is lost first',
      stored: { vidas: 0, desdeMs: START },
      now: after(25),
      left: { vidas: 0, desdeMs: after(20) },
    },
    {
      name: 'after all came back it starts anew',
      stored: { vidas: 4, desdeMs: START },
      now: after(25),
      left: { vidas: 4, desdeMs: after(25) },
    },
    { name: 'with none there is none to lose', stored: { vidas: 0, desdeMs: START }, now: after(19), left: null },
  ])('[VID-4] $name', ({ stored, now, left }) => {
    expect(loseVida(stored, now)).toEqual(left);
  });
});

describe('secondsToVida', () => {
  it.each([
    { name: 'all lives need none', prox: null, now: START, left: null },
    { name: 'just received', prox: 1200, now: START, left: 1200 },
    { name: 'a second is over only when it is whole', prox: 1200, now: after(0, 1999), left: 1199 },
    { name: 'the last second', prox: 60, now: after(1, -1), left: 1 },
    { name: 'over: the strip is asked for again', prox: 60, now: after(1), left: 0 },
    { name: 'long over', prox: 60, now: after(90), left: 0 },
    { name: 'a clock that went back adds no time', prox: 60, now: after(-5), left: 60 },
  ])('[VID-5] $name', ({ prox, now, left }) => {
    expect(secondsToVida(prox, START, now)).toBe(left);
  });

  it('[VID-6] the bar has 3 seconds more than the interval', () => {
    expect(EXTRA_BAR_SECONDS).toBe(3);
  });
});
