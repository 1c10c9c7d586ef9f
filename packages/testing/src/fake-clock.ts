/** A clock that moves only when a test advances it: Date, performance.now and every timer. */
import { onTestFinished, vi } from 'vitest';

/** Start of the clock unless said: the moment of the contract's examples. */
export const START = '2026-11-21T14:00:00-03:00';

export type FakeClock = {
  /** Epoch milliseconds. */
  now: () => number;
  /** Moves on by seconds, running what falls due, promises included. */
  advance: (seconds: number) => Promise<void>;
};

/** Call it inside a test; real time returns when the test ends. */
export function fakeClock(at: string = START): FakeClock {
  vi.useFakeTimers({ now: new Date(at) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return {
    now: () => Date.now(),
    advance: async (seconds) => {
      await vi.advanceTimersByTimeAsync(seconds * 1000);
    },
  };
}
