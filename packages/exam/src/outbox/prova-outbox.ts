/** The exam's changes among the rows of the device, in the form in which earlier versions of the app kept them. */
import { createDurableRows, createMemoryRows, type Clock, type Rows } from '@luneta/outbox';

import { outboxKey, outboxPrefix, type Outbox, type OutboxEntry } from './outbox.ts';

interface Row {
  readonly key: string;
  readonly entry: OutboxEntry;
}

const PLACE = { database: 'luneta-prova', store: 'pendentes', keyPath: 'key' } as const;

export function createProvaOutbox(rows: Rows<Row>): Outbox {
  return {
    list: async (ids) => (await rows.list(outboxPrefix(ids))).map(([, { entry }]) => entry),
    read: async (key) => (await rows.read(key))?.entry ?? null,
    put(entry) {
      const key = outboxKey(entry);
      return rows.change(key, (held) => (held !== undefined && held.entry.seq > entry.seq ? held : { key, entry }));
    },
    async forget(key, seq) {
      await rows.change(key, (held) => (held !== undefined && held.entry.seq > seq ? held : undefined));
    },
  };
}

/** IndexedDB with memory behind it, so that refused, full, cleared or hanging storage never stops an exam (C35). */
export const createDurableOutbox = (options: { factory: () => IDBFactory; clock: Pick<Clock, 'after'> }): Outbox =>
  createProvaOutbox(createDurableRows({ ...PLACE, ...options }));

/** An outbox that lasts as long as the page: the double of tests. */
export const createMemoryOutbox = (): Outbox => createProvaOutbox(createMemoryRows());
