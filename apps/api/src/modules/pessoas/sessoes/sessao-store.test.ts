/** Requests that name their sessions at the same time share a statement, and each finds its own. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, world, type Client, type TestApp } from '../../../../test/index.ts';

let t: TestApp;
let clients: readonly Client[];
const NAMES = ['ana', 'bia', 'bruno', 'zeca', 'coord.ines'] as const;
beforeAll(async () => {
  t = await createTestApp();
  clients = await Promise.all(NAMES.map((login) => t.signIn(login)));
});
afterAll(() => t.close());

const isGrouped = (text: string) => text.includes('from pedida q');
const statuses = async () =>
  (await Promise.all(clients.map((one) => one.get('/api/v2/sessao')))).map(({ status }) => status);

it('requests of two schools share a statement', async () => {
  const alone = await Promise.all(clients.map(async (one) => JSON.stringify((await one.get('/api/v2/sessao')).body)));
  const from = t.statements.sent.length;
  const together = await Promise.all(clients.map((one) => one.get('/api/v2/sessao')));
  expect(together.map(({ body }) => JSON.stringify(body))).toEqual(alone);
  expect(new Set(alone).size).toBe(NAMES.length);
  expect(t.statements.sent.slice(from).filter(isGrouped).length).toBeLessThan(NAMES.length);
});

it('a session that ends while others live is refused alone', async () => {
  await t.db.query('update sessao set encerrada_em = now() where pessoa_id = $1 and escola_id = $2', [
    world.pessoas.bruno,
    world.escola,
  ]);
  expect(await statuses()).toEqual([200, 200, 401, 200, 200]);
});

it('a school that is blocked keeps out its own people only', async () => {
  await t.db.query('update escola set bloqueada_em = now() where id = $1', [world.outraEscola]);
  expect(await statuses()).toEqual([200, 200, 401, 401, 200]);
});
