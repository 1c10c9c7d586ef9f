/** Checksums of every table's rows: a test uses them to prove that a command changed nothing. */
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import type { Db } from '../src/database/db.ts';
import * as schema from '../src/database/schema/index.ts';

/**
 * One statement for all tables: tests of security read them before and after each call. The sum of the rows' hashes needs no
 * order. The statement has a name, so that a connection plans its hundred parts once.
 */
function statementOf(name: string, row: string): { readonly name: string; readonly text: string } {
  const sum = `count(*) || ' ' || coalesce(sum(hashtextextended(${row}, 0)), 0)`;
  const tables = Object.values(schema).flatMap((entry) => (is(entry, PgTable) ? [getTableName(entry)] : []));
  const parts = tables.map((table) => `select '${table}' as name, (select ${sum} from ${table} t) as sum`);
  return { name, text: parts.join(' union all ') };
}

const WHOLE = statementOf('checksums_of_rows', 't::text');
const WITHOUT = statementOf('checksums_without_columns', '(to_jsonb(t) - $1::text[])::text');

/** Checksum by table. `without` names columns to skip (salted hashes always differ). */
export async function checksums(db: Db, without: readonly string[] = []): Promise<Record<string, string>> {
  const query = without.length === 0 ? WHOLE : { ...WITHOUT, values: [without] };
  const { rows } = await db.query<{ name: string; sum: string }>(query);
  return Object.fromEntries(rows.map(({ name, sum: found }) => [name, found]));
}
