/**
 * A few at a time, the others in line, and a line that is not endless: who comes to a full one is told when to come back,
 * instead of waiting until the connection is given up. It does not know what is done.
 */
import { errors } from '../../http/errors.ts';

export type FilaOptions = {
  /** Done at once. */
  readonly atOnce: number;
  /** In line at most. */
  readonly maxWaiting: number;
  /** About how many are done in a second, for the time a refused caller is given. */
  readonly perSecond: number;
};

export type Fila = {
  /** @throws ApiError 503 `muitos_acessos` with `retry-after` when the line is full */
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
