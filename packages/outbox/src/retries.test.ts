import { describe, expect, it } from 'vitest';

import { startRetries } from './retries.ts';
import { createFakeClock } from './testing/fake-clock.ts';
import { createWakes } from './testing/world.ts';

/** Whoever waits longest, unless `random` says otherwise. */
function begin(random: () => number = () => 1) {
  const [clock, wakes] = [createFakeClock(0), createWakes()];
  const tried: number[] = [];
  const stop = startRetries({ clock, random, wake: wakes.wake }, () => tried.push(clock.now()));
  return { clock, wakes, tried, stop };
}

describe('what is tried again by itself', () => {
  it('waits 1, 2, 4, 8, 16, then 30 s', async () => {
    const { clock, tried } = begin();
    await clock.advance(100_000);
    expect(tried).toEqual([1, 3, 7, 15, 31, 61, 91].map((second) => second * 1000));
  });

  it('goes within 8 s of the connection coming back, and goes on from there', async () => {
    const { clock, wakes, tried } = begin(() => 0.5);
    await clock.advance(20_000);
    const before = tried.length;
    wakes.online();
    await clock.advance(4000);
    expect(tried).toHaveLength(before + 1);
  });

  it('ends when it is stopped, also for who hears later', async () => {
    const { clock, wakes, tried, stop } = begin();
    stop();
    wakes.online();
    await clock.advance(100_000);
    expect(tried).toEqual([]);
  });
});

it('a class of forty does not come back in step', async () => {
  const [clock, wakes] = [createFakeClock(0), createWakes()];
  let arrived = 0;
  for (let n = 0; n < 40; n += 1) startRetries({ clock, random: () => n / 40, wake: wakes.wake }, () => (arrived += 1));
  await clock.advance(20 * 60_000);
  wakes.online();
  const seconds: number[] = [];
  for (let second = 0; second < 8; second += 1) {
    const before = arrived;
    await clock.advance(1000);
    seconds.push(arrived - before);
  }
  expect(Math.max(...seconds)).toBeLessThanOrEqual(12);
});
