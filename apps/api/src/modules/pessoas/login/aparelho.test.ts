/** Decision 213: a device on which this person signed in before has a count of its own. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, SENHA, type Answer } from '../../../../test/index.ts';
import { tables } from '../../../../test/tables.ts';

const t = await createTestApp();
const secure = await createTestApp({ https: true });
afterAll(() => Promise.all([t.close(), secure.close()]));
beforeEach(() => tables(t.db).execute(sql`delete from login_falha`));

const enter = (login: string, password: string, cookie = '', app = t) =>
  app.anonymous.send({
    method: 'POST',
    url: '/api/v2/login/',
    payload: JSON.stringify({ user: { login, password } }),
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
  });
const setCookie = ({ headers }: Answer) => String(headers['set-cookie']);
const cookieOf = (answer: Answer) => setCookie(answer).split(';')[0] ?? '';
const device = async (login: string, cookie?: string) => cookieOf(await enter(login, SENHA, cookie));
async function lockOut(login: string, cookie?: string) {
  for (let n = 0; n < 5; n += 1) expect((await enter(login, `errada${n}`, cookie)).status).toBe(401);
}

describe('[D 213] a device on which the person signed in before', () => {
  it("is not held by others' failures of the account", async () => {
    const cookie = await device('bia');
    await lockOut('bia');
    expect((await enter('bia', SENHA)).status).toBe(429);
    expect((await enter('bia', SENHA, cookie)).status).toBe(200);
    // The right password there gives nobody else free tries.
    expect((await enter('bia', SENHA)).status).toBe(429);
  });

  it('has a count of its own, which locks nobody else', async () => {
    const cookie = await device('bia');
    await lockOut('bia', cookie);
    expect((await enter('bia', SENHA, cookie)).status).toBe(429);
    expect((await enter('bia', SENHA)).status).toBe(200);
    t.clock.advance(31_000);
    expect((await enter('bia', SENHA, cookie)).status).toBe(200);
  });

  it('is known for each person who signed in on it, and for nobody else', async () => {
    const cookie = await device('ana', await device('bia'));
    for (const login of ['bia', 'ana', 'bruno']) await lockOut(login);
    const statuses = [];
    for (const login of ['bia', 'ana', 'bruno']) statuses.push((await enter(login, SENHA, cookie)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('is forgotten 180 days after the last sign-in on it', async () => {
    const [before, cookie] = [t.clock(), await device('bia')];
    t.clock.advance(181 * 86_400_000);
    await lockOut('bia');
    expect((await enter('bia', SENHA, cookie)).status).toBe(429);
    t.clock.set(before.toISOString());
  });

  it('is no longer held once the password was reset', async () => {
    const cookie = await device('bia');
    await lockOut('bia', cookie);
    const julia = await t.signIn('vida.julia');
    const { rows } = await tables(t.db).execute(sql`select m.id from turma_aluno m join diretorio_login d
      on d.escola_id = m.escola_id and d.pessoa_id = m.pessoa_id where d.login = 'bia' and m.status = 'Atual'`);
    const turma_aluno_id = Number(Object(rows[0]).id);
    const answer = await julia.post('/api/v2/users/contas/alterar_senha', { turma_aluno_id, autenticado: true });
    expect((await enter('bia', String(Object(answer.body).nova_senha), cookie)).status).toBe(200);
    await tables(t.db).execute(sql`update pessoa set senha_inicial = false, senha_expira_em = null,
      senha_hash = (select senha_hash from pessoa where nome = 'Ana Lima') where nome = 'Beatriz Souza'`);
  });
});

describe('the cookie', () => {
  it('cannot be read by a page, lasts 180 days and is sent to its own site alone', async () => {
    expect(setCookie(await enter('bia', SENHA))).toMatch(
      /^luneta_aparelho=[\w-]+\.[\w-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    expect(setCookie(await enter('bia', SENHA, '', secure))).toMatch(/^__Host-luneta_aparelho=.*; Secure$/);
  });

  it('keeps its token at the next sign-in, and only a hash of it is stored', async () => {
    const cookie = await device('bia');
    expect(await device('bia', `outro=1; ${cookie}; mais=2`)).toBe(cookie);
    const { rows } = await tables(t.db).execute(sql`select token_hash from aparelho_conhecido`);
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  it.each([
    ['invented', 'luneta_aparelho=abc'],
    ['forged', 'luneta_aparelho=YWJj.YWJj'],
    ['empty', 'luneta_aparelho='],
  ])('that is %s is worth nothing, and another one is given', async (_name, cookie) => {
    expect(await device('bia', cookie)).not.toBe(cookie);
  });

  it('is not given for a wrong password', async () => {
    expect((await enter('bia', 'errada')).headers['set-cookie']).toBeUndefined();
  });

  it('at most twenty devices of a person are kept', async () => {
    for (let n = 0; n < 25; n += 1) {
      t.clock.advance(1_000);
      await device('bia');
    }
    const { rows } = await tables(t.db).execute(sql`select count(*)::int as n from aparelho_conhecido a
      join diretorio_login d on d.escola_id = a.escola_id and d.pessoa_id = a.pessoa_id where d.login = 'bia'`);
    expect(rows).toEqual([{ n: 20 }]);
  });
});
