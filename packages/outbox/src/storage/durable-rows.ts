/**
 * IndexedDB with memory behind it: refused, full, cleared or hanging storage stops nothing. What only memory holds is lost
 * with the page: `change` says so, and a screen can warn.
 */
import type { Clock } from '../ports/ports.ts';
import { createIndexedDbRows, type IndexedDbPlace } from './indexed-db-rows.ts';
import type { Rows } from './rows.ts';

/** Some browsers never answer a request. After this time it counts as failed. */
const GIVE_UP_MS = 2000;

export interface DurablePlace extends IndexedDbPlace {
  readonly clock: Pick<Clock, 'after'>;
}

export function createDurableRows<Row>({ clock, ...place }: DurablePlace): Rows<Row> {
  const stored = createIndexedDbRows<Row>(place);
  const memory = new Map<string, Row>();

  function inTime<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const cancel = clock.after(GIVE_UP_MS, () => reject(new Error('IndexedDB does not answer')));
      work.then(resolve, reject).finally(cancel);
    });
  }

  return {
    read: async (key) => memory.get(key) ?? inTime(stored.read(key)).catch(() => undefined),
    async list(prefix) {
      const kept = await inTime(stored.list(prefix)).catch(() => []);
      const held = [...memory].filter(([key]) => key.startsWith(prefix));
      return [...new Map([...kept, ...held])];
    },
    async change(key, next) {
      const held = memory.get(key);
      try {
        const result = await inTime(stored.change(key, (row) => next(held ?? row)));
        if (memory.get(key) === held) memory.delete(key);
        return result;
      } catch {
        const row = next(memory.get(key));
        // If a removal fails, the row is sent again at the next start, and the server answers that it already has it.
        if (row === undefined) memory.delete(key);
        else memory.set(key, row);
        return { durable: false };
      }
    },
  };
}
