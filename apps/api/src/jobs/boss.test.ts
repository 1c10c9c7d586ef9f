import { setTimeout as wait } from 'node:timers/promises';

import { PgBoss } from 'pg-boss';
import { afterAll, describe, expect, it } from 'vitest';

import { createTestDb } from '../testing/index.ts';
import { startJobs, type Boss } from './boss.ts';
import type { Job } from './job.ts';

const { db, url, close } = await createTestDb();
const running: Boss[] = [];
afterAll(async () => {
  await Promise.all(running.map((boss) => boss.stop()));
  await close();
});

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const AGORA = new Date('2026-11-21T12:00:00Z');

async function startProcess(jobs: readonly Job[]): Promise<void> {
  running.push(await startJobs({ url, db, agora: () => AGORA, log, jobs }));
}

const scheduled = async () =>
  (await db.$client.query('select name, cron from pgboss.schedule order by name')).rows as unknown[];

describe('jobs', () => {
  it('run once a step for all processes together, with the clock they are given', async () => {
    const runs: Date[] = [];
    const job: Job = { name: 'contar', cron: '* * * * *', run: async ({ agora }) => void runs.push(agora) };
    await startProcess([job]);
    await startProcess([job]);
    // The queue's own way in, instead of waiting for the minute to turn.
    const sender = new PgBoss({ connectionString: url, supervise: false, schedule: false });
    await sender.start();
    const sent = await Promise.all([1, 2, 3].map(() => sender.send('contar')));
    expect(sent.filter(Boolean)).toHaveLength(1);
    for (let tries = 0; runs.length === 0 && tries < 150; tries += 1) await wait(100);
    await sender.stop({ graceful: false });
    expect(runs).toEqual([AGORA]);
  });

  it('that no longer exist are not scheduled any more', async () => {
    await startProcess([{ name: 'nova', cron: '*/5 * * * *', run: async () => undefined }]);
    expect(await scheduled()).toEqual([{ name: 'nova', cron: '*/5 * * * *' }]);
  });
});
