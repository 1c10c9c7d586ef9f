/**
 * The part of the browser's Storage this package needs, and a wrapper that never throws:
 * SecurityError (cookies blocked), quota and private modes fall back to memory (C35).
 */
export interface StoragePort {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A Storage that lives as long as the page. */
export function createMemoryStorage(): StoragePort {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

export interface SafeStorage {
  read(key: string): string | null;
  /** Keeps the value, in memory when the browser refuses it. */
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
  /** False once the browser has refused: what is kept will not survive a reload. */
  durable(): boolean;
}

/**
 * Wraps a Storage that may throw at any moment. `open` is a function because reading
 * `window.localStorage` itself throws when the browser blocks storage.
 */
export function createSafeStorage(open: () => StoragePort): SafeStorage {
  const memory = createMemoryStorage();
  let durable = true;

  function attempt<T>(work: (storage: StoragePort) => T, otherwise: T): T {
    try {
      return work(open());
    } catch {
      durable = false;
      return otherwise;
    }
  }

  return {
    read: (key) => memory.getItem(key) ?? attempt((storage) => storage.getItem(key), null),
    write(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (kept) memory.removeItem(key);
      else memory.setItem(key, value);
    },
    remove(key) {
      memory.removeItem(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys() {
      const stored = attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index)), []);
      const held = Array.from({ length: memory.length }, (_, index) => memory.key(index));
      return [...new Set([...stored, ...held])].filter((key) => key !== null);
    },
    durable: () => durable,
  };
}
