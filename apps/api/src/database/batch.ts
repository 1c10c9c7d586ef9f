/**
 * Groups items that arrive while a statement runs into the next statement. One call of `send` runs at a time. There is no
 * timer: an item that arrives while nothing runs is sent at once. It deliberately knows no SQL.
 */

/** What a failed `send` means for its items. */
export type Failure =
  /** One item may be the cause: each half is sent by itself. */
  | 'divide'
  /** The connection broke: the same items are sent once more. */
  | 'repeat'
  /** Every item fails with this error. */
  | 'all';

export type BatchOptions<T, R> = {
  /** Returns one result an item, in their order. It must be safe to repeat: it may have taken effect before it failed. */
  readonly send: (items: readonly T[]) => Promise<readonly R[]>;
  readonly onFailure?: (error: unknown) => Failure;
  /** Items that one call of `send` takes at most. */
  readonly atOnce?: number;
  /** Items that may wait; beyond it `add` refuses. */
  readonly maxWaiting?: number;
};

export type BatchLoad = {
  readonly waiting: number;
  /** Calls of `send` so far, and the items in them: their ratio is the mean size. */
  readonly sends: number;
  readonly items: number;
};

export type Batch<T, R> = {
  /** Resolves with the item's result after its statement has ended. Two items with the same key never share a statement. */
  readonly add: (item: T, key?: string) => Promise<R>;
  readonly load: () => BatchLoad;
  /** Refuses new items and resolves when all that were taken are answered. */
  readonly close: () => Promise<void>;
};

/** The queue takes no more; the caller may try again. */
export class BatchFull extends Error {
  readonly code = 'BATCH_FULL';
}

type Entry<T, R> = {
  readonly item: T;
  readonly key: string | undefined;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
};

const halvesOf = <E>(entries: readonly E[]): readonly E[][] => {
  const middle = Math.ceil(entries.length / 2);
  return [entries.slice(0, middle), entries.slice(middle)];
};

async function sendAll<T, R>(
  entries: readonly Entry<T, R>[],
  { send, onFailure = () => 'divide' }: Pick<BatchOptions<T, R>, 'send' | 'onFailure'>,
  mayRepeat: boolean,
): Promise<void> {
  try {
    const results = await send(entries.map(({ item }) => item));
    if (results.length !== entries.length) throw new Error(`${results.length} results for ${entries.length} items`);
    for (const [index, result] of results.entries()) entries[index]?.resolve(result);
  } catch (error) {
    const failure = onFailure(error);
    if (failure === 'repeat' && mayRepeat) return sendAll(entries, { send, onFailure }, false);
    if (failure === 'divide' && entries.length > 1) {
      for (const half of halvesOf(entries)) await sendAll(half, { send, onFailure }, mayRepeat);
      return;
    }
    for (const { reject } of entries) reject(error);
  }
}

/** A queue in front of `send`. */
export function createBatch<T, R>(options: BatchOptions<T, R>): Batch<T, R> {
  const { atOnce = 128, maxWaiting = 20_000 } = options;
  /** In the order of arrival, no key twice. */
  const ready: Entry<T, R>[] = [];
  /** For each key in `ready`, the items that wait for a later statement. */
  const behind = new Map<string, Entry<T, R>[]>();
  let waiting = 0;
  let sends = 0;
  let items = 0;
  let running: Promise<void> | undefined;
  let closed = false;

  const take = (): Entry<T, R>[] => {
    const taken = ready.splice(0, atOnce);
    for (const { key } of taken) {
      if (key === undefined) continue;
      const next = behind.get(key)?.shift();
      if (next) ready.push(next);
      else behind.delete(key);
    }
    waiting -= taken.length;
    return taken;
  };
  const counted: typeof options.send = (list) => {
    sends += 1;
    items += list.length;
    return options.send(list);
  };
  const run = async (): Promise<void> => {
    await new Promise(setImmediate);
    while (ready.length > 0) await sendAll(take(), { ...options, send: counted }, true);
    running = undefined;
  };
  const enqueue = (entry: Entry<T, R>): void => {
    const later = entry.key === undefined ? undefined : behind.get(entry.key);
    if (later) later.push(entry);
    else {
      ready.push(entry);
      if (entry.key !== undefined) behind.set(entry.key, []);
    }
    waiting += 1;
    running ??= run();
  };
  return {
    add: (item, key) =>
      new Promise((resolve, reject) => {
        if (closed || waiting >= maxWaiting)
          reject(new BatchFull(closed ? 'the batch is closed' : 'too many items wait'));
        else enqueue({ item, key, resolve, reject });
      }),
    load: () => ({ waiting, sends, items }),
    close: async () => {
      closed = true;
      await running;
    },
  };
}
