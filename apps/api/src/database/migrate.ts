/** Migrates the database to the newest version. Several processes may start at once. */
import { join } from 'node:path';

import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Advisory lock held while tables are changed. Any constant works if every Luneta process uses the same one. */
export const MIGRATION_LOCK = 727_564_001;

/** Every migration of this version, oldest first. */
export const readMigrations = (): readonly MigrationMeta[] => readMigrationFiles({ migrationsFolder: FOLDER });

/** Refuses a newer database: an older program must not write into tables it does not know. */
async function assertNotNewer(client: Client): Promise<void> {
  const there = await client.query("select to_regclass('drizzle.__drizzle_migrations') as ledger");
  if (there.rows[0]?.ledger === null) return;
  const { rows } = await client.query('select max(created_at) as newest from drizzle.__drizzle_migrations');
  if (Number(rows[0]?.newest) > (readMigrations().at(-1)?.folderMillis ?? 0))
    throw new Error(
      'the database belongs to a newer version of Luneta. Start that version, or restore a backup of this one.',
    );
}

/**
 * Applies the missing migrations in one session that holds an advisory lock. Does nothing when none is missing.
 * @throws when the database is newer than this program
 */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query("set client_min_messages = 'warning'");
    await assertNotNewer(client);
    await apply(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: FOLDER });
  } finally {
    // Ending the session releases the lock, also after a failure.
    await client.end();
  }
}
