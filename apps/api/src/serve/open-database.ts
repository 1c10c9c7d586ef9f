/** Finds the database: the server of `DATABASE_URL`, or the PostgreSQL of the data folder (started or shared). */
import { Client } from 'pg';

import type { Config } from '../config.ts';
import { startEmbedded, type Embedded } from '../database/embedded/server.ts';

export type Database = {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** The embedded server, which Luneta starts again when it dies; null with `DATABASE_URL`. */
  readonly embedded: Embedded | null;
};

const OLDEST_VERSION = 150_000;

/** @throws when the configured server does not answer or is too old; the message says what to do */
async function assertUsable(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('show server_version_num');
    const version = Number(rows[0]?.server_version_num);
    if (version < OLDEST_VERSION)
      throw new Error(`it is version ${Math.floor(version / 10_000)}, and 15 or newer is needed`);
  } catch (error) {
    // The address contains a password and is not printed.
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `the PostgreSQL of DATABASE_URL cannot be used: ${reason}. Start it, correct DATABASE_URL, or unset it to use the embedded one.`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Opens the configured server, or starts the embedded one when none is configured. */
export async function openDatabase(config: Config, onProgress: (message: string) => void): Promise<Database> {
  if (config.databaseUrl) {
    await assertUsable(config.databaseUrl);
    return { url: config.databaseUrl, stop: async () => undefined, embedded: null };
  }
  const server = await startEmbedded({ dataDir: config.dataDir, onProgress });
  return { url: server.url, stop: server.stop, embedded: server };
}
