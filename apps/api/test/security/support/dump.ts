/** The content of a stolen database. */
import { sql } from 'drizzle-orm';

import type { TestDb } from '../../index.ts';
import { tables } from '../../tables.ts';

/** Every row of every table, as text. */
export async function dump({ db }: Pick<TestDb, 'db'>): Promise<string> {
  const { rows: all } = await tables(db).execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts = await Promise.all(
    all.map(({ name }) =>
      tables(db).execute<{ row: string }>(sql`select t::text as row from ${sql.identifier(name)} t`),
    ),
  );
  return texts.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
}
