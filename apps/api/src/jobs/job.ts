/** What a periodic job is. It knows nothing of how jobs are scheduled. */
import type { FastifyBaseLogger } from 'fastify';

import type { Db } from '../database/db.ts';

export type JobContext = {
  readonly db: Db;
  /** The instant of the run; jobs read no other clock. */
  readonly agora: Date;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};

export type Job = {
  /** Queue name, kebab-case, stable: it is stored. */
  readonly name: string;
  /** Five fields, in UTC. The finest step is a minute. */
  readonly cron: string;
  /**
   * While the disk is nearly full (`serve/free-space.ts`): `roda` for what people wait for and a few rows are enough, `espera`
   * for what loses nothing by coming later. What waits is due again at its next step.
   */
  readonly sem_espaco: 'roda' | 'espera';
  /** Must be safe to run twice, and on several processes at once: use conditional updates or `for update skip locked`. */
  run(context: JobContext): Promise<void>;
};
