/** The real browser behind the ports. The only file of this package that uses browser globals. */
import { createDurableRows } from '../storage/durable-rows.ts';
import type { IndexedDbPlace } from '../storage/indexed-db-rows.ts';
import type { Rows } from '../storage/rows.ts';
import { createLease, type LeasePlace } from './lease.ts';
import type { Clock, Lock, OutboxPorts, Wake } from './ports.ts';

export const browserClock: Clock = {
  now: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

const browserWake: Wake = (listener) => {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
};

/** Begins the names of turns in the store that all tabs share. They belong to the device, and to nobody. */
const TURN = 'luneta:dispositivo:vez:';

const random = () => Math.random();

/** @param device a store that all tabs share, for a browser without locks; without it tabs may send the same write twice there */
export function browserPorts(device?: LeasePlace): OutboxPorts {
  const lease = device && createLease({ place: device, clock: browserClock, random, wallMs: Date.now, prefix: TURN });
  const lock: Lock = {
    run(name, work) {
      // Absent where the page is not from a secure address.
      const locks: LockManager | undefined = navigator.locks;
      if (locks !== undefined) return locks.request(`luneta/${name}`, work);
      return lease?.run(name, work) ?? work();
    },
  };
  return { clock: browserClock, random, lock, wake: browserWake };
}

/** Rows in IndexedDB, with memory behind it. */
export const browserRows = <Row>(place: Omit<IndexedDbPlace, 'factory'>): Rows<Row> =>
  createDurableRows({ ...place, factory: () => window.indexedDB, clock: browserClock });
