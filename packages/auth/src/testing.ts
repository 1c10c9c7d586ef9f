/** Helpers for this package's own tests: an unsigned token and a Storage that refuses. */
import type { StoragePort } from './storage.ts';

/** A token shaped like the server's, with a signature nobody checks here. */
export function fakeToken(payload: Record<string, unknown>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const encoded = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return `Bearer e30.${encoded}.x`;
}

/** A Storage as a browser with blocked cookies gives it: touching it throws. */
export function refuseStorage(): StoragePort {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** A Storage that reads but has no space left. */
export function fullStorage(inner: StoragePort): StoragePort {
  return {
    get length() {
      return inner.length;
    },
    key: (index) => inner.key(index),
    getItem: (key) => inner.getItem(key),
    setItem() {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    },
    removeItem: (key) => inner.removeItem(key),
  };
}
