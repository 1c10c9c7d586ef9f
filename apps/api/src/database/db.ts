/**
 * The connection to PostgreSQL and transactions. A `Db` is the pool or one client inside a
 * transaction: code that receives a `Db` does not know which. It deliberately knows no table.
 */
import { Pool as PgPool, TypeOverrides, types as pgTypes, type PoolClient } from 'pg';

export type Db = PgPool | PoolClient;

/** The pool itself, as opened at start: only its owner may close it. */
export type Pool = {
  readonly db: Db;
  readonly close: () => Promise<void>;
  /** Connections open, those of them idle, and requests that wait for one. */
  readonly load: () => { readonly open: number; readonly idle: number; readonly waiting: number };
};

export type PoolOptions = {
  readonly url: string;
  /** Connections at most; default 10. */
  readonly max?: number;
  /** Called with the text of every statement sent, for tests that count them. */
  readonly onStatement?: (text: string) => void;
};

/** Ids and sums come as numbers: no id of ours passes 2^53, and the schema declares them as numbers. */
const types = new TypeOverrides();
types.setTypeParser(pgTypes.builtins.INT8, Number);
types.setTypeParser(pgTypes.builtins.NUMERIC, Number);
// A day has no time zone: it comes as it is written.
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
    // A statement that runs longer than a request may live only holds others up.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that breaks (server restarted) is replaced by the pool; without a listener it would end the process.
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

/** Puts a listener before the client's `query`, whatever form it is called in. */
function report(client: PoolClient, onStatement: (text: string) => void): void {
  const send: (...args: unknown[]) => unknown = Reflect.get(client, 'query');
  Reflect.set(client, 'query', (...args: unknown[]) => {
    onStatement(textOf(args[0]));
    return Reflect.apply(send, client, args);
  });
}

/**
 * Runs `work` in one transaction; anything it throws rolls everything back and is rethrown.
 * Inside a transaction already, it joins that one.
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
