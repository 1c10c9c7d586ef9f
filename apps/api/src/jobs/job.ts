/** The type of a periodic job. It knows nothing of how jobs are scheduled. */
import type { FastifyBaseLogger } from 'fastify';

import type { Db } from '../database/db.ts';

export type JobContext = {
  readonly db: Db;
  /** The instant of the run. Jobs use no other clock. */
  readonly agora: Date;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Where deferred work is queued. Absent where no queue runs: then it is done at once. */
  readonly queue?: Queue;
};

/**
 * Queues one piece of work under its name. The same key is queued or running once at a time.
 * @param tx the transaction with which it is queued; without one, it is queued at once
 */
export type Queue = (name: string, key: string, payload: object, tx?: Db) => Promise<void>;

export type Job = {
  /** Queue name in kebab-case. It is stored, so it must not change. */
  readonly name: string;
  /** Cron schedule: five fields, in UTC. The finest step is a minute. */
  readonly cron: string;
  /**
   * While the disk is nearly full (`serve/free-space.ts`): `roda` for jobs that people wait for and that write few rows,
   * `espera` for jobs that may run later. A job that waits runs at its next step.
   */
  readonly sem_espaco: 'roda' | 'espera';
  /** Must be safe to run twice, and on several processes at once: use conditional updates or `for update skip locked`. */
  run(context: JobContext): Promise<void>;
};
