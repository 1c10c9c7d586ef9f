/**
 * Runs a few tasks at once and queues the others. When the queue is full, a caller gets an error with the time to try
 * again, instead of waiting until the connection is closed. It does not know what the tasks do.
 */
import { errors } from '../../http/errors.ts';

export type FilaOptions = {
  /** Number of tasks that run at once. */
  readonly atOnce: number;
  /** Largest number of queued tasks. */
  readonly maxWaiting: number;
  /** Approximate number of tasks finished per second. It gives the time to try again. */
  readonly perSecond: number;
};

export type Fila = {
  /** @throws ApiError 503 `muitos_acessos` with `retry-after` when the queue is full */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  readonly running: () => number;
  readonly waiting: () => number;
  readonly refused: () => number;
};

export function createFila({ atOnce, maxWaiting, perSecond }: FilaOptions): Fila {
  let [running, refused] = [0, 0];
  const waiting: (() => void)[] = [];
  return {
    run: async (work) => {
      if (running < atOnce) running += 1;
      else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
      else {
        refused += 1;
        throw errors.busy(waiting.length / perSecond);
      }
      try {
        return await work();
      } finally {
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
