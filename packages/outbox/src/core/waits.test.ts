import { describe, expect, it } from 'vitest';

import { backOffMs, jittered, WAKE_WITHIN_MS, wakeMs } from './waits.ts';

it.each([
  [0, 1000],
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [4, 8000],
  [5, 16_000],
  [6, 30_000],
  [7, 30_000],
  [5000, 30_000],
])('after failure %i the longest wait is %i ms', (failures, ms) => {
  expect(backOffMs(failures)).toBe(ms);
});

describe('chance', () => {
  it.each([
    [0, 500],
    [0.5, 750],
    [1, 1000],
  ])('%d makes of 1000 ms %i', (chance, ms) => {
    expect(jittered(1000, chance)).toBe(ms);
  });

  it.each([
    [0, 0],
    [0.5, WAKE_WITHIN_MS / 2],
    [1, WAKE_WITHIN_MS],
  ])('%d wakes after %i ms', (chance, ms) => {
    expect(wakeMs(chance)).toBe(ms);
  });
});
