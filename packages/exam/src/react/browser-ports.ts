/** The real browser behind the ports. The only file of this package that uses browser globals. */
import { browserClock } from '@luneta/outbox/browser';

import type { Outbox } from '../outbox/outbox.ts';
import { createDurableOutbox } from '../outbox/prova-outbox.ts';
import type { ConnectivityPort, PlacesPort, TabsPort } from '../ports.ts';

export { browserClock };

export const browserConnectivity: ConnectivityPort = {
  subscribe(listener) {
    const online = () => listener('online');
    const offline = () => listener('offline');
    const hidden = () => listener('hidden');
    const visibility = () => listener(document.visibilityState === 'hidden' ? 'hidden' : 'visible');
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    window.addEventListener('pagehide', hidden);
    document.addEventListener('visibilitychange', visibility);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
      window.removeEventListener('pagehide', hidden);
      document.removeEventListener('visibilitychange', visibility);
    };
  },
};

/**
 * The newest tab steals the lock and the older one hears of it. Where the browser has no locks (no secure context),
 * `seq` alone decides on the server.
 */
export const browserTabs: TabsPort = {
  claim(name, lost) {
    let released = false;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const locks: LockManager | undefined = navigator.locks;
    // Rejects when another tab steals the lock, and only then.
    locks
      ?.request(name, { steal: true }, () => held)
      .catch(() => {
        if (!released) lost();
      });
    return () => {
      released = true;
      release();
    };
  },
};

/** localStorage; the end of the session removes it (package `auth`). A browser that refuses it forgets the place. */
export const browserPlaces: PlacesPort = {
  read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Opening at the first unanswered question instead is no loss.
    }
  },
};

export function browserOutbox(): Outbox {
  return createDurableOutbox({ factory: () => window.indexedDB, clock: browserClock });
}

/** All ports but the transport and the identity. Make one outbox per page and share it. */
export function browserPorts(outbox: Outbox) {
  return { outbox, clock: browserClock, connectivity: browserConnectivity, tabs: browserTabs, places: browserPlaces };
}
