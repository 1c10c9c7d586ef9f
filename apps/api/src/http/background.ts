/** Work that continues after the answer was sent. The server waits for it before it ends; failures are logged only. */
import type { FastifyBaseLogger } from 'fastify';

import type { Estado } from './estado.ts';
import { logFailure } from './queda.ts';

export type Background = {
  /** Starts `work` after the handler has returned. */
  readonly run: (work: () => Promise<unknown>) => void;
  /** Resolves when everything started so far has ended. */
  readonly settled: () => Promise<void>;
};

export function createBackground(log: Pick<FastifyBaseLogger, 'error' | 'warn'>, estado: Estado): Background {
  const pending = new Set<Promise<void>>();
  const later = async (work: () => Promise<unknown>) => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    await work();
  };
  return {
    run: (work) => {
      const running = later(work)
        .catch((error: unknown) => logFailure(estado, log, error, 'work after an answer failed'))
        .finally(() => pending.delete(running));
      pending.add(running);
    },
    settled: async () => {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
