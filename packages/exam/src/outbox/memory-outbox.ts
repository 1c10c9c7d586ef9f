/** An outbox that lasts as long as the page: the fallback of the durable one, and the double of tests. */
import { outboxKey, outboxPrefix, type Outbox, type OutboxEntry } from './outbox.ts';

export function createMemoryOutbox(): Outbox {
  const entries = new Map<string, OutboxEntry>();
  return {
    async list(ids) {
      const prefix = outboxPrefix(ids);
      return [...entries].filter(([key]) => key.startsWith(prefix)).map(([, entry]) => entry);
    },
    async put(entry) {
      const key = outboxKey(entry);
      const held = entries.get(key);
      if (held === undefined || held.seq <= entry.seq) entries.set(key, entry);
      return { durable: false };
    },
    async forget(key, seq) {
      const held = entries.get(key);
      if (held !== undefined && held.seq <= seq) entries.delete(key);
    },
  };
}
