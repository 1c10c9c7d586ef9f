import { expect, it, vi } from 'vitest';
import { START, fakeClock } from './fake-clock.ts';

it('moves Date, performance and timers together, and only when told', async () => {
  const clock = fakeClock();
  const ticks: number[] = [];
  const before = performance.now();
  setInterval(() => ticks.push(clock.now()), 1000);
  expect(clock.now()).toBe(Date.parse(START));
  await clock.advance(3);
  expect([ticks.length, performance.now() - before, clock.now() - Date.parse(START)]).toEqual([3, 3000, 3000]);
});

it('is gone after the test', () => {
  expect(vi.isFakeTimers()).toBe(false);
});
