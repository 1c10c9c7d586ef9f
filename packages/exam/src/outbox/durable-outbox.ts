/**
 * IndexedDB with memory behind it, so that refused, full, cleared or hanging storage never stops an exam (C35).
 * What only memory holds is lost with the page: `put` says so and the screen can warn.
 */
import type { ProvaClock } from '../ports.ts';
import { createIndexedDbOutbox } from './indexed-db-outbox.ts';
import { createMemoryOutbox } from './memory-outbox.ts';
import { outboxKey, type Outbox, type OutboxEntry } from './outbox.ts';

/** Some browsers never answer an IndexedDB request. After this time the write counts as failed. */
const GIVE_UP_MS = 2000;

export interface DurableOutboxOptions {
  factory: () => IDBFactory;
  clock: ProvaClock;
}

export function createDurableOutbox({ factory, clock }: DurableOutboxOptions): Outbox {
  const stored = createIndexedDbOutbox(factory);
  const memory = createMemoryOutbox();

  function inTime<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancel = clock.after(GIVE_UP_MS, () => reject(new Error('IndexedDB does not answer')));
      work.then(resolve, reject).finally(cancel);
    });
  }

  return {
    async list(ids) {
      const held = await memory.list(ids);
      const kept = await inTime(stored.list(ids)).catch((): OutboxEntry[] => []);
      return newestPerKey([...kept, ...held]);
    },
    async put(entry) {
      try {
        const result = await inTime(stored.put(entry));
        await memory.forget(outboxKey(entry), entry.seq);
        return result;
      } catch {
        return memory.put(entry);
      }
    },
    async forget(key, seq) {
      await memory.forget(key, seq);
      // If the removal fails, the entry is sent again at the next start, and the server answers that it already has it.
      await inTime(stored.forget(key, seq)).catch(() => undefined);
    },
  };
}

function newestPerKey(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const newest = new Map<string, OutboxEntry>();
  for (const entry of entries) {
    const held = newest.get(outboxKey(entry));
    if (held === undefined || held.seq < entry.seq) newest.set(outboxKey(entry), entry);
  }
  return [...newest.values()];
}
