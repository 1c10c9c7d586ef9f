/** Copies of the template database, one per test file. */
import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import { inject } from 'vitest';

import { openPool, type Db } from '../src/database/db.ts';

export const TEMPLATE = 'luneta_template';
/** Copies are made one at a time: PostgreSQL refuses a template that is being copied. */
const COPY_LOCK = 727_564_002;

export function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

export async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export type Statements = {
  /** Statements sent since the database was opened, without transaction control. */
  readonly sent: readonly string[];
  /** The same with transaction control. */
  readonly all: readonly string[];
  /** How many statements `work` sends. */
  readonly count: (work: () => Promise<unknown>) => Promise<number>;
};

export type TestDb = {
  readonly db: Db;
  readonly url: string;
  /** Adds statements that another process sent to this database. */
  readonly sentElsewhere: (texts: readonly string[]) => void;
  readonly statements: Statements;
  readonly close: () => Promise<void>;
};

const CONTROL = /^(begin|commit|rollback)\b/i;

/**
 * Counts what an exam's questions are, as PostgreSQL does by itself elsewhere: `autovacuum` is off in tests. Without it, it
 * reads every question of the school for each one of an exam.
 */
export async function analyzeQuestoes(db: Db): Promise<void> {
  await db.query('analyze questao, avaliacao_item, avaliacao');
}

/** A separate database with the rows of `world.ts`. `close` drops it. */
export async function createTestDb(): Promise<TestDb> {
  const server = inject('pgUrl');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [COPY_LOCK]);
    await client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  });
  const sent: string[] = [];
  const all: string[] = [];
  const url = withDatabase(server, name);
  const add = (text: string): void => {
    all.push(text);
    if (!CONTROL.test(text)) sent.push(text);
  };
  const pool = openPool({ url, onStatement: add });
  return {
    db: pool.db,
    url,
    sentElsewhere: (texts) => texts.forEach(add),
    statements: {
      sent,
      all,
      count: async (work) => {
        const before = sent.length;
        await work();
        return sent.length - before;
      },
    },
    close: async () => {
      await pool.close();
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
