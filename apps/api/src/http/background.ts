/** Work that goes on after an answer was sent. It is awaited when the server ends, and its failures are only logged. */
import type { FastifyBaseLogger } from 'fastify';

export type Background = {
  /** Starts `work` once the answer under way is out of the handler's hands. */
  readonly run: (work: () => Promise<unknown>) => void;
  /** Everything started so far has ended. */
  readonly settled: () => Promise<void>;
};

export function createBackground(log: Pick<FastifyBaseLogger, 'error'>): Background {
  const pending = new Set<Promise<void>>();
  const later = async (work: () => Promise<unknown>) => {
    await new Promise<void>((resolve) => setImmediate(resolve));
    await work();
  };
  return {
    run: (work) => {
      const running = later(work)
        .catch((error: unknown) => log.error({ err: error }, 'work after an answer failed'))
        .finally(() => pending.delete(running));
      pending.add(running);
    },
    settled: async () => {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
