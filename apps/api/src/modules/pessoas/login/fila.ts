/**
 * Runs a few tasks at once and queues the others, in the order of their arrival. When the queue is full, or would take too
 * long at the rate of the last tasks, a caller gets an error with the time to try again, instead of waiting until the
 * connection is closed. It does not know what the tasks do.
 */
import { errors } from '../../../http/errors.ts';

export type FilaOptions = {
  /** Number of tasks that run at once. */
  readonly atOnce: number;
  /** Largest number of queued tasks. */
  readonly maxWaiting: number;
  /** Number of tasks expected to finish per second, until some have. */
  readonly perSecond: number;
  /** Longest time that a task may be expected to wait; unlimited without it. */
  readonly maxSeconds?: number;
  /** Milliseconds of a clock that never goes back; for tests. */
  readonly nowMs?: () => number;
};

export type Fila = {
  /** @throws ApiError 503 `muitos_acessos` with `retry-after` when the queue is full or too slow */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  readonly running: () => number;
  readonly waiting: () => number;
  readonly refused: () => number;
};

/** How much one task counts in the mean of the last ones. */
const WEIGHT = 0.1;

export function createFila(options: FilaOptions): Fila {
  const {
    atOnce,
    maxWaiting,
    perSecond,
    maxSeconds = Number.POSITIVE_INFINITY,
    nowMs = () => performance.now(),
  } = options;
  let [running, refused] = [0, 0];
  /** Mean seconds of a task. On a machine with other work it is many times that of an idle one. */
  let seconds = atOnce / perSecond;
  const waiting: (() => void)[] = [];
  const secondsToWait = () => (waiting.length * seconds) / atOnce;
  return {
    run: async (work) => {
      if (running < atOnce) running += 1;
      else if (waiting.length < maxWaiting && secondsToWait() < maxSeconds)
        await new Promise<void>((resolve) => waiting.push(resolve));
      else {
        refused += 1;
        throw errors.busy(secondsToWait());
      }
      const begun = nowMs();
      try {
        return await work();
      } finally {
        seconds += WEIGHT * ((nowMs() - begun) / 1000 - seconds);
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    running: () => running,
    waiting: () => waiting.length,
    refused: () => refused,
  };
}
