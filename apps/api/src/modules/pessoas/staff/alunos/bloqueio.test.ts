/** Decision 213: who may reset a password ends the wait after wrong ones. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';

import { createTestApp, SENHA, world, type Client } from '../../../../../test/index.ts';
import { tables } from '../../../../../test/tables.ts';

const t = await createTestApp();
afterAll(() => t.close());

const ALUNO = `/api/v2/gestao/alunos/${world.alunos.bia}`;
const logIn = (password: string) => t.anonymous.post('/api/v2/login/', { user: { login: 'bia', password } });
const release = (client: Client) =>
  client.send({
    method: 'PUT',
    url: `${ALUNO}/bloqueio`,
    payload: JSON.stringify({ bloqueado: false }),
    headers: { 'content-type': 'application/json' },
  });

it('[D 213] the sheet says until when the sign-in is blocked, and the release ends it and is audited', async () => {
  const julia = await t.signIn('vida.julia');
  for (let n = 0; n < 5; n += 1) await logIn(`errada${n}`);
  expect((await logIn(SENHA)).status).toBe(429);
  const until = new Date(t.clock().getTime() + 30_000);
  const { body } = await julia.get(ALUNO);
  expect(Date.parse(String(Object(body).bloqueado_ate))).toBe(until.getTime());
  expect((await release(julia)).status).toBe(200);
  expect((await julia.get(ALUNO)).body).toMatchObject({ bloqueado_ate: null });
  expect((await logIn(SENHA)).status).toBe(200);
  const { rows } = await tables(t.db).execute(
    sql`select acao, turma_aluno_id from auditoria order by ordem desc limit 1`,
  );
  expect(rows).toEqual([{ acao: 'bloqueio_liberado', turma_aluno_id: String(world.alunos.bia) }]);
});

it.each(['prof.helena', 'dir.otto'])('%s may not', async (login) => {
  expect((await release(await t.signIn(login))).status).toBe(403);
});
