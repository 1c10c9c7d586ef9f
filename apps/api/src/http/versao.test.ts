/** A write that compares the version number: the second of two people is told, and nothing of it is written. */
import { globSync, readFileSync } from 'node:fs';

import { afterAll, expect, it } from 'vitest';

import { createTestDb, world } from '../../test/index.ts';
import { statement } from '../database/statement.ts';
import { tenant } from '../database/tenant.ts';
import { requireSaved, requireVersao } from './versao.ts';

const { db, close } = await createTestDb();
afterAll(close);
const escola = tenant(db, world.escola);
await db.query("create table coisa (escola_id bigint, nome text, versao int); insert into coisa values (1, 'a', 1)");
const save = statement<{ escola_id: number; nome: string; versao: number }, { versao: number }>(
  'planted_coisa',
  `update coisa set nome = :nome, versao = versao + 1 where escola_id = :escola_id and versao = :versao returning versao`,
  'tenant',
  new Map(),
);
const stored = async (): Promise<unknown> => (await db.query('select nome, versao from coisa')).rows;

it('of two who read the same version one writes, and the other is told', async () => {
  const both = await Promise.allSettled(
    ['b', 'c'].map((nome) => escola.transaction(async (tx) => requireSaved(await tx.run(save, { nome, versao: 1 })))),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, codigo: 'versao_diferente' },
  });
  const winner = both[0]?.status === 'fulfilled' ? 'b' : 'c';
  expect(await stored()).toEqual([{ nome: winner, versao: 2 }]);
});

it('refuses early what the write would refuse', () => {
  expect(() => requireVersao(2, 2)).not.toThrow();
  expect(() => requireVersao(2, 1)).toThrow(expect.objectContaining({ status: 409, codigo: 'versao_diferente' }));
});

it('is the only place that says so, but for a marking that somebody finished or holds', () => {
  const files = globSync('**/*.ts', { cwd: `${import.meta.dirname}/..` }).filter((file) => !file.endsWith('.test.ts'));
  const naming = files.filter((file) =>
    readFileSync(`${import.meta.dirname}/../${file}`, 'utf8').includes("conflict('versao_diferente'"),
  );
  expect(naming.map((file) => file.split('/').slice(-2).join('/')).toSorted()).toEqual([
    'http/versao.ts',
    'staff/errors.ts',
  ]);
});
