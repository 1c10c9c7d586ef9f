/** The real browser behind the ports. The only file of this package that uses browser globals. */
import type { AddressPort } from './address.ts';
import type { SessionStoreOptions } from './session-store.ts';

export function browserStorages(): SessionStoreOptions {
  return {
    session: () => window.sessionStorage,
    local: () => window.localStorage,
    onForeignChange(listener) {
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
  };
}

export function browserAddress(): AddressPort {
  return {
    get pathname() {
      return window.location.pathname;
    },
    get search() {
      return window.location.search;
    },
    get hash() {
      return window.location.hash;
    },
    replace: (url) => window.history.replaceState(window.history.state, '', url),
  };
}
