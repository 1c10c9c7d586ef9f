import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { createTestDb } from '../../test/index.ts';
import { tables } from '../../test/tables.ts';

const { db, close } = await createTestDb();
afterAll(close);

const GLOBAL = ['diretorio_login', 'escola', 'login_falha', 'servico'];

describe('the database', () => {
  it('has escola_id first in every key of the tables of a school', async () => {
    const { rows } = await tables(db).execute(sql`
      select c.conname from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
       where n.nspname = 'public' and c.contype in ('p', 'u', 'f') and t.relname not in ${GLOBAL}
         and (select attname from pg_attribute where attrelid = t.oid and attnum = c.conkey[1]) <> 'escola_id'`);
    expect(rows).toEqual([]);
  });

  it('has a primary key on every table', async () => {
    const { rows } = await tables(db)
      .execute(sql`select relname from pg_class t join pg_namespace n on n.oid = t.relnamespace
      where n.nspname = 'public' and relkind in ('r', 'p') and not exists (select 1 from pg_index i where i.indrelid = t.oid and i.indisprimary)`);
    expect(rows).toEqual([]);
  });
});
