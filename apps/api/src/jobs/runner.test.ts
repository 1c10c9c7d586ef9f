import { PgBoss } from 'pg-boss';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { createEstado } from '../http/estado.ts';
import { createTestDb } from '../../test/index.ts';
import { startJobs, type JobRunner } from './runner.ts';
import { sendRecuperacoes } from './send-recuperacoes.ts';
import { jobs as all } from './index.ts';
import type { Job } from './job.ts';

const { db, url, close } = await createTestDb();
const running: JobRunner[] = [];
afterAll(async () => {
  await Promise.all(running.map((runner) => runner.stop()));
  await close();
});

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** A schedule so rare that the clock starts no run besides those a test sends. */
const ONCE_A_YEAR = '0 0 1 1 *';
/** Against hanging. */
const HANGS = { timeout: 60_000 };
const AGORA = new Date('2026-11-21T12:00:00Z');

/** A process that looks for runs as often as the queue allows. */
async function startProcess(jobs: readonly Job[], estado = createEstado()): Promise<void> {
  running.push(await startJobs({ url, db, agora: () => AGORA, log, estado, jobs, cadaSegundos: 0.5 }));
}

const scheduled = async () =>
  (await db.query('select name, cron from pgboss.schedule order by name')).rows as unknown[];

describe('jobs', () => {
  it('run once per step over all processes, with the given clock', async () => {
    const runs: Date[] = [];
    const job: Job = {
      name: 'contar',
      cron: ONCE_A_YEAR,
      sem_espaco: 'espera',
      run: async ({ agora }) => void runs.push(agora),
    };
    await startProcess([job]);
    await startProcess([job]);
    // The queue's own call, instead of waiting for the next minute.
    const sender = new PgBoss({ connectionString: url, supervise: false, schedule: false });
    await sender.start();
    const sent = await Promise.all([1, 2, 3].map(() => sender.send('contar')));
    expect(sent.filter(Boolean)).toHaveLength(1);
    await vi.waitUntil(() => runs.length > 0, HANGS);
    await sender.stop({ graceful: false });
    expect(runs).toEqual([AGORA]);
  });

  it('wait while the disk is nearly full, unless they are declared to run', async () => {
    const estado = createEstado();
    estado.sem_espaco = true;
    const ran: string[] = [];
    const job = (name: string, sem_espaco: Job['sem_espaco']): Job => ({
      name,
      cron: ONCE_A_YEAR,
      sem_espaco,
      run: async () => void ran.push(name),
    });
    await startProcess([job('que-espera', 'espera'), job('que-roda', 'roda')], estado);
    const sender = new PgBoss({ connectionString: url, supervise: false, schedule: false });
    await sender.start();
    onTestFinished(() => sender.stop({ graceful: false }));
    const finished = async (name: string, runs: number) => {
      const done = async () => (await sender.findJobs(name)).filter(({ state }) => state === 'completed').length;
      await vi.waitUntil(async () => (await done()) >= runs, HANGS);
      expect(await done()).toBe(runs);
    };
    await Promise.all([sender.send('que-espera'), sender.send('que-roda')]);
    await Promise.all([finished('que-espera', 1), finished('que-roda', 1)]);
    expect(ran).toEqual(['que-roda']);
    estado.sem_espaco = false;
    await sender.send('que-espera');
    await finished('que-espera', 2);
    expect(ran).toEqual(['que-roda', 'que-espera']);
  });

  it('of every minute run as often as is set, and the others do not', async () => {
    const ran: string[] = [];
    const job = (name: string, cron: string): Job => ({
      name,
      cron,
      sem_espaco: 'espera',
      run: async () => void ran.push(name),
    });
    await startProcess([job('de-minuto', '* * * * *'), job('de-ano', ONCE_A_YEAR)]);
    // By the schedule alone three runs take two minutes.
    await vi.waitUntil(() => ran.length >= 3, HANGS);
    expect(new Set(ran)).toEqual(new Set(['de-minuto']));
  });

  it('are limited on a nearly full disk to closing attempts, which staff and students wait for', () => {
    const mailer = { produto: 'Luneta', send: async () => undefined, close: () => undefined };
    expect(
      [...all, sendRecuperacoes(mailer)].filter((job) => job.sem_espaco === 'roda').map(({ name }) => name),
    ).toEqual(['fechar-tentativas']);
  });

  it('are no longer scheduled once they are removed', async () => {
    await startProcess([{ name: 'nova', cron: '*/5 * * * *', sem_espaco: 'espera', run: async () => undefined }]);
    expect(await scheduled()).toEqual([{ name: 'nova', cron: '*/5 * * * *' }]);
  });
});
