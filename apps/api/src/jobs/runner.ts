/**
 * Runs the periodic jobs with pg-boss. Its tables are in the same database, so that exactly one of any number of processes
 * makes each run. It knows no single job.
 */
import { PgBoss } from 'pg-boss';

import { isConnectionError } from '../database/error-code.ts';
import type { Estado } from '../http/estado.ts';
import { noteFailure } from '../http/queda.ts';
import type { Job, JobContext } from './job.ts';

export type JobRunner = { readonly stop: () => Promise<void> };

type JobRunnerOptions = Omit<JobContext, 'agora'> & {
  readonly url: string;
  readonly agora: () => Date;
  readonly jobs: readonly Job[];
  /** Called before each run: whether the disk has space for what the job writes. */
  readonly estado: Estado;
  /** Seconds between two runs of the jobs that run every minute. Null: their schedule alone starts them. */
  readonly cadaSegundos?: number | null;
  /** Called after each run of a job. */
  readonly onDone?: (job: string, ok: boolean, seconds: number) => void;
};

/** A run that hangs is ended after this time, so that the next can start. */
const RUN_LIMIT_SECONDS = 300;
/** How often a process looks whether a run is queued. */
const POLL_SECONDS = 5;

/** The finest schedule of a job. */
const EVERY_MINUTE = '* * * * *';

export async function startJobs(options: JobRunnerOptions): Promise<JobRunner> {
  const { url, db, agora, log, jobs, estado, cadaSegundos = null, onDone } = options;
  const failed = (error: unknown, message: string): void => {
    if (isConnectionError(error)) noteFailure(estado, log, error, 0);
    else log.error({ err: error }, message);
  };
  const runner = new PgBoss({ connectionString: url, schema: 'pgboss', max: 3, application_name: 'luneta-jobs' });
  runner.on('error', (error) => failed(error, 'jobs: the queue reports an error'));
  await runner.start();
  for (const job of jobs) {
    // 'exclusive': one run is queued or active at a time, for any number of processes.
    await runner.createQueue(job.name, {
      policy: 'exclusive',
      retryLimit: 2,
      expireInSeconds: RUN_LIMIT_SECONDS,
      deleteAfterSeconds: 86_400,
    });
    await runner.schedule(job.name, job.cron, null, { tz: 'UTC' });
    await runner.work(
      job.name,
      { pollingIntervalSeconds: Math.min(cadaSegundos ?? POLL_SECONDS, POLL_SECONDS) },
      async () => {
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
      },
    );
  }
  await removeUnknown(runner, jobs);
  const stopSending = cadaSegundos === null ? () => undefined : sendEvery(runner, jobs, cadaSegundos, failed);
  // A job can be interrupted and run again, so current runs get less time than the whole shutdown.
  return {
    stop: () => {
      stopSending();
      return runner.stop({ graceful: true, timeout: 3_000 });
    },
  };
}

/** Queues the jobs that run every minute more often. One that is still queued or running is not queued twice. */
function sendEvery(
  runner: PgBoss,
  jobs: readonly Job[],
  seconds: number,
  failed: (error: unknown, message: string) => void,
): () => void {
  const often = jobs.filter(({ cron }) => cron === EVERY_MINUTE);
  const timer = setInterval(() => {
    for (const { name } of often)
      runner.send(name).catch((error: unknown) => failed(error, `job ${name} could not be queued`));
  }, seconds * 1000);
  return () => clearInterval(timer);
}

/** A job that was renamed or removed must not stay scheduled. */
async function removeUnknown(runner: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Set(jobs.map((job) => job.name));
  for (const { name } of await runner.getSchedules()) {
    if (!known.has(name)) await runner.unschedule(name);
  }
}
