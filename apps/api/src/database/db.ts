/**
 * The connection to PostgreSQL and its transactions. A `Db` is the pool, or one client inside a transaction. Code that
 * receives a `Db` does not know which. This file knows no table.
 */
import { Pool as PgPool, TypeOverrides, types as pgTypes, type PoolClient } from 'pg';

export type Db = PgPool | PoolClient;

/** The pool that was opened at start. Only its owner may close it. */
export type Pool = {
  readonly db: Db;
  readonly close: () => Promise<void>;
  /** Open connections, idle connections, and requests that wait for a connection. */
  readonly load: () => { readonly open: number; readonly idle: number; readonly waiting: number };
};

export type PoolOptions = {
  readonly url: string;
  /** Most connections; default 10. */
  readonly max?: number;
  /** Called with the text of each statement, for tests that count statements. */
  readonly onStatement?: (text: string) => void;
};

/** Reads ids and sums as numbers: our ids stay below 2^53, and the schema declares them as numbers. */
const types = new TypeOverrides();
types.setTypeParser(pgTypes.builtins.INT8, Number);
types.setTypeParser(pgTypes.builtins.NUMERIC, Number);
// A date has no time zone: it stays the text that PostgreSQL sends.
types.setTypeParser(pgTypes.builtins.DATE, String);

/** Opens a pool. Nothing is connected until the first statement. */
export function openPool(options: PoolOptions): Pool {
  const { onStatement } = options;
  const pool = new PgPool({
    connectionString: options.url,
    max: options.max ?? 10,
    types,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // A statement that runs longer than a request may live only blocks others.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // The pool replaces an idle connection that breaks. Without a listener, the error would end the process.
  pool.on('error', () => undefined);
  if (onStatement) pool.on('connect', (client) => report(client, onStatement));
  let closing: Promise<void> | undefined;
  return {
    db: pool,
    close: () => (closing ??= pool.end()),
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
}

/** Calls a listener before each `query` of the client, for every form of the call. */
function report(client: PoolClient, onStatement: (text: string) => void): void {
  const send: (...args: unknown[]) => unknown = Reflect.get(client, 'query');
  Reflect.set(client, 'query', (...args: unknown[]) => {
    onStatement(textOf(args[0]));
    return Reflect.apply(send, client, args);
  });
}

/**
 * Runs `work` in one transaction. An error rolls everything back and is thrown again.
 * Inside a transaction, it joins that one.
 */
export async function transaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (!(db instanceof PgPool)) return work(db);
  const client = await db.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}
