/** One PostgreSQL per run, and one migrated template database with rows that every test file copies. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { assertAgreement } from '../src/serve/agreement.ts';
import { openPool } from '../src/database/db.ts';
import { startEmbedded } from '../src/database/embedded/server.ts';
import { migrate } from '../src/database/migrate.ts';
import { onServer, TEMPLATE, withDatabase } from './databases.ts';
import { startPostgres15 } from './postgres-15.ts';
import { serversOf } from './two-servers/kinds.ts';
import { readVariant, type Variant } from './variant.ts';
import { seedWorld } from './world.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test server's maintenance database. */
    pgUrl: string;
    /** The file that counts the second servers of the run. */
    serversFile: string;
    /** Whether the test files of this runner replace modules. */
    apart?: boolean;
  }
}

/**
 * Nothing is needed after the run, so writes need not reach the disk; and each test file copies and drops a database, which
 * is cheap when nothing has to be logged or flushed for it.
 */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'checkpoint_timeout=3600',
  'shared_buffers=256MB',
  'autovacuum=off',
  // Connections are new in every file: a plan for each set of parameters would be made once for nearly every statement.
  'plan_cache_mode=force_generic_plan',
];

const PARTITION = new URL('../src/database/partition.sql', import.meta.url);

async function startServer(variant: Variant | null): Promise<{ url: string; stop: () => Promise<void> }> {
  if (variant === 'postgres-15') return startPostgres15();
  const given = process.env['LUNETA_TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };
  const dataDir = mkdtempSync(join(tmpdir(), 'luneta-test-'));
  const server = await startEmbedded({
    dataDir,
    settings: SETTINGS,
  });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  assertAgreement();
  const variant = readVariant();
  const server = await startServer(variant);
  await onServer(server.url, async (client) => {
    await client.query(`drop database if exists ${TEMPLATE}`);
    await client.query(`create database ${TEMPLATE}`);
  });
  const url = withDatabase(server.url, TEMPLATE);
  await migrate(url);
  if (variant === 'partitioned') {
    const sql = readFileSync(PARTITION, 'utf8');
    await onServer(url, (client) => client.query(sql));
  }
  const pool = openPool({ url });
  await seedWorld(pool.db);
  await pool.close();
  project.provide('pgUrl', server.url);
  const serversFile = join(tmpdir(), `luneta-test-servers-${randomUUID()}`);
  project.provide('serversFile', serversFile);
  return async () => {
    if (variant === 'two-servers') process.stdout.write(`${serversOf(serversFile)}\n`);
    rmSync(serversFile, { force: true });
    await server.stop();
  };
}
