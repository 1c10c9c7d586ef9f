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
    settle: (key, value, recusa) =>
      rows.change(key, (row) => {
        const held = read(key, row);
        if (row === undefined || held === null || !isSame(value, held.value)) return row;
        return recusa === null ? without(row) : encode({ key, value, recusa }, row);
      }),
  };
}

/** A row that is nothing but its write. */
export interface KeptRow<Value, Recusa> {
  readonly value: Value;
  readonly recusa: Recusa | null;
}

/** Writes that stand in their rows as they are. */
export const keptAsIs = <Value, Recusa>(
  rows: Rows<KeptRow<Value, Recusa>>,
  prefix: string,
): OutboxStorage<Value, Recusa> =>
  createKeptRows(rows, { prefix, encode: ({ value, recusa }) => ({ value, recusa }), decode: (row) => row });

const writtenAlike = (value: unknown, held: unknown) => JSON.stringify(value) === JSON.stringify(held);
