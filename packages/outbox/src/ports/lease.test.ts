/** Turns among tabs of a browser without locks. */
import { expect, it } from 'vitest';

import { createFakeClock } from '../testing/fake-clock.ts';
import { createTexts, seededRandom } from '../testing/world.ts';
import { createLease } from './lease.ts';

function begin() {
  const clock = createFakeClock();
  const place = createTexts();
  const tab = (seed: number) =>
    createLease({ place, clock, random: seededRandom(seed), wallMs: clock.now, prefix: 'vez:' });
  return { clock, place, tab };
}

it('two tabs have their turns one after the other, and the place is left empty', async () => {
  const { clock, place, tab } = begin();
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await new Promise<void>((resolve) => void clock.after(1000, resolve));
    seen.push(`${name} ends`);
  };
  const done = Promise.all([tab(1).run('x', work('a')), tab(2).run('x', work('b')), tab(3).run('y', work('c'))]);
  await clock.advance(5000);
  await done;
  const others = seen.filter((one) => !one.startsWith('c'));
  expect(others[1]?.[0]).toBe(others[0]?.[0]);
  expect(others).toHaveLength(4);
  expect(place.keys()).toEqual([]);
});

it.each([
  [29_000, false],
  [31_000, true],
])('the turn of a tab that died is over after half a minute: %i ms, %s', async (ms, isOver) => {
  const { clock, place, tab } = begin();
  place.write('vez:x', `morta ${clock.now() + 30_000}`);
  let had = false;
  void tab(1).run('x', async () => void (had = true));
  await clock.advance(ms);
  expect(had).toBe(isOver);
});

it('work that fails gives its turn back', async () => {
  const { clock, place, tab } = begin();
  const failing = tab(1).run('x', () => Promise.reject(new Error('não')));
  const told = failing.catch((error: unknown) => error);
  await clock.advance(100);
  expect(await told).toEqual(new Error('não'));
  expect(place.keys()).toEqual([]);
});
