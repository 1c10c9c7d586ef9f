/** Checksums of every table's rows: a test uses them to prove that a command changed nothing. */
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import type { Db } from '../src/database/db.ts';
import * as schema from '../src/database/schema/index.ts';

/** Checksum by table. `without` names columns to skip (salted hashes always differ). */
export async function checksums(db: Db, without: readonly string[] = []): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of Object.values(schema).filter((entry) => is(entry, PgTable))) {
    const name = getTableName(table);
    const row = 'md5((to_jsonb(t) - $1::text[])::text)';
    const { rows } = await db.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(${row}, '' order by ${row})), '') as sum from ${name} t`,
      [without],
    );
    sums[name] = rows[0]?.sum ?? '';
  }
  return sums;
}
