/**
 * Runs the periodic jobs with pg-boss: its tables live in the same database, so that of any number of
 * processes exactly one makes each run. It knows no single job.
 */
import { PgBoss } from 'pg-boss';

import type { Estado } from '../http/estado.ts';
import type { Job, JobContext } from './job.ts';

export type Boss = { readonly stop: () => Promise<void> };

type BossOptions = Omit<JobContext, 'agora'> & {
  readonly url: string;
  readonly agora: () => Date;
  readonly jobs: readonly Job[];
  /** Asked before each run whether the disk has room for what the job writes. */
  readonly estado: Pick<Estado, 'sem_espaco'>;
  /** Called after each run of a job. */
  readonly onDone?: (job: string, ok: boolean, seconds: number) => void;
};

/** A run that hangs is given up, so that the next may start. */
const RUN_LIMIT_SECONDS = 300;

export async function startJobs({ url, db, agora, log, jobs, estado, onDone }: BossOptions): Promise<Boss> {
  const boss = new PgBoss({ connectionString: url, schema: 'pgboss', max: 3, application_name: 'luneta-jobs' });
  boss.on('error', (error) => log.error({ err: error }, 'jobs: the queue reports an error'));
  await boss.start();
  for (const job of jobs) {
    // 'exclusive': one run queued or active at a time, whatever the number of processes.
    await boss.createQueue(job.name, {
      policy: 'exclusive',
      retryLimit: 2,
      expireInSeconds: RUN_LIMIT_SECONDS,
      deleteAfterSeconds: 86_400,
    });
    await boss.schedule(job.name, job.cron, null, { tz: 'UTC' });
    await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => {
      if (estado.sem_espaco && job.sem_espaco === 'espera') {
        log.info({ job: job.name }, 'job waits: the disk is nearly full');
        return;
      }
      const started = performance.now();
      let ok = false;
      try {
        await job.run({ db, agora: agora(), log });
        ok = true;
      } finally {
        const ms = performance.now() - started;
        onDone?.(job.name, ok, ms / 1000);
        log.info({ job: job.name, ok, ms: Math.round(ms) }, 'job done');
      }
    });
  }
  await removeUnknown(boss, jobs);
  // Every job may be cut off and made again: what is under way gets less than the end as a whole.
  return { stop: () => boss.stop({ graceful: true, timeout: 3_000 }) };
}

/** A job that was renamed or removed must not stay scheduled for ever. */
async function removeUnknown(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Set(jobs.map((job) => job.name));
  for (const { name } of await boss.getSchedules()) {
    if (!known.has(name)) await boss.unschedule(name);
  }
}
