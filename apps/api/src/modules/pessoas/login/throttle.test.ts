/** Decision 197: a try that comes while others are checked waits for them; what becomes of them decides about it. */
import { afterAll, beforeEach, expect, it } from 'vitest';

import { createTestDb, type TestDb } from '../../../../test/index.ts';
import { checkTry, FREE_FAILURES } from './throttle.ts';

const database: TestDb = await createTestDb();
afterAll(() => database.close());
const { db } = database;
const agora = new Date('2026-11-21T12:00:00Z');
beforeEach(() => db.query('delete from login_falha'));

/** A check of a password that ends when the test says so. */
function heldCheck() {
  let answer: (right: boolean) => void = () => undefined;
  const verdict = new Promise<boolean>((resolve) => (answer = resolve));
  let begun: () => void = () => undefined;
  const started = new Promise<void>((resolve) => (begun = resolve));
  const check = () => {
    begun();
    return verdict;
  };
  return { answer, check, started };
}
const tryOf = (check: () => Promise<boolean>) => checkTry(db, 'conta', 'bia', agora, check);
const right = () => Promise.resolve(true);

/** Time for another try to look at the counter: many statements come after its own. */
async function othersLook() {
  for (let n = 0; n < 50; n += 1) await db.query('select 1');
}

/** All free tries, each being checked. */
async function allBeingChecked() {
  const held = Array.from({ length: FREE_FAILURES }, heldCheck);
  const tries = held.map(({ check }) => tryOf(check));
  await Promise.all(held.map(({ started }) => started));
  return { held, tries };
}

it('a right password is checked once another right one has been', async () => {
  const { held, tries } = await allBeingChecked();
  const next = tryOf(right);
  await othersLook();
  held[0]?.answer(true);
  expect(await next).toBe(true);
  for (const { answer } of held.slice(1)) answer(false);
  expect(await Promise.all(tries)).toEqual([true, false, false, false, false]);
});

it('a right password is refused without a check once all of them were wrong', async () => {
  const { held, tries } = await allBeingChecked();
  let checked = false;
  const next = tryOf(() => {
    checked = true;
    return right();
  });
  const outcome = next.catch((error: unknown) => error);
  for (const { answer } of held) answer(false);
  await Promise.all(tries);
  expect(await outcome).toMatchObject({ status: 429 });
  expect(checked).toBe(false);
});

it('a wrong one that ends after the count was set back leaves the tries of others being checked', async () => {
  const { held, tries } = await allBeingChecked();
  held[0]?.answer(true);
  await tries[0];
  const again = await Promise.all(
    Array.from({ length: FREE_FAILURES }, async () => {
      const one = heldCheck();
      const result = tryOf(one.check);
      await one.started;
      return { ...one, result };
    }),
  );
  for (const { answer } of held.slice(1)) answer(false);
  await Promise.all(tries);
  const next = tryOf(right);
  await othersLook();
  again[0]?.answer(true);
  expect(await next).toBe(true);
  for (const { answer, result } of again) {
    answer(false);
    await result;
  }
});

it('a check that fails counts and holds nobody up', async () => {
  for (let n = 0; n < FREE_FAILURES; n += 1)
    await expect(tryOf(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  await expect(tryOf(right)).rejects.toMatchObject({ status: 429 });
});
