/** Connections to a database that gives no sign are ended together, and hold nothing up when it answers again. */
import { afterAll, expect, it } from 'vitest';

import { createTestDb } from '../../test/index.ts';
import { codeOf } from './error-code.ts';
import { openPool, transaction } from './db.ts';

const { url, close } = await createTestDb();
const pool = openPool({ url, max: 2 });
afterAll(async () => {
  await pool.close();
  await close();
});

const silent = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'answered',
    (error: unknown) => codeOf(error),
  );

it('whoever waits, waits for a connection, or comes later is refused at once; then all is as before', async () => {
  const running = [
    silent(pool.db.query('select pg_sleep(25)')),
    silent(transaction(pool.db, (tx) => tx.query('select pg_sleep(25)'))),
    // Both connections are taken.
    silent(pool.db.query('select 1')),
  ];
  await expect.poll(() => pool.load()).toMatchObject({ open: 2, idle: 0, waiting: 1 });
  pool.cut();
  expect(await Promise.all(running)).toEqual(['DATABASE_SILENT', 'DATABASE_SILENT', 'DATABASE_SILENT']);
  expect(await silent(pool.db.query('select 1'))).toBe('DATABASE_SILENT');
  pool.mend();
  expect((await pool.db.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
});
