/**
 * The connection to PostgreSQL and its transactions. A `Db` is the pool, or one client inside a transaction. Code that
 * receives a `Db` does not know which. This file knows no table.
 */
import { Socket } from 'node:net';

import {
  Pool as PgPool,
  TypeOverrides,
  types as pgTypes,
  type ClientBase,
  type PoolClient,
  type PoolConfig,
  type QueryResult,
} from 'pg';

import { SILENT } from './error-code.ts';

export type Db = PgPool | PoolClient;

/** The pool that was opened at start. Only its owner may close it. */
export type Pool = {
  readonly db: Db;
  readonly close: () => Promise<void>;
  /**
   * Ends every connection at once, and each new one, until `mend`: whoever waits for a database that gives no sign is
   * refused now. Connections that hang so hold nothing up later.
   */
  readonly cut: () => void;
  readonly mend: () => void;
  /** Open connections, idle connections, and requests that wait for a connection. */
  readonly load: () => { readonly open: number; readonly idle: number; readonly waiting: number };
};

export type PoolOptions = {
  readonly url: string;
  /** Most connections; default 10. */
  readonly max?: number;
  /** How long a statement may run. Without it, as long as a request may live. */
  readonly statementLimitMs?: number;
  /** Called with the text of each statement, for tests that count statements. */
  readonly onStatement?: (text: string) => void;
};

/** Reads ids and sums as numbers: our ids stay below 2^53, and the schema declares them as numbers. */
const types = new TypeOverrides();
types.setTypeParser(pgTypes.builtins.INT8, Number);
types.setTypeParser(pgTypes.builtins.NUMERIC, Number);
// A date has no time zone: it stays the text that PostgreSQL sends.
types.setTypeParser(pgTypes.builtins.DATE, String);

/** The connections of a pool on which grouped statements run (grouped.ts), and the queues in front of them. */
export type BatchPool = { readonly db: Db; readonly batches: { readonly close: () => Promise<void> }[] };
const BATCH_POOLS = new WeakMap<Db, BatchPool>();
/** One for each kind of grouped statement. */
const BATCH_CONNECTIONS = 2;
/** A plan of its own for every batch would cost more than the batch; one locked row must not hold up the others for long. */
const BATCH_SETTINGS = 'set plan_cache_mode = force_generic_plan; set lock_timeout = 250';

/** Somebody waits for each grouped statement, and is told within five seconds that it did not work. */
const BATCH_ANSWER_MS = 4_000;

/** The database gives no sign. */
class DatabaseSilent extends Error {
  readonly code = SILENT;
}

/** The sockets of a pool's connections, which can be ended together. */
function openSockets() {
  const open = new Set<Socket>();
  let silent = false;
  const end = (socket: Socket): void => void socket.destroy(new DatabaseSilent('the database gives no sign'));
  return {
    stream: (): Socket => {
      const socket = new Socket();
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      if (silent) process.nextTick(() => end(socket));
      return socket;
    },
    cut: (): void => {
      silent = true;
      for (const socket of open) end(socket);
    },
    mend: () => void (silent = false),
  };
}

const limitOf = ({ statementLimitMs: ms }: PoolOptions) => ms !== undefined && { statement_timeout: ms };

/** Opens a pool. Nothing is connected until the first statement. */
export function openPool(options: PoolOptions): Pool {
  const { onStatement } = options;
  const { stream, cut, mend } = openSockets();
  const pool = makePool({ connectionString: options.url, max: options.max ?? 10, stream, ...limitOf(options) });
  const batchConfig = { connectionString: options.url, max: BATCH_CONNECTIONS, stream, query_timeout: BATCH_ANSWER_MS };
  const batchDb = makePool({ ...batchConfig, connectionTimeoutMillis: BATCH_ANSWER_MS }, BATCH_SETTINGS);
  const batchPool: BatchPool = { db: batchDb, batches: [] };
  BATCH_POOLS.set(pool, batchPool);
  if (onStatement) for (const one of [pool, batchDb]) one.on('connect', (client) => report(client, onStatement));
  const end = async (): Promise<void> => {
    await Promise.all(batchPool.batches.map((batch) => batch.close()));
    await Promise.all([batchDb.end(), pool.end()]);
  };
  let closing: Promise<void> | undefined;
  return {
    db: pool,
    close: () => (closing ??= end()),
    cut,
    mend,
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/** `settings` is sent first on each new connection. */
function makePool(config: PoolConfig, settings?: string): PgPool {
  // The pool waits for what this returns, although its type does not say so.
  const onConnect = (client: ClientBase): unknown => settings && client.query(settings);
  const pool = new PgPool({
    types,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // A statement that runs longer than a request may live only blocks others.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    ...config,
    onConnect,
  });
  // The pool replaces an idle connection that breaks. Without a listener, the error would end the process.
  pool.on('error', () => undefined);
  // So would that of a connection inside a transaction, whose next statement fails and tells.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The batch pool of a pool; undefined inside a transaction, which sends its statements itself. */
export const batchPoolOf = (db: Db): BatchPool | undefined => BATCH_POOLS.get(db);

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

/** Clients on which a transaction inside the transaction is undone by itself when it fails. */
const IN_PARTS = new WeakSet<Db>();

/** A part of a transaction: an error undoes the part and is thrown again. Parts follow each other and do not overlap. */
export async function part<T>(tx: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  await tx.query('savepoint parte');
  try {
    const result = await work(tx);
    await tx.query('release savepoint parte');
    return result;
  } catch (error) {
    await tx.query('rollback to savepoint parte');
    throw error;
  }
}

/** The same client for code that was written for a pool: statements sent at once run one after another. */
function inTurn(client: Db): Db {
  const send: (...args: unknown[]) => Promise<unknown> = Reflect.get(client, 'query');
  let last: Promise<unknown> = Promise.resolve();
  const query = (...args: unknown[]): Promise<unknown> => {
    const next = last.then(() => Reflect.apply(send, client, args));
    last = next.catch(() => undefined);
    return next;
  };
  const turned: Db = Object.create(client, { query: { value: query } });
  return turned;
}

/**
 * Like `transaction`, for work that was written for a pool: its statements may be sent at once, and it survives a failed
 * transaction of its own, which is undone alone. Such parts must follow each other, not overlap.
 */
export function transactionInParts<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return transaction(db, (client) => {
    const tx = inTurn(client);
    IN_PARTS.add(tx);
    return work(tx);
  });
}

/**
 * Runs `work` in one transaction. An error rolls everything back and is thrown again.
 * Inside a transaction, it joins that one.
 */
export async function transaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  if (!(db instanceof PgPool)) return IN_PARTS.has(db) ? part(db, work) : work(db);
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

/** How a library that brings its own SQL (the queue) joins a transaction. */
export const executorOf = (
  tx: Db,
): { readonly executeSql: (text: string, values?: unknown[]) => Promise<QueryResult> } => ({
  executeSql: (text, values) => tx.query(text, values),
});
