/** Statements that take many items at once: what arrives while one runs shares the next (batch.ts), on a connection of its own. */
import { createBatch, type Batch, type BatchLoad, type Failure } from './batch.ts';
import { batchPoolOf, type Db } from './db.ts';
import { codeOf, isConnectionError, isLockTimeout, isSilence } from './error-code.ts';

export type Grouped<T, R> = {
  /**
   * The result of one item, after the commit of its statement. Inside a transaction it is a statement of that transaction.
   * When a lock is held for long, each item of the batch has its own statement, and only those that need the lock wait.
   * @throws `BatchFull` when too many items wait; else the item's own error
   */
  readonly add: (db: Db, item: T, key?: string) => Promise<R>;
  /** Whether items sent through `db` are grouped: not inside a transaction. */
  readonly groups: (db: Db) => boolean;
  readonly load: (db: Db) => BatchLoad;
};

const NOTHING: BatchLoad = { waiting: 0, sends: 0, items: 0 };

/**
 * After a lock timeout the whole batch fails at once: to divide it would wait again for each half, and hold up all others.
 * A database that gives no sign is not asked again: who waits is told. Neither a full disk nor a batch that is too late for its own time limit gets better in halves.
 */
export function failureOf(error: unknown): Failure {
  if (isConnectionError(error)) return 'repeat';
  if (isLockTimeout(error) || isSilence(error)) return 'all';
  return /^(?:53\w{3}|57014)$/.test(codeOf(error) ?? '') ? 'all' : 'divide';
}

/**
 * Declares a grouped statement.
 * @param send runs one statement for all items; it must be safe to repeat
 */
export function grouped<T, R>(send: (db: Db, items: readonly T[]) => Promise<readonly R[]>): Grouped<T, R> {
  const batches = new WeakMap<Db, Batch<T, R>>();
  const batchOf = (db: Db): Batch<T, R> | undefined => {
    const batchPool = batchPoolOf(db);
    const found = batches.get(db);
    if (found || !batchPool) return found;
    const made = createBatch<T, R>({ send: (items) => send(batchPool.db, items), onFailure: failureOf });
    batches.set(db, made);
    batchPool.batches.push(made);
    return made;
  };
  const addAlone = async (db: Db, item: T): Promise<R> => {
    const [result] = await send(db, [item]);
    if (result === undefined) throw new Error('a grouped statement gave no result for its only item');
    return result;
  };
  return {
    add: async (db, item, key) => {
      const batch = batchOf(db);
      if (!batch) return addAlone(db, item);
      try {
        return await batch.add(item, key);
      } catch (error) {
        if (isLockTimeout(error)) return addAlone(db, item);
        throw error;
      }
    },
    groups: (db) => batchPoolOf(db) !== undefined,
    load: (db) => batches.get(db)?.load() ?? NOTHING,
  };
}
