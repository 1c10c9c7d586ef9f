/** What both years need: a server at an instant, sessions, and the nightly jobs. Only the year's tests import it. */
import { jobs } from '../../src/jobs/index.ts';
import { createTestApp, type TestApp } from '../index.ts';

export function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
}

export type Year = TestApp & {
  /** Runs every job once at the present instant. A job that reports an error fails the test. */
  readonly runJobs: () => Promise<void>;
};

export async function startYear(agora: string): Promise<Year> {
  const app = await createTestApp({ agora });
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (details: unknown) => {
      throw new Error(`a job failed: ${JSON.stringify(details)}`);
    },
  };
  return {
    ...app,
    runJobs: async () => {
      for (const job of jobs) await job.run({ db: app.db, agora: app.clock(), log });
    },
  };
}
