/** When the PostgreSQL in use started. */
import type { Db } from './db.ts';
import { run, statement } from './statement.ts';

const INICIO = statement<Record<string, never>, { inicio: number }>(
  'find_database_start',
  'select extract(epoch from pg_postmaster_start_time())::float8 as inicio',
  'global',
);

/** @returns seconds since 1970 */
export async function startedAt(db: Db): Promise<number> {
  const [row] = await run(db, INICIO, {});
  return row?.inicio ?? 0;
}
