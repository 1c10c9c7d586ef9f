/** Gives a command a migrated database: `DATABASE_URL`, or the data folder's own PostgreSQL (started or joined). */
import { readConfig, type Config } from '../config.ts';
import { openPool, type Db } from '../data/db.ts';
import { startEmbedded } from '../data/embedded/server.ts';
import { migrate } from '../data/migrate.ts';

export type Database = { readonly url: string; readonly stop: () => Promise<void> };

/** Where the database is; starts the embedded server when none is configured. */
export async function openDatabase(config: Config, onProgress: (message: string) => void): Promise<Database> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => undefined };
  const server = await startEmbedded({ dataDir: config.dataDir, onProgress });
  return { url: server.url, stop: server.stop };
}

/** Runs `work` on a migrated database and leaves everything as it was found. */
export async function withDb<T>(work: (db: Db) => Promise<T>, config: Config = readConfig()): Promise<T> {
  const database = await openDatabase(config, (message) => process.stderr.write(`${message}\n`));
  try {
    await migrate(database.url);
    const pool = openPool({ url: database.url });
    try {
      return await work(pool.db);
    } finally {
      await pool.close();
    }
  } finally {
    await database.stop();
  }
}
