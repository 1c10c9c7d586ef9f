/** What an outbox needs of the world around it. Each is small, so that a test can replace it. */
import type { Kept } from '../core/line.ts';

/** Monotonic time and timers. */
export interface Clock {
  readonly now: () => number;
  /** Runs `work` after `ms`; the result cancels it. */
  readonly after: (ms: number, work: () => void) => () => void;
}

/** One at a time for each name, among all the tabs of this device. */
export interface Lock {
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** Tells that the connection may be back. It is a hint only: a call shows whether it is. */
export type Wake = (listener: () => void) => () => void;

/** Where writes are kept. It must not throw: what the browser refuses is held in memory. */
export interface OutboxStorage<Value, Recusa> {
  list(): Promise<readonly Kept<Value, Recusa>[]>;
  read(key: string): Promise<Kept<Value, Recusa> | null>;
  /** Whether it is what the device holds under the key, and nothing newer. */
  isSame(value: Value, held: Value): boolean;
  put(key: string, value: Value): Promise<unknown>;
  /** Removes the value, or writes the reason beside it. What has been kept since stays as it is. */
  settle(key: string, value: Value, recusa: Recusa | null): Promise<unknown>;
}

export interface OutboxPorts {
  readonly clock: Clock;
  /** From 0 to 1, 1 not included. */
  readonly random: () => number;
  readonly lock: Lock;
  readonly wake: Wake;
}
