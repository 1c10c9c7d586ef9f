/** Proves that the suite really runs in the requested variant. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { hashesComputed } from '../src/modules/pessoas/login/senha.ts';
import { createTestApp, readVariant } from './index.ts';
import { LIMIT } from './two-servers/hooks/limit-in-memory.ts';
import { tables } from './tables.ts';
import { CHOSEN, VARIANTS } from './variant.ts';

const variant = readVariant();
const answeredBy: number[] = [];
let built = 0;
const t = await createTestApp({
  prepare: (app) => {
    const server = (built += 1);
    app.addHook('onRequest', async () => void answeredBy.push(server));
  },
});
afterAll(t.close);

it('the database is PostgreSQL 15 exactly in that variant', async () => {
  const { rows } = await tables(t.db).execute(
    sql`select current_setting('server_version_num')::int / 10000 = 15 as fifteen`,
  );
  expect(rows).toEqual([{ fifteen: variant === 'postgres-15' }]);
});

it('all tables whose key starts with the school are partitioned in that variant, and none otherwise', async () => {
  const { rows } = await tables(t.db).execute(sql`
    select distinct c.relkind from pg_class c
      join pg_index i on i.indrelid = c.oid and i.indisprimary
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where c.relnamespace = 'public'::regnamespace and not c.relispartition and a.attname = 'escola_id'`);
  expect(rows).toEqual([{ relkind: variant === 'partitioned' ? 'p' : 'r' }]);
});

it('two servers answer in turn exactly in that variant, and do not share counters', async () => {
  const before = hashesComputed();
  for (const login of ['bia', 'bruno', 'dora', 'ana']) await t.signIn(login);
  expect(answeredBy).toEqual(variant === 'two-servers' ? [1, 2, 1, 2] : [1, 1, 1, 1]);
  expect(hashesComputed() - before).toBe(variant === 'two-servers' ? 2 : 4);
});

describe('with options that can be sent to another process', () => {
  it('two processes answer in turn exactly in that variant, each with its own hashes', async () => {
    const app = await createTestApp();
    const before = hashesComputed();
    for (const login of ['bia', 'bruno', 'dora', 'ana']) await app.signIn(login);
    expect(hashesComputed() - before).toBe(variant === 'two-servers' ? 2 : 4);
    const [first, second] = app.answeredBy;
    expect(first).toBe(process.pid);
    expect(second === first).toBe(variant !== 'two-servers');
    expect(app.answeredBy).toEqual([first, second, first, second]);
    await app.close();
  });

  it('both use the clock of the test', async () => {
    const prepareFrom = new URL('two-servers/hooks/clock.ts', import.meta.url).href;
    const app = await createTestApp({ agora: '2026-11-21T12:00:00Z', prepareFrom });
    const instants: unknown[] = [];
    for (let n = 0; n < 4; n += 1) {
      app.clock.advance(60_000);
      const { headers } = await app.anonymous.get('/api/saude');
      instants.push(headers['x-instante']);
    }
    expect(instants).toEqual([1, 2, 3, 4].map((minute) => `2026-11-21T12:0${minute}:00.000Z`));
    await app.close();
  });

  it('planted: a limit that a process counts in a variable is detected', async () => {
    const prepareFrom = new URL('two-servers/hooks/limit-in-memory.ts', import.meta.url).href;
    const app = await createTestApp({ prepareFrom });
    const allowed: boolean[] = [];
    for (let n = 0; n < 2 * LIMIT + 2; n += 1) allowed.push((await app.anonymous.get('/api/saude')).status === 200);
    // One process keeps its limit. Two processes each allow that many.
    const passed = variant === 'two-servers' ? 2 * LIMIT : LIMIT;
    expect(allowed.filter(Boolean)).toHaveLength(passed);
    expect(allowed.slice(0, passed)).not.toContain(false);
    await app.close();
  });

  it('an answer of the other process that does not match the contract fails the test here', async () => {
    const prepareFrom = new URL('two-servers/hooks/off-contract.ts', import.meta.url).href;
    const app = await createTestApp({ prepareFrom });
    await expect(app.anonymous.get('/api/saude')).rejects.toThrow('off the contract');
    await expect(app.anonymous.get('/api/saude')).rejects.toThrow('off the contract');
    await app.close();
  });
});

it.each(VARIANTS)('each name that %s chooses is that of a file', (name) => {
  const files = new Set(
    globSync('{src,test}/**/*.test.ts', { cwd: join(import.meta.dirname, '..') }).map((file) => basename(file)),
  );
  expect(CHOSEN[name].filter((one) => !files.has(`${one}.test.ts`))).toEqual([]);
});

it.each(['postgres', 'two-server'])('%s is refused as a variant', (asked) => {
  expect(() => readVariant(asked)).toThrow('none of');
});
