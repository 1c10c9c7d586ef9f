/** What stands before every handler, for every operation of the contract: nobody adds one that forgets it. */
import { sql } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, logins, SECRET, world } from '../../test/index.ts';
import { loadDocument, readOperations, type Operation } from './contract.ts';
import { tables } from '../../test/tables.ts';

const { anonymous, signIn, db, close, statements } = await createTestApp();
afterAll(close);

const operations = readOperations(loadDocument());
const guarded = operations.filter((operation) => !operation.public);
const writes = operations.filter((operation) => operation.escrita === 'aluno');

const addressOf = ({ url }: Operation) => url.replace(/\{\w+\}/g, '1');
const request = (operation: Operation) => ({
  method: operation.method,
  url: addressOf(operation),
  ...(operation.method !== 'get' && { payload: '{}', headers: { 'content-type': 'application/json' } }),
});

const staff = await Promise.all(logins.equipe.map(async (login) => ({ login, client: await signIn(login) })));

describe('nobody signed in', () => {
  it.each(guarded.map((operation) => [operation.name, operation] as const))(
    '%s answers 401',
    async (_name, operation) => {
      const answer = await anonymous.send(request(operation));
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ codigo: 'sessao_encerrada' });
    },
  );

  it.each([
    ['no scheme', (token: string) => token],
    ['another key', (token: string) => `Bearer ${token.slice(0, -4)}AAAA`],
    ['no signature', (token: string) => `Bearer ${token.split('.').slice(0, 2).join('.')}.`],
    ['an edited profile', (token: string) => `Bearer ${edit(token, { perfil: 'admin' })}`],
    ['another algorithm', (token: string) => `Bearer ${withHeader(token, { alg: 'none', typ: 'JWT' })}`],
  ])('a token with %s is refused', async (_name, forge) => {
    const bia = await signIn('bia');
    const answer = await anonymous.send({
      method: 'GET',
      url: '/api/v2/sessao',
      headers: { authorization: forge(bia.token ?? '') },
    });
    expect(answer.status).toBe(401);
  });

  it('a token signed by us for another audience is refused', async () => {
    const bia = await signIn('bia');
    const token = await new SignJWT({ ...decodeJwt(bia.token ?? ''), aud: 'outra' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(Buffer.from(SECRET));
    expect(
      (await anonymous.send({ method: 'GET', url: '/api/v2/sessao', headers: { authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(401);
  });
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function edit(token: string, changes: object): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  return [header, encode({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...changes }), signature].join(
    '.',
  );
}

const withHeader = (token: string, header: object) => [encode(header), ...token.split('.').slice(1)].join('.');

describe('read-only sessions', () => {
  const rows = writes.flatMap((operation) =>
    staff.map(({ login, client }) => [operation.name, login, operation, client] as const),
  );

  it.each(rows)('%s is refused to %s', async (_name, _login, operation, client) => {
    expect((await client.send(request(operation))).status).toBe(403);
  });

  it.each(writes.map((operation) => [operation.name, operation] as const))(
    '%s is refused in a class that is not current',
    async (_name, operation) => {
      const dora = await signIn('dora');
      const { url, ...rest } = request(operation);
      const answer = await dora.send({ ...rest, url: `${url}?turma_aluno_id=${world.alunos.doraAntiga}` });
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ codigo: 'somente_leitura' });
    },
  );

  it('may still sign out', async () => {
    const helena = await signIn('prof.helena');
    expect((await helena.post('/api/v2/logout')).status).toBe(200);
  });
});

describe('turma_aluno_id', () => {
  const ask = async (query: string) => (await signIn('dora')).get(`/api/v2/sessao${query}`);

  it.each([
    ['missing: the own one', '', 6],
    ['an own one of the past', '?turma_aluno_id=5', 5],
  ])('%s', async (_name, query, turma_aluno_id) => {
    expect((await ask(query)).body).toMatchObject({ turma_aluno_id });
  });

  it.each([
    ["another student's", '?turma_aluno_id=3', 403],
    ["another school's", '?turma_aluno_id=7', 403],
    ['one that does not exist', '?turma_aluno_id=999', 403],
    ['repeated', '?turma_aluno_id=6&turma_aluno_id=6', 400],
    ['no number', '?turma_aluno_id=seis', 400],
    ['too large for an id', '?turma_aluno_id=99999999999', 400],
    ['with NUL', '?turma_aluno_id=6%00', 400],
  ])('%s is refused', async (_name, query, status) => {
    expect((await ask(query)).status).toBe(status);
  });

  it('is refused to staff who have not opened that student', async () => {
    const julia = await signIn('vida.julia');
    expect((await julia.get('/api/v2/sessao?turma_aluno_id=3')).status).toBe(403);
  });
});

describe('a session', () => {
  it('costs one statement a request', async () => {
    const bia = await signIn('bia');
    expect(await statements.count(() => bia.get('/api/v2/sessao'))).toBe(1);
  });

  it.each([
    ['the account is switched off', sql`update pessoa set ativa = false where nome = 'Bruno Alves'`],
    ['the profile changes', sql`update pessoa set perfil = 'professor', ativa = true where nome = 'Bruno Alves'`],
  ])('ends when %s', async (_name, change) => {
    await tables(db).execute(sql`update pessoa set perfil = 'aluno', ativa = true where nome = 'Bruno Alves'`);
    const bruno = await signIn('bruno');
    await tables(db).execute(change);
    expect((await bruno.get('/api/v2/sessao')).status).toBe(401);
  });
});
