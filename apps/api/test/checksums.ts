/** Checksums of every table's rows, by which a test proves that a command changed nothing. Test support only. */
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import type { Db } from '../src/database/db.ts';
import * as schema from '../src/database/schema/index.ts';

/** Checksum by table; `without` names columns left out (salted hashes differ by nature). */
export async function checksums(db: Db, without: readonly string[] = []): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of Object.values(schema).filter((entry) => is(entry, PgTable))) {
    const name = getTableName(table);
    const row = sql`to_jsonb(t) - ${sql.param(`{${without.join(',')}}`)}::text[]`;
    const { rows } = await db.execute<{ sum: string }>(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(md5((${row})::text), '' order by md5((${row})::text))), '') as sum from ${sql.identifier(name)} t`,
    );
    sums[name] = rows[0]?.sum ?? '';
  }
  return sums;
}
