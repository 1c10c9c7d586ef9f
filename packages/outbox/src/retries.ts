/**
 * The waits of an outbox without its rows: for a call whose request is made in the moment of sending, so that nothing of it could
 * be kept. It tries again until it is stopped.
 */
import { backOffMs, jittered, wakeMs } from './core/waits.ts';
import type { OutboxPorts } from './ports/ports.ts';

/** Begins after a failed call. @returns ends it: the call succeeded, or nobody waits any more */
export function startRetries(
  { clock, random, wake }: Pick<OutboxPorts, 'clock' | 'random' | 'wake'>,
  again: () => void,
): () => void {
  let failures = 1;
  let cancel = () => {};
  function wait(ms: number): void {
    cancel();
    cancel = clock.after(ms, () => {
      again();
      failures += 1;
      wait(jittered(backOffMs(failures), random()));
    });
  }
  wait(jittered(backOffMs(failures), random()));
  const deaf = wake(() => wait(wakeMs(random())));
  return () => {
    deaf();
    cancel();
  };
}
