/**
 * The connection to PostgreSQL and transactions. A `Db` is the pool or one client inside a
 * transaction: code that receives a `Db` does not know which. It deliberately knows no table.
 */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Db = NodePgDatabase<Record<string, never>> & { $client: pg.Pool | pg.PoolClient };

/** The pool itself, as opened at start: only its owner may close it. */
export type Pool = { readonly db: Db; readonly close: () => Promise<void> };

export type PoolOptions = {
  readonly url: string;
  /** Connections at most; default 10. */
  readonly max?: number;
  /** Called with the text of every statement sent, for tests that count them. */
  readonly onStatement?: (text: string) => void;
};

const INT8_OID = 20;
const NUMERIC_OID = 1700;

/** Ids and sums come as numbers: no id of ours passes 2^53, and the schema declares them as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8_OID || oid === NUMERIC_OID
      ? Number
      : pg.types.getTypeParser(oid, format ?? 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

function wrap(client: pg.Pool | pg.PoolClient): Db {
  return drizzle({ client, casing: 'snake_case' });
}

/** Opens a pool. Nothing is connected until the first statement. */
export function openPool(options: PoolOptions): Pool {
  const { onStatement } = options;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    types,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // A statement that runs longer than a request may live only holds others up.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that breaks (server restarted) is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  if (onStatement) pool.on('connect', (client) => report(client, onStatement));
  let closing: Promise<void> | undefined;
  return { db: wrap(pool), close: () => (closing ??= pool.end()) };
}

function report(client: pg.PoolClient, onStatement: (text: string) => void): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const [first] = args;
    onStatement(typeof first === 'string' ? first : ((first as { text?: string }).text ?? ''));
    return send(...args);
  }) as typeof client.query;
}

/**
 * Runs `work` in one transaction; anything it throws rolls everything back and is rethrown.
 * Inside a transaction already, it joins that one.
 */
export async function transaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (!(db.$client instanceof pg.Pool)) return work(db);
  const client = await db.$client.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(wrap(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}
