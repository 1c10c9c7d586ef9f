/** One value a key, on this device or in memory. */
export interface Rows<Row> {
  read(key: string): Promise<Row | undefined>;
  /** Those whose key begins with `prefix`. */
  list(prefix: string): Promise<readonly (readonly [key: string, row: Row])[]>;
  /**
   * Reads and writes in one step, so that two tabs lose nothing of each other; `undefined` removes. `durable` is false when
   * only memory took it.
   */
  change(key: string, next: (held: Row | undefined) => Row | undefined): Promise<{ durable: boolean }>;
}

/** Rows that last as long as the page: the fallback of the durable ones, and the double of tests. */
export function createMemoryRows<Row>(): Rows<Row> {
  const rows = new Map<string, Row>();
  return {
    read: async (key) => rows.get(key),
    list: async (prefix) => [...rows].filter(([key]) => key.startsWith(prefix)),
    async change(key, next) {
      const row = next(rows.get(key));
      if (row === undefined) rows.delete(key);
      else rows.set(key, row);
      return { durable: false };
    },
  };
}
