/** Acts on whole tables of the database, whatever they hold. */
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import type { Db } from './db.ts';
import * as schema from './schema/index.ts';
import { run, statement } from './statement.ts';

const TABLES = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []));
const EMPTY = statement<Record<string, never>, never>(
  'empty_tables',
  `truncate ${TABLES.join(', ')} restart identity cascade`,
  'global',
);

/** Empties every table of every school, and begins their numbers again. */
export async function emptyTables(db: Db): Promise<void> {
  await run(db, EMPTY, {});
}

/** Lets PostgreSQL count the rows of these tables, so that it plans well for rows that were written just now. */
export async function countRows(db: Db, tables: readonly (keyof typeof schema)[]): Promise<void> {
  await db.query({ text: `analyze ${tables.join(', ')}` });
}
