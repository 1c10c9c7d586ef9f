/** Whether the tables are good for this version of the program. */
import type { Db } from './db.ts';
import { readMigrations } from './migrate.ts';
import { run, statement } from './statement.ts';

const NEWEST = readMigrations().at(-1)?.folderMillis ?? 0;

const NIVEL = statement<Record<string, never>, { newest: number | null }>(
  'nivel_do_banco',
  'select max(created_at) as newest from drizzle.__drizzle_migrations',
  'global',
);

/**
 * False while a migration of ours is missing. Newer tables are good for a process that runs: a migration takes nothing away that
 * the release before it uses (docs/how-to.md, "Write a migration"), so that two versions serve during an upgrade.
 */
export async function isAtLevel(db: Db): Promise<boolean> {
  const [row] = await run(db, NIVEL, {});
  return (row?.newest ?? 0) >= NEWEST;
}
