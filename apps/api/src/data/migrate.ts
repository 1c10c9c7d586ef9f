/** Brings the database to the newest migration; several processes may start at once. */
import { join } from 'node:path';

import { migrate as apply } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Any constant will do, as long as every process of Luneta uses the same. */
const LOCK = 727_564_001;

/** Applies what is missing, in one session holding an advisory lock; does nothing when nothing is missing. */
export async function migrate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query("set client_min_messages = 'warning'");
    await apply(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: FOLDER });
  } finally {
    // Ending the session releases the lock, also after a failure.
    await client.end();
  }
}
