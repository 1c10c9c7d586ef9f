/** The port by which handlers ask for deferred work. */
import { afterAll, describe, expect, it, vi } from 'vitest';

import { createTestDb, world } from '../../test/index.ts';
import { tenant } from '../database/tenant.ts';
import { createEstado } from '../http/estado.ts';
import type { Work } from '../http/work.ts';
import { findTrabalho } from '../modules/escola/trabalho-store.ts';
import { deferTo } from './defer.ts';
import { deferred } from './deferred.ts';
import { startJobs } from './runner.ts';

const { db, url, close } = await createTestDb();
const escola = tenant(db, world.escola);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const NUMERO: Work<{ readonly escola_id: number; readonly numero: number }> = {
  name: 'anotar-numero',
  payload: {
    type: 'object',
    required: ['escola_id', 'numero'],
    properties: { escola_id: { type: 'integer' }, numero: { type: 'integer' } },
  },
  chaveOf: ({ numero }) => `${numero}`,
};
const done: number[] = [];
const anotar = deferred(NUMERO, {
  sem_espaco: 'espera',
  run: (_context, { numero }, progress) =>
    progress.step({ fase: 'anotar', feitas: 1, total: 1 }, async () => void done.push(numero)),
});
const { queue, stop } = await startJobs({
  url,
  db,
  agora: () => new Date('2026-11-21T12:00:00Z'),
  log,
  estado: createEstado(),
  jobs: [],
  deferred: [anotar],
  cadaSegundos: 0.5,
});
afterAll(async () => {
  await stop();
  await close();
});

const defer = deferTo(() => queue);
const progressOf = (numero: number) => findTrabalho(escola, { nome: NUMERO.name, chave: `${numero}` });

describe('work that a handler asks for', () => {
  it('is done once its transaction stands, and tells how far it is', async () => {
    await escola.transaction((tx) => defer(tx, NUMERO, { escola_id: world.escola, numero: 1 }));
    await vi.waitUntil(async () => (await progressOf(1))?.concluido_em, { timeout: 60_000 });
    expect(await progressOf(1)).toMatchObject({ fase: 'anotar', feitas: 1, total: 1, erro: null });
  });

  it('is not done when its transaction is undone', async () => {
    const undone = escola.transaction(async (tx) => {
      await defer(tx, NUMERO, { escola_id: world.escola, numero: 2 });
      throw new Error('planned');
    });
    await expect(undone).rejects.toThrow('planned');
    await escola.transaction((tx) => defer(tx, NUMERO, { escola_id: world.escola, numero: 3 }));
    await vi.waitUntil(() => done.includes(3), { timeout: 60_000 });
    expect(done).not.toContain(2);
    expect((await db.query('select 1 from pgboss.job where name = $1', [NUMERO.name])).rowCount).toBe(2);
  });

  it('is queued once while it waits', async () => {
    await escola.transaction(async (tx) => {
      await defer(tx, NUMERO, { escola_id: world.escola, numero: 4 });
      await defer(tx, NUMERO, { escola_id: world.escola, numero: 4 });
    });
    await vi.waitUntil(() => done.includes(4), { timeout: 60_000 });
    expect(done.filter((numero) => numero === 4)).toHaveLength(1);
  });
});
