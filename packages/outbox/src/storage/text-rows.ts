/** Rows in a store of short texts, such as localStorage. It is shared with others: a row has the key that its owner gives it. */
import type { Rows } from './rows.ts';

/** What is needed of it; it does not throw. */
export interface TextStore {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
  keys(): readonly string[];
  durable(): boolean;
}

export function createTextRows(device: TextStore): Rows<string> {
  return {
    read: async (key) => device.read(key) ?? undefined,
    list: async (prefix) =>
      device.keys().flatMap((key) => {
        const text = key.startsWith(prefix) ? device.read(key) : null;
        return text === null ? [] : [[key, text] as const];
      }),
    async change(key, next) {
      const text = next(device.read(key) ?? undefined);
      if (text === undefined) device.remove(key);
      else device.write(key, text);
      return { durable: device.durable() };
    },
  };
}
