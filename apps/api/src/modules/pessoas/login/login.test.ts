import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, SENHA, type Answer } from '../../../../test/index.ts';
import { tables } from '../../../../test/tables.ts';

const { anonymous, signIn, clock, close, db } = await createTestApp();
afterAll(close);

const signInAs = (login: string, password: string, extra = {}) =>
  anonymous.post('/api/v2/login/', { user: { login, password }, ...extra });

const tokenOf = (answer: Answer) => String(answer.headers['authorization']).replace('Bearer ', '');
const claimsOf = (token: string): unknown => decodeJwt(token);

describe('POST login', () => {
  it('returns the token in the header, in token and in data.token, with the claims the apps read', async () => {
    const answer = await signInAs('bia', SENHA);
    const token = tokenOf(answer);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ token, data: { token }, shouldChangePassword: false });
    expect(answer.headers['authorization']).toBe(`Bearer ${token}`);
    expect(claimsOf(token)).toMatchObject({
      perfil: 'aluno',
      perfil_real: 'aluno',
      turma_aluno_id: 3,
      metadata: { email: 'bia@exemplo.br', escola_id: 1 },
      iss: 'luneta',
      aud: 'luneta-api',
    });
  });

  it.each([
    ['with spaces and capitals around the login', '  BIA ', SENHA],
    ['with spaces around the password', 'bia', ` ${SENHA} `],
    ['a staff member, without an enrolment', 'prof.helena', SENHA],
  ])('lets in %s', async (_name, login, password) => {
    expect((await signInAs(login, password)).status).toBe(200);
  });

  it('says when the password must be changed first', async () => {
    expect((await signInAs('edu', SENHA)).body).toMatchObject({ shouldChangePassword: true });
  });

  it.each([
    ['a wrong password', 'bruno', 'errada', 401, 'Credenciais inválidas.'],
    ['an unknown login', 'ninguem', SENHA, 401, 'Credenciais inválidas.'],
    ['an account that was switched off', 'eva', SENHA, 401, 'Credenciais inválidas.'],
    [
      'a student without a current class',
      'caio',
      SENHA,
      403,
      'Aluno não cadastrado em nenhuma turma ativa. Entre em contato com o suporte.',
    ],
    [
      'a profile outside the product',
      'pai.davi',
      SENHA,
      403,
      'Perfil do tipo responsável não autorizado. Apenas perfis aluno e gestão vida podem utilizar essa experiência.',
    ],
  ])('refuses %s', async (_name, login, password, status, message) => {
    const answer = await signInAs(login, password);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message, erro: message });
    expect(answer.headers['authorization']).toBeUndefined();
  });

  it('works without the trailing slash and under version 1', async () => {
    for (const url of ['/api/v2/login', '/api/v1/login/', '/api/v1/login']) {
      expect((await anonymous.post(url, { user: { login: 'ana', password: SENHA } })).status).toBe(200);
    }
  });
});

describe('guessing', () => {
  it('must wait after five wrong passwords, for known and unknown accounts; the owner can sign in afterwards', async () => {
    for (const login of ['ana', 'fantasma']) {
      for (let n = 0; n < 5; n += 1) expect((await signInAs(login, `errada${n}`)).status).toBe(401);
      const refused = await signInAs(login, SENHA);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    clock.advance(31_000);
    expect((await signInAs('ana', SENHA)).status).toBe(200);
  });

  it('checks at most five of twenty guesses sent together', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => signInAs('zeca', `errada${n}`)));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });
});

describe('decision 197: right passwords at once', () => {
  const forget = () => tables(db).execute(sql`delete from login_falha`);
  const times = (n: number) => Array.from({ length: n }, (_, index) => index);
  const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);

  it('none of thirty is refused because another one is being checked', async () => {
    await forget();
    const answers = await Promise.all(times(30).map(() => signInAs('bruno', SENHA)));
    expect(statuses(answers)).toEqual(times(30).map(() => 200));
  });

  it('the last try that is left is enough for all of them', async () => {
    await forget();
    for (const n of times(4)) expect((await signInAs('bruno', `errada${n}`)).status).toBe(401);
    const answers = await Promise.all(times(10).map(() => signInAs('bruno', SENHA)));
    expect(statuses(answers)).toEqual(times(10).map(() => 200));
  });

  it('a check whose process died holds nobody up', async () => {
    await forget();
    await signInAs('bruno', 'errada');
    await tables(db).execute(sql`update login_falha set falhas = 5, em_exame = array['morto'],
      bloqueado_ate = ${new Date(clock().getTime() + 60_000)}, atualizada_em = ${new Date(clock().getTime() - 31_000)}
      where chave like 'conta:%'`);
    expect((await signInAs('bruno', SENHA)).status).toBe(429);
    clock.advance(61_000);
    expect((await signInAs('bruno', SENHA)).status).toBe(200);
  });
});

describe('guessing with other names and addresses', () => {
  it('counts an account once, whichever of its names is typed', async () => {
    await tables(db).execute(sql`delete from login_falha`);
    await tables(db).execute(sql`insert into diretorio_login (login, escola_id, pessoa_id)
      select 'bruno@exemplo.br', escola_id, pessoa_id from diretorio_login where login = 'bruno'`);
    for (const login of ['bruno', 'bruno@exemplo.br', ' BRUNO ', 'Bruno@Exemplo.br', 'bruno'])
      expect((await signInAs(login, 'errada')).status).toBe(401);
    for (const login of ['bruno', 'bruno@exemplo.br']) expect((await signInAs(login, SENHA)).status).toBe(429);
    clock.advance(31_000);
    expect((await signInAs('bruno@exemplo.br', SENHA)).status).toBe(200);
    expect((await signInAs('bruno', 'errada')).status).toBe(401);
  });

  const from = (remoteAddress: string, login: string, password: string) =>
    anonymous.post('/api/v2/login/', { user: { login, password } }, { remoteAddress });
  /** Counts this many wrong passwords from one address, without hashing them. */
  const failures = (falhas: number) =>
    tables(db).execute(sql`update login_falha set falhas = ${falhas} where chave like 'ip:%'`);

  it('above the limit of an address right passwords still get in, and the next hour starts anew', async () => {
    clock.set('2026-11-22T12:00:00Z');
    expect((await from('10.9.0.1', 'ninguem0', 'errada')).status).toBe(401);
    await failures(5_000);
    expect((await from('10.9.0.1', 'ninguem1', 'errada')).status).toBe(401);
    expect((await from('10.9.0.1', 'dora', SENHA)).status).toBe(200);
    clock.set('2026-11-22T13:00:00Z');
    for (let n = 0; n < 5; n += 1) expect((await from('10.9.0.1', `alguem${n}`, 'errada')).status).toBe(401);
    expect((await from('10.9.0.1', 'dora', SENHA)).status).toBe(200);
  });

  it('counts every failure of tries at once, and none that was right', async () => {
    await tables(db).execute(sql`delete from login_falha`);
    const wrong = Array.from({ length: 12 }, (_, n) => from('10.9.0.2', `outro${n}`, 'errada'));
    const right = Array.from({ length: 4 }, () => from('10.9.0.2', 'dora', SENHA));
    const answers = await Promise.all([...wrong, ...right]);
    expect(answers.map(({ status }) => status)).toEqual([...Array(12).fill(401), ...Array(4).fill(200)]);
    const { rows } = await tables(db).execute(sql`select falhas from login_falha where chave like 'ip:%'`);
    expect(rows).toEqual([{ falhas: 12 }]);
  });

  it('every address of one IPv6 network counts as the same caller', async () => {
    await tables(db).execute(sql`delete from login_falha`);
    for (const ip of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::3', '2001:db8:1:3::1'])
      await from(ip, 'ninguem', 'errada');
    const { rows } = await tables(db).execute(
      sql`select falhas from login_falha where chave like 'ip:%' order by falhas`,
    );
    expect(rows).toEqual([{ falhas: 1 }, { falhas: 2 }]);
    await tables(db).execute(sql`delete from login_falha`);
  });
});

describe('the life of a session', () => {
  it('ends at logout, at once and for every copy of the token', async () => {
    const bia = await signIn('bia');
    expect((await bia.get('/api/v2/sessao')).status).toBe(200);
    expect((await bia.post('/api/v2/logout')).status).toBe(200);
    expect((await bia.get('/api/v2/sessao')).status).toBe(401);
  });

  it.each([
    ['12 h of silence', {}, 12 * 3_600],
    ["30 days of silence with 'Lembre-se de mim.'", { lembrar: true }, 30 * 86_400],
  ])('ends after %s', async (_name, extra, seconds) => {
    const token = tokenOf(await signInAs('bia', SENHA, extra));
    const ask = () =>
      anonymous.send({ method: 'GET', url: '/api/v2/sessao', headers: { authorization: `Bearer ${token}` } });
    clock.advance((seconds / 2 - 60) * 1000);
    expect((await ask()).headers['authorization']).toBeUndefined();
    clock.advance((seconds / 2 + 61) * 1000);
    expect((await ask()).status).toBe(401);
  });

  it('is renewed by an authorization header after half of its time', async () => {
    const bia = await signIn('bia');
    clock.advance(7 * 3_600_000);
    const renewed = await bia.get('/api/v2/sessao');
    const header = String(renewed.headers['authorization']);
    expect(header).toMatch(/^Bearer /);
    clock.advance(11 * 3_600_000);
    const later = await anonymous.send({ method: 'GET', url: '/api/v2/sessao', headers: { authorization: header } });
    expect(later.status).toBe(200);
  });
});
