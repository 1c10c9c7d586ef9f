import { afterAll, describe, expect, it } from 'vitest';

import { openPool, transaction } from './db.ts';
import { remembered } from './remembered.ts';
import { createTestDb } from '../../test/index.ts';

const { db, url, close } = await createTestDb();
const other = openPool({ url });
afterAll(async () => {
  await other.close();
  await close();
});

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 12) + seconds * 1000);
/** Each reading returns the next number, so that a test sees which one it got. */
const counter = () => {
  let n = 0;
  return async () => (n += 1);
};

describe('what is remembered', () => {
  it.each([
    ['at once', 0, 1],
    ['just before it is too old', 4.999, 1],
    ['when it is too old', 5, 2],
    ['by a clock that went back', -1, 2],
  ])('%s', async (_name, seconds, expected) => {
    const [memory, read] = [remembered<number>({ maxAgeMs: 5000, maxEntries: 10 }), counter()];
    expect(await memory.get(db, 'a', at(0), read)).toBe(1);
    expect(await memory.get(db, 'a', at(seconds), read)).toBe(expected);
  });

  it('is read again once somebody knows that it changed', async () => {
    const [memory, read] = [remembered<number>({ maxAgeMs: 5000, maxEntries: 10 }), counter()];
    await memory.get(db, 'a', at(0), read);
    memory.forget(db, 'a');
    expect(await memory.get(db, 'a', at(0), read)).toBe(2);
  });

  it('is read once by those who ask at once', async () => {
    const [memory, read] = [remembered<number>({ maxAgeMs: 5000, maxEntries: 10 }), counter()];
    const asked = Array.from({ length: 50 }, () => memory.get(db, 'a', at(0), read));
    expect(new Set(await Promise.all(asked))).toEqual(new Set([1]));
  });

  it('gives way to newer values, the one read longest ago first', async () => {
    const [memory, read] = [remembered<number>({ maxAgeMs: 5000, maxEntries: 2 }), counter()];
    for (const key of ['a', 'b', 'c']) await memory.get(db, key, at(0), read);
    expect(await memory.get(db, 'c', at(1), read)).toBe(3);
    expect(await memory.get(db, 'b', at(1), read)).toBe(2);
    expect(await memory.get(db, 'a', at(1), read)).toBe(4);
  });

  it('is no error: the next one reads again', async () => {
    const memory = remembered<number>({ maxAgeMs: 5000, maxEntries: 10 });
    await expect(memory.get(db, 'a', at(0), () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await memory.get(db, 'a', at(0), counter())).toBe(1);
  });

  it('is of one pool only', async () => {
    const [memory, read] = [remembered<number>({ maxAgeMs: 5000, maxEntries: 10 }), counter()];
    expect(await memory.get(db, 'a', at(0), read)).toBe(1);
    expect(await memory.get(other.db, 'a', at(0), read)).toBe(2);
  });

  it('is neither used nor filled inside a transaction', async () => {
    const [memory, read] = [remembered<number>({ maxAgeMs: 5000, maxEntries: 10 }), counter()];
    await memory.get(db, 'a', at(0), read);
    expect(await transaction(db, (tx) => memory.get(tx, 'a', at(0), read))).toBe(2);
    expect(await memory.get(db, 'a', at(0), read)).toBe(1);
  });
});
