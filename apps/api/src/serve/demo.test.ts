/** Where the demo may run: a published password must never protect a real school (decision 189). */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { readConfig } from '../config.ts';
import { createTestDb } from '../../test/index.ts';
import { prepareDemo } from './demo.ts';
import { tables } from '../../test/tables.ts';

const { db, close } = await createTestDb();
afterAll(close);
const said: string[] = [];
const prepare = (change: { host?: string; production?: boolean; demo?: boolean }) =>
  prepareDemo(db, { ...readConfig({}), ...change }, new Date('2026-11-21T12:00:00Z'), (line) => said.push(line));
const mark = (demo: boolean) =>
  tables(db).execute(sql`update escola set configuracao = jsonb_build_object('demo', ${demo}::boolean) where id = 2`);

describe('a database that holds the demo', () => {
  it.each([
    ['on an address that others reach', { host: '0.0.0.0' }],
    ['in production', { production: true }],
    ['in production, asked for', { production: true, demo: true }],
  ])('is not served %s', async (_name, change) => {
    await mark(true);
    await expect(prepare(change)).rejects.toThrow(/passwords are published/);
    await mark(false);
    expect(await prepare(change)).toEqual([]);
  });

  it('is served on a loopback address, and shows its accounts only when requested', async () => {
    await mark(true);
    expect(await prepare({})).toEqual([]);
    expect((await prepare({ demo: true })).length).toBeGreaterThan(0);
    await mark(false);
  });
});
