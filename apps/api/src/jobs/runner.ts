/**
 * Runs the periodic jobs and the deferred work with pg-boss. Its tables are in the same database, so that exactly one of any
 * number of processes makes each run. It knows no single job.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { PgBoss } from 'pg-boss';

import { executorOf, openPool } from '../database/db.ts';
import { isConnectionError } from '../database/error-code.ts';
import type { Estado } from '../http/estado.ts';
import { noteFailure } from '../http/queda.ts';
import type { Deferred } from './deferred.ts';
import type { Job, JobContext, Queue } from './job.ts';

export type JobRunner = { readonly queue: Queue; readonly stop: () => Promise<void> };

type JobRunnerOptions = Omit<JobContext, 'agora' | 'queue'> & {
  readonly url: string;
  readonly agora: () => Date;
  readonly jobs: readonly Job[];
  readonly deferred?: readonly Deferred[];
  /** Called before each run: whether the disk has space for what the job writes. */
  readonly estado: Estado;
  /** Seconds between two runs of the jobs that run every minute. Null: their schedule alone starts them. */
  readonly cadaSegundos?: number | null;
  /** How often the queue looks for work of dead processes, in seconds. Without it, 5; for tests. */
  readonly superviseSeconds?: number;
  /** Called after each run of a job. */
  readonly onDone?: (job: string, ok: boolean, seconds: number) => void;
};

/** A run that hangs is ended after this time, so that the next can start. */
const RUN_LIMIT_SECONDS = 300;
/** How often a process looks whether a run is queued. */
const POLL_SECONDS = 5;

/** Deferred work may take this long, and each of its statements so long. */
const WORK_LIMIT_SECONDS = 3_600;
const STATEMENT_LIMIT_MS = 300_000;
/** A process that gives no sign for so long has died; the shortest that the queue knows. */
const HEARTBEAT_SECONDS = 10;
/** How often the queue looks for such processes. */
const SUPERVISE_SECONDS = 5;
/** Work that fails is tried again after 1 s, 2 s, 4 s … up to a minute. */
const RETRY = { retryLimit: 8, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 } as const;

/** The finest schedule of a job. */
const EVERY_MINUTE = '* * * * *';

export async function startJobs(options: JobRunnerOptions): Promise<JobRunner> {
  const { url, db, agora, log, jobs, deferred = [], estado, cadaSegundos = null, onDone } = options;
  const { superviseSeconds = SUPERVISE_SECONDS } = options;
  const failed = (error: unknown, message: string): void => {
    if (isConnectionError(error)) noteFailure(estado, log, error, 0);
    else log.error({ err: error }, message);
  };
  const runner = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    max: 3,
    application_name: 'luneta-jobs',
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  runner.on('error', (error) => failed(error, 'jobs: the queue reports an error'));
  await runner.start();
  const queue: Queue = async (name, key, payload, tx) => {
    await runner.send(name, payload, { singletonKey: key, ...(tx && { db: executorOf(tx) }) });
  };
  const endWork = await workDeferred(runner, deferred, options);
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
          await job.run({ db, agora: agora(), log, queue });
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
    queue,
    stop: async () => {
      stopSending();
      await runner.stop({ graceful: true, timeout: 3_000 });
      await endWork();
    },
  };
}

/**
 * Does deferred work, one of each kind at a time in a process. Work whose process died, failed or ended is done by the next
 * process that asks for work.
 * @returns closes the connections of the work
 */
async function workDeferred(
  boss: PgBoss,
  deferred: readonly Deferred[],
  { url, agora, log, estado, cadaSegundos, onDone }: JobRunnerOptions,
): Promise<() => Promise<void>> {
  if (deferred.length === 0) return async () => undefined;
  const pool = openPool({ url, max: 2, statementLimitMs: STATEMENT_LIMIT_MS });
  const pollingIntervalSeconds = Math.min(cadaSegundos ?? POLL_SECONDS, POLL_SECONDS);
  for (const work of deferred) {
    await boss.createQueue(work.name, {
      policy: 'exclusive',
      ...RETRY,
      expireInSeconds: WORK_LIMIT_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deleteAfterSeconds: 86_400,
    });
    await boss.work<object>(work.name, { pollingIntervalSeconds }, async (queued) => {
      for (const { id, data, signal } of queued) {
        if (work.sem_espaco === 'espera') await untilSpace(estado, signal);
        const started = performance.now();
        let ok = false;
        try {
          await work.execute({ id, data, signal, db: pool.db, agora, log });
          ok = true;
        } catch (error) {
          log.error({ err: error, job: work.name, id }, 'deferred work failed');
          throw error;
        } finally {
          const ms = performance.now() - started;
          onDone?.(work.name, ok, ms / 1000);
          log.info({ job: work.name, id, ok, ms: Math.round(ms) }, 'deferred work done');
        }
      }
    });
  }
  return () => {
    // A long statement must not hold up the end of the process: its step is undone, and the next process does it.
    pool.cut();
    return pool.close();
  };
}

/** Work that must not be lost stays taken while it waits. @throws when the process ends first */
async function untilSpace(estado: Estado, signal: AbortSignal): Promise<void> {
  while (estado.sem_espaco) await wait(SUPERVISE_SECONDS * 1000, undefined, { signal });
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
