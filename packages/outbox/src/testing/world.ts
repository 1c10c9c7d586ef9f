/** A small world for outboxes: chance that repeats, tabs that share a lock, a device's texts, a server that may be away. */
import type { Clock, Lock, OutboxPorts } from '../ports/ports.ts';
import type { TextStore } from '../storage/text-rows.ts';

/** Mulberry32: the same chances for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The lock that the tabs of one device share. */
export function createTabsLock(): Lock {
  const last = new Map<string, Promise<unknown>>();
  return {
    run(name, work) {
      const mine = (last.get(name) ?? Promise.resolve()).then(work);
      last.set(
        name,
        mine.catch(() => undefined),
      );
      return mine;
    },
  };
}

/** The texts of one device. */
export function createTexts(): TextStore {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
    durable: () => true,
  };
}

/** Says the same to everybody at the same moment, as a router that is back does. */
export function createWakes() {
  const listeners = new Set<() => void>();
  return {
    wake: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    online: () => {
      for (const listener of listeners) listener();
    },
  };
}

export interface WorldServer {
  /** The status of every call; 0: no answer; 200: it is stored. */
  status: number;
  /** How long an answer takes. */
  slowMs: number;
  readonly calls: { readonly at: number; readonly body: string; readonly status: number }[];
  /** @throws the status that is not 200 */
  call(body: unknown): Promise<void>;
}

export function createWorldServer(clock: Clock): WorldServer {
  const server: WorldServer = {
    status: 200,
    slowMs: 0,
    calls: [],
    async call(body) {
      const { status, slowMs } = server;
      server.calls.push({ at: clock.now(), body: JSON.stringify(body), status });
      if (slowMs > 0) await new Promise<void>((resolve) => void clock.after(slowMs, resolve));
      if (status !== 200) throw new WorldFailure(status);
    },
  };
  return server;
}

export class WorldFailure extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

/** The ports of one tab. */
export interface World extends OutboxPorts {
  readonly server: WorldServer;
}
