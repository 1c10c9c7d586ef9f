/** The outbox in IndexedDB. It throws as the browser does; `durable-outbox.ts` decides what happens then. */
import { outboxKey, outboxPrefix, type Outbox, type OutboxEntry } from './outbox.ts';

const DATABASE = 'luneta-prova';
const STORE = 'pendentes';

interface Row {
  readonly key: string;
  readonly entry: OutboxEntry;
}

/** `factory` is a function because reading `window.indexedDB` itself may throw SecurityError. */
export function createIndexedDbOutbox(factory: () => IDBFactory): Outbox {
  let opening: Promise<IDBDatabase> | undefined;

  function database(): Promise<IDBDatabase> {
    opening ??= open(factory(), () => (opening = undefined)).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore, done: (value: T) => void) => void) {
    const db = await database();
    return new Promise<T>((resolve, reject) => {
      let result: { value: T } | undefined;
      const transaction = db.transaction(STORE, mode);
      // Only a completed transaction counts as kept: a request may succeed and its transaction still abort.
      transaction.addEventListener('complete', () =>
        result === undefined ? reject(new Error('no result')) : resolve(result.value),
      );
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('transaction aborted')));
      work(transaction.objectStore(STORE), (value) => (result = { value }));
    });
  }

  return {
    list: (ids) =>
      inStore<OutboxEntry[]>('readonly', (store, done) => {
        const prefix = outboxPrefix(ids);
        const request: IDBRequest<Row[]> = store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
        request.addEventListener('success', () => done(request.result.map((row) => row.entry)));
      }),
    put: (entry) =>
      inStore<{ durable: boolean }>('readwrite', (store, done) => {
        const key = outboxKey(entry);
        const request: IDBRequest<Row | undefined> = store.get(key);
        request.addEventListener('success', () => {
          if (request.result === undefined || request.result.entry.seq <= entry.seq)
            store.put({ key, entry } satisfies Row);
          done({ durable: true });
        });
      }),
    forget: (key, seq) =>
      inStore<undefined>('readwrite', (store, done) => {
        const request: IDBRequest<Row | undefined> = store.get(key);
        request.addEventListener('success', () => {
          if (request.result !== undefined && request.result.entry.seq <= seq) store.delete(key);
          done(undefined);
        });
      }),
  };
}

function open(factory: IDBFactory, lost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'key' }));
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
