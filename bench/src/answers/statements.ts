/**
 * Counts the statements of a call in PostgreSQL's log, so it counts what was really run. Only for the embedded server
 * of a benchmark, because it changes the log settings for a moment.
 */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { Client } from 'pg';

const MARK = 'bench';
const STATEMENT = new RegExp(`^${MARK} (.*?)\\|LOG:\\s+(?:execute (\\S+?)|statement): `, 'gm');
/** The polling of the job queue does not belong to a call. */
const JOBS = 'luneta-jobs';
const FLUSH_MS = 300;

function readFrom(file: string, offset: number): string {
  const buffer = Buffer.alloc(statSync(file).size - offset);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, buffer, 0, buffer.length, offset);
  closeSync(descriptor);
  return buffer.toString();
}

/** How often each prepared statement stands in the log; those without a name count as `(unnamed)`. */
export function countStatements(log: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, application, name = '(unnamed)'] of log.matchAll(STATEMENT)) {
    if (application !== JOBS) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Runs `work` while every statement is logged, and counts them. */
export async function withStatements(
  dataDir: string,
  database: string,
  work: () => Promise<void>,
): Promise<Map<string, number>> {
  // This client takes the queue's name, so that its own statements are left out too.
  const client = new Client({ connectionString: database, application_name: JOBS });
  await client.connect();
  const log = join(dataDir, 'postgres.log');
  const set = async (...statements: string[]) => {
    for (const text of [...statements, 'select pg_reload_conf()']) await client.query(text);
    await wait(FLUSH_MS);
  };
  try {
    await set(`alter system set log_line_prefix = '${MARK} %a|'`, `alter system set log_statement = 'all'`);
    const offset = statSync(log).size;
    await work();
    await wait(FLUSH_MS);
    return countStatements(readFrom(log, offset));
  } finally {
    await set('alter system reset log_line_prefix', 'alter system reset log_statement');
    await client.end();
  }
}
