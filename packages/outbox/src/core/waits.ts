/** How long a write waits before it goes again. Pure: chance is handed in, from 0 to 1. */

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;
/** Everybody in a classroom hears at the same moment that the connection is back: they go within this time. */
export const WAKE_WITHIN_MS = 8000;

/** The longest wait after so many failures (1 is the first): 1, 2, 4, 8, 16, then always 30 s. */
export function backOffMs(failures: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
}

/** A wait that others draw differently: between half of it and all of it, so never longer than was said. */
export const jittered = (ms: number, chance: number): number => ms * (0.5 + chance / 2);

/** The wait after the connection came back. */
export const wakeMs = (chance: number): number => chance * WAKE_WITHIN_MS;
