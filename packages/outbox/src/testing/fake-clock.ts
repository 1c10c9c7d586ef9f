/** Time that moves only when told. */
import type { Clock } from '../ports/ports.ts';

export interface FakeClock extends Clock {
  /** Moves on, running timers in order and letting promises settle between them. */
  advance(ms: number): Promise<void>;
}

/** Waits until resolved calls, writes and their consequences have run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

export function createFakeClock(start = 5000): FakeClock {
  let now = start;
  let nextId = 0;
  const timers = new Map<number, { at: number; work: () => void }>();
  return {
    now: () => now,
    after(ms, work) {
      nextId += 1;
      const id = nextId;
      timers.set(id, { at: now + ms, work });
      return () => void timers.delete(id);
    },
    async advance(ms) {
      const end = now + ms;
      await settle();
      for (;;) {
        const due = [...timers]
          .filter(([, timer]) => timer.at <= end)
          .sort(([a, x], [b, y]) => x.at - y.at || a - b)[0];
        if (due === undefined) break;
        timers.delete(due[0]);
        now = Math.max(now, due[1].at);
        due[1].work();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}
