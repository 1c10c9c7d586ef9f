/** Checksums of every table's rows: a test uses them to prove that a command changed nothing. */
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import type { Db } from '../src/database/db.ts';
import * as schema from '../src/database/schema/index.ts';

/** Checksum by table. `without` names columns to skip (salted hashes always differ). */
export async function checksums(db: Db, without: readonly string[] = []): Promise<Record<string, string>> {
  const row = 'md5((to_jsonb(t) - $1::text[])::text)';
  const sum = `count(*) || ' ' || coalesce(md5(string_agg(${row}, '' order by ${row})), '')`;
  const names = Object.values(schema).flatMap((entry) => (is(entry, PgTable) ? [getTableName(entry)] : []));
  // One statement for all: tests of security read them before and after each call.
  const text = names
    .map((name) => `select '${name}' as name, (select ${sum} from ${name} t) as sum`)
    .join(' union all ');
  const { rows } = await db.query<{ name: string; sum: string }>(text, [without]);
  return Object.fromEntries(rows.map(({ name, sum: found }) => [name, found]));
}
