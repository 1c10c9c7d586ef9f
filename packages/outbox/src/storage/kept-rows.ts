/** The writes of one outbox among rows. */
import type { Kept } from '../core/line.ts';
import type { OutboxStorage } from '../ports/ports.ts';
import type { Rows } from './rows.ts';

export interface KeptShape<Value, Recusa, Row> {
  /** Begins the key of each row of this outbox. */
  readonly prefix: string;
  /** @param held the row as it stands, which may hold more than the write */
  readonly encode: (kept: Kept<Value, Recusa>, held: Row | undefined) => Row;
  /** Null for a row without a write, and for what another build, or a hand, has written. */
  readonly decode: (row: Row, key: string) => Omit<Kept<Value, Recusa>, 'key'> | null;
  /** What a row is without its write; absent: the row goes. */
  readonly without?: (held: Row) => Row;
  /** Whether the value is all that is held. Without it two that are written alike are the same. */
  readonly isSame?: (value: Value, held: Value) => boolean;
}

export function createKeptRows<Value, Recusa, Row>(
  rows: Rows<Row>,
  shape: KeptShape<Value, Recusa, Row>,
): OutboxStorage<Value, Recusa> {
  const { prefix, encode, decode, without = () => undefined, isSame = writtenAlike } = shape;
  const read = (key: string, row: Row | undefined): Kept<Value, Recusa> | null => {
    const found = row === undefined ? null : decode(row, key);
    return found && { key, ...found };
  };
  return {
    isSame,
    list: async () => (await rows.list(prefix)).flatMap(([key, row]) => read(key, row) ?? []),
    read: async (key) => read(key, await rows.read(key)),
    put: (key, value) => rows.change(key, (row) => encode({ key, value, recusa: null }, row)),
    settle: (key, value, as) =>
      rows.change(key, (row) => {
        const held = read(key, row);
        if (row === undefined || held === null || !isSame(value, held.value)) return row;
        return as === null ? without(row) : encode({ key, value, ...as }, row);
      }),
  };
}

const writtenAlike = (value: unknown, held: unknown) => JSON.stringify(value) === JSON.stringify(held);
