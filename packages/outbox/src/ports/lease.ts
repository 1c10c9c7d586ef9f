/**
 * One at a time among tabs where the browser has no locks (a page that is not from a secure address): who writes its name
 * into a shared place and still finds it there a moment later has the turn. A tab that died loses it.
 */
import type { Clock, Lock } from './ports.ts';

/** Longer than any call is waited for: after it the turn of a tab that says nothing is over. */
const TURN_MS = 30_000;
const SETTLE_MS = 40;
const LOOK_AGAIN_MS = 250;

export interface LeasePlace {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
}

export interface LeaseOptions {
  readonly place: LeasePlace;
  readonly clock: Clock;
  readonly random: () => number;
  /** Time that all tabs share. */
  readonly wallMs: () => number;
  /** Begins the names in the place. */
  readonly prefix: string;
}

export function createLease({ place, clock, random, wallMs, prefix }: LeaseOptions): Lock {
  const pause = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));

  /** Who has the turn; null when nobody has. */
  function holder(key: string): string | null {
    const [name, until] = place.read(key)?.split(' ') ?? [];
    return name !== undefined && Number(until) > wallMs() ? name : null;
  }

  async function take(key: string, me: string): Promise<void> {
    for (;;) {
      if (holder(key) === null) {
        place.write(key, `${me} ${wallMs() + TURN_MS}`);
        await pause(SETTLE_MS);
        if (holder(key) === me) return;
      }
      await pause(LOOK_AGAIN_MS * (0.5 + random()));
    }
  }

  return {
    async run(name, work) {
      const key = prefix + name;
      const me = random().toString(36).slice(2);
      await take(key, me);
      try {
        return await work();
      } finally {
        if (holder(key) === me) place.remove(key);
      }
    },
  };
}
