/** One value a key in IndexedDB. A browser that refuses it has the values in memory, as long as the page lives. */

export type Rows<Value> = {
  read: (key: string) => Promise<Value | undefined>;
  /** Reads and writes in one step, so that two tabs lose nothing of each other. */
  change: (key: string, next: (held: Value | undefined) => Value) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

const STORE = 'guardados';
/** Some browsers never answer a request. */
const GIVE_UP_MS = 2000;

/** `factory` is a function because reading `window.indexedDB` itself may throw. */
export function createRows<Value>(database: string, factory: () => IDBFactory): Rows<Value> {
  const memory = new Map<string, Value>();
  let opening: Promise<IDBDatabase> | undefined;
  const opened = () => {
    opening ??= open(database, factory).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };

  async function inStore<Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, done: (result: Result) => void) => void,
  ): Promise<Result | undefined> {
    const transaction = (await opened()).transaction(STORE, mode);
    return new Promise((resolve, reject) => {
      let result: Result | undefined;
      transaction.addEventListener('complete', () => resolve(result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
      work(transaction.objectStore(STORE), (value) => (result = value));
    });
  }

  return {
    async read(key) {
      const held = memory.get(key);
      if (held !== undefined) return held;
      return inTime(
        inStore<Value>('readonly', (store, done) => {
          const request: IDBRequest<Value | undefined> = store.get(key);
          request.addEventListener('success', () => request.result !== undefined && done(request.result));
        }),
      ).catch(() => undefined);
    },
    async change(key, next) {
      const held = memory.get(key);
      if (held !== undefined) return void memory.set(key, next(held));
      try {
        await inTime(
          inStore('readwrite', (store) => {
            const request: IDBRequest<Value | undefined> = store.get(key);
            request.addEventListener('success', () => store.put(next(request.result), key));
          }),
        );
      } catch {
        memory.set(key, next(undefined));
      }
    },
    async remove(key) {
      memory.delete(key);
      await inTime(inStore('readwrite', (store) => void store.delete(key))).catch(() => undefined);
    },
  };
}

function open(database: string, factory: () => IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory().open(database, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
    request.addEventListener('blocked', () => reject(new Error('blocked')));
    request.addEventListener('success', () => resolve(request.result));
  });
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), GIVE_UP_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
