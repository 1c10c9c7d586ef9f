/** Whether the tables match this version of the program. */
import type { Db } from './db.ts';
import { readMigrations } from './migrate.ts';
import { run, statement } from './statement.ts';

const NEWEST = readMigrations().at(-1)?.folderMillis ?? 0;

const NIVEL = statement<Record<string, never>, { newest: number | null }>(
  'find_database_level',
  'select max(created_at) as newest from drizzle.__drizzle_migrations',
  'global',
);

/** False while the applied migrations are older or newer than ours. */
export async function isAtLevel(db: Db): Promise<boolean> {
  const [row] = await run(db, NIVEL, {});
  return row?.newest === NEWEST;
}
