/** Opens a migrated database for a command. */
import { readConfig, type Config } from '../config.ts';
import { openPool, type Db } from '../database/db.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../serve/open-database.ts';

/** Runs `work` on a migrated database, then closes what it opened. */
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
