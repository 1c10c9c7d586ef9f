/** Rows in IndexedDB. It throws as the browser does; `durable-rows.ts` decides what happens then. */
import type { Rows } from './rows.ts';

export interface IndexedDbPlace {
  /** A function, because reading `window.indexedDB` itself may throw. */
  readonly factory: () => IDBFactory;
  readonly database: string;
  readonly store: string;
  /** The field of a row that holds its key; absent where the key stands outside. */
  readonly keyPath?: string;
}

export function createIndexedDbRows<Row>(place: IndexedDbPlace): Rows<Row> {
  const { store: name, keyPath } = place;
  let opening: Promise<IDBDatabase> | undefined;

  function database(): Promise<IDBDatabase> {
    opening ??= open(place, () => (opening = undefined)).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore, done: (value: T) => void) => void) {
    const db = await database();
    return new Promise<T>((resolve, reject) => {
      let result: { value: T } | undefined;
      const transaction = db.transaction(name, mode);
      // Only a completed transaction counts as kept: a request may succeed and its transaction still abort.
      transaction.addEventListener('complete', () =>
        result === undefined ? reject(new Error('no result')) : resolve(result.value),
      );
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('transaction aborted')));
      work(transaction.objectStore(name), (value) => (result = { value }));
    });
  }

  return {
    read: (key) =>
      inStore<Row | undefined>('readonly', (store, done) => {
        const request: IDBRequest<Row | undefined> = store.get(key);
        request.addEventListener('success', () => done(request.result));
      }),
    list: (prefix) =>
      inStore<(readonly [string, Row])[]>('readonly', (store, done) => {
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const keys = store.getAllKeys(range);
        const rows: IDBRequest<Row[]> = store.getAll(range);
        rows.addEventListener('success', () => done(pairs(keys.result, rows.result)));
      }),
    change: (key, next) =>
      inStore<{ durable: boolean }>('readwrite', (store, done) => {
        const request: IDBRequest<Row | undefined> = store.get(key);
        request.addEventListener('success', () => {
          const row = next(request.result);
          if (row === undefined) store.delete(key);
          else if (row !== request.result) store.put(row, keyPath === undefined ? key : undefined);
          done({ durable: true });
        });
      }),
  };
}

const pairs = <Row>(keys: readonly IDBValidKey[], rows: readonly Row[]) =>
  rows.flatMap((row, n): (readonly [string, Row])[] => {
    const key = keys[n];
    return typeof key === 'string' ? [[key, row]] : [];
  });

function open({ factory, database, store, keyPath }: IndexedDbPlace, lost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory().open(database, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(store, keyPath === undefined ? {} : { keyPath }),
    );
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')));
    request.addEventListener('blocked', () => reject(new Error('IndexedDB blocked by another tab')));
    request.addEventListener('success', () => {
      const db = request.result;
      // The browser may close it at any moment (data cleared, newer version elsewhere): open again next time.
      db.addEventListener('close', lost);
      db.addEventListener('versionchange', () => {
        db.close();
        lost();
      });
      resolve(db);
    });
  });
}
