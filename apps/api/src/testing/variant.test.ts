/** That the suite really runs in the circumstance asked for: one that changes nothing would prove nothing. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';

import { hashesComputed } from '../modules/login/senha.ts';
import { createTestApp, readVariant } from './index.ts';

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

it('the database is PostgreSQL 15 when that is asked for, and another otherwise', async () => {
  const { rows } = await t.db.execute(sql`select current_setting('server_version_num')::int / 10000 = 15 as fifteen`);
  expect(rows).toEqual([{ fifteen: variant === 'postgres-15' }]);
});

it('the tables whose key starts with the school are partitioned when that is asked for, all of them or none', async () => {
  const { rows } = await t.db.execute(sql`
    select distinct c.relkind from pg_class c
      join pg_index i on i.indrelid = c.oid and i.indisprimary
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where c.relnamespace = 'public'::regnamespace and not c.relispartition and a.attname = 'escola_id'`);
  expect(rows).toEqual([{ relkind: variant === 'partitioned' ? 'p' : 'r' }]);
});

it('two servers answer in turn when that is asked for, and what one counts the other does not see', async () => {
  const before = hashesComputed();
  for (const login of ['bia', 'bruno', 'dora', 'ana']) await t.signIn(login);
  expect(answeredBy).toEqual(variant === 'two-servers' ? [1, 2, 1, 2] : [1, 1, 1, 1]);
  expect(hashesComputed() - before).toBe(variant === 'two-servers' ? 2 : 4);
});

it.each(['postgres', 'two-server'])('%s is no circumstance', (asked) => {
  expect(() => readVariant(asked)).toThrow('none of');
});
