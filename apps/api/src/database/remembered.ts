/**
 * Remembers for a few seconds what many requests read alike and nobody changes meanwhile. Those who ask while it is read
 * share that reading. It knows no table and nothing of what it keeps.
 */
import { batchPoolOf, type Db } from './db.ts';

export type RememberedOptions = {
  /** What is older is read again: the longest time that a change may stay unseen. */
  readonly maxAgeMs: number;
  /** Values kept at once for a database; the one read longest ago gives way. */
  readonly maxEntries: number;
};

export type Remembered<V> = {
  /**
   * The value of `key`, from memory or by `read`. Inside a transaction it is always read, and not kept. A failed reading
   * is not kept either.
   */
  readonly get: (db: Db, key: string, agora: Date, read: () => Promise<V>) => Promise<V>;
  /** For whoever learns that the value of `key` has changed. */
  readonly forget: (db: Db, key: string) => void;
};

type Entry<V> = { readonly readAtMs: number; readonly value: Promise<V> };

/** Declares a memory. Each pool has its own, so that two servers of one process share nothing. */
export function remembered<V>({ maxAgeMs, maxEntries }: RememberedOptions): Remembered<V> {
  const memories = new WeakMap<Db, Map<string, Entry<V>>>();
  const memoryOf = (db: Db): Map<string, Entry<V>> => {
    const memory = memories.get(db) ?? new Map<string, Entry<V>>();
    memories.set(db, memory);
    return memory;
  };
  /** A clock that went back makes an entry as old as one that is too old. */
  const isFresh = ({ readAtMs }: Entry<V>, nowMs: number) => nowMs >= readAtMs && nowMs - readAtMs < maxAgeMs;

  return {
    get: (db, key, agora, read) => {
      if (!batchPoolOf(db)) return read();
      const memory = memoryOf(db);
      const nowMs = agora.getTime();
      const known = memory.get(key);
      if (known && isFresh(known, nowMs)) return known.value;
      const value = read();
      const entry = { readAtMs: nowMs, value };
      memory.delete(key);
      memory.set(key, entry);
      const [oldest] = memory.keys();
      if (memory.size > maxEntries && oldest !== undefined) memory.delete(oldest);
      value.catch(() => {
        if (memory.get(key) === entry) memory.delete(key);
      });
      return value;
    },
    forget: (db, key) => {
      memories.get(db)?.delete(key);
    },
  };
}
