/** Deferred work in real processes that are killed: another goes on where it was left, and no step is done twice. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished, type TestContext, vi } from 'vitest';

import { createTestDb, world } from '../../test/index.ts';
import type { Db } from '../database/db.ts';
import { tenant } from '../database/tenant.ts';
import { beginTrabalho, endTrabalho, findTrabalho } from '../modules/escola/trabalho-store.ts';
import { deferred, TakenOver } from './deferred.ts';

const WORKER = join(import.meta.dirname, '../../test/jobs/worker.ts');
const AGORA = new Date('2026-11-21T12:00:00Z');
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const STEPS = Array.from({ length: 10 }, (_, i) => i + 1);

/** Against hanging. */
const HANGS = { timeout: 60_000 };

type OnFinished = TestContext['onTestFinished'];

async function createPassos(finished: OnFinished = onTestFinished) {
  const test = await createTestDb();
  await test.db.query('create table passos (passo int not null, pid int not null, limite text not null)');
  finished(test.close);
  return { ...test, escola: tenant(test.db, world.escola) };
}

function startWorker(
  finished: OnFinished,
  url: string,
  where: string,
): { child: ChildProcess; said: (word: string) => Promise<unknown> } {
  const child = spawn(process.execPath, [WORKER, url, where], { stdio: ['ignore', 'pipe', 'inherit'] });
  finished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, said: (word) => vi.waitUntil(() => text.includes(`${word}\n`), HANGS) };
}

describe.concurrent('deferred work of a killed process', () => {
  it.for([['in the middle of a step', 'inside-4', 3] as const, ['between two steps', 'after-4', 4] as const])(
    '%s',
    async ([, where, done], { expect, onTestFinished: finished }) => {
      const { db, url, escola } = await createPassos(finished);
      const KEY = { nome: 'contar-passos', chave: 'tudo' };
      const first = startWorker(finished, url, where);
      await first.said('hangs');
      first.child.kill('SIGKILL');
      expect(await findTrabalho(escola, KEY)).toMatchObject({ fase: 'contar', feitas: done, total: 10, erro: null });
      // Its 10 s without a sign go by.
      await db.query("update pgboss.job set heartbeat_on = heartbeat_on - interval '10 s' where name = $1", [KEY.nome]);
      const second = startWorker(finished, url, 'never');
      await second.said('started');
      await vi.waitUntil(async () => (await findTrabalho(escola, KEY))?.concluido_em, HANGS);
      second.child.kill('SIGKILL');
      const { rows } = await db.query('select passo, pid, limite from passos order by passo, pid');
      expect(rows).toEqual(
        STEPS.map((passo) => ({ passo, pid: (passo <= done ? first : second).child.pid, limite: '5min' })),
      );
    },
  );
});

describe('deferred work', () => {
  const contar = deferred<{ escola_id: number; ate: number }>(
    {
      name: 'contar',
      payload: {
        type: 'object',
        required: ['escola_id', 'ate'],
        properties: { escola_id: { type: 'integer' }, ate: { type: 'integer' } },
      },
      chaveOf: () => 'tudo',
    },
    {
      sem_espaco: 'espera',
      run: async (_context, { ate }, progress) => {
        for (let passo = progress.now().feitas + 1; passo <= ate; passo += 1)
          await progress.step({ feitas: passo, total: ate }, async (tx) => {
            if (passo === 3 && ate === 3) throw Object.assign(new Error('planned'), { codigo: 'linha_ruim' });
            await tx.db.query('insert into passos values ($1, 0, $2)', [passo, '']);
          });
      },
    },
  );
  const KEY = { nome: 'contar', chave: 'tudo' };
  const [A, B] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
  const signal = new AbortController().signal;
  const execution = (db: Db, id: string, ate: number) => ({
    id,
    data: { escola_id: world.escola, ate },
    db,
    log,
    agora: () => AGORA,
    signal,
  });

  it('tells its failure by a code, and goes on when it is tried again', async () => {
    const { db, escola } = await createPassos();
    await expect(contar.execute(execution(db, A, 3))).rejects.toThrow('planned');
    expect(await findTrabalho(escola, KEY)).toMatchObject({
      feitas: 2,
      total: 3,
      erro: 'linha_ruim',
      concluido_em: null,
    });
    await contar.execute(execution(db, A, 4));
    expect(await findTrabalho(escola, KEY)).toMatchObject({ feitas: 4, total: 4, erro: null, concluido_em: AGORA });
    expect((await db.query('select passo from passos order by passo')).rows.map(({ passo }) => passo)).toEqual([
      1, 2, 3, 4,
    ]);
  });

  it('that has ended stays ended for the same job and begins anew for the next', async () => {
    const { db } = await createPassos();
    const count = async () => (await db.query('select 1 from passos')).rowCount;
    await contar.execute(execution(db, A, 2));
    await contar.execute(execution(db, A, 2));
    expect(await count()).toBe(2);
    await contar.execute(execution(db, B, 2));
    expect(await count()).toBe(4);
  });

  it('refuses a payload of another shape, before anything is stored', async () => {
    const { db, escola } = await createPassos();
    await expect(contar.execute({ ...execution(db, A, 2), data: { escola_id: world.escola } })).rejects.toThrow(
      /schema/,
    );
    expect(await findTrabalho(escola, KEY)).toBeNull();
  });

  it('of a process that was only slow ends at its next step, once another has gone on', async () => {
    const { db, escola } = await createPassos();
    const slow = deferred<{ escola_id: number }>(
      { name: 'contar', payload: {}, chaveOf: () => 'tudo' },
      {
        sem_espaco: 'espera',
        run: async (_context, _payload, progress) => {
          await beginTrabalho(escola, { ...KEY, execucao: B }, AGORA);
          await progress.step({ feitas: 1 }, (tx) => tx.db.query("insert into passos values (1, 0, '')"));
        },
      },
    );
    await expect(slow.execute(execution(db, A, 2))).rejects.toThrow(TakenOver);
    expect((await db.query('select 1 from passos')).rowCount).toBe(0);
    await endTrabalho(escola, { ...KEY, execucao: B, erro: null }, AGORA);
    expect(await findTrabalho(escola, KEY)).toMatchObject({ erro: null, concluido_em: AGORA });
  });
});
