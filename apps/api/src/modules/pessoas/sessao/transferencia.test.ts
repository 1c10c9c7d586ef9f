import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';

import { blockEscola } from '../escola-bloqueada.ts';
import { unblockEscola } from '../../escola/servico.ts';
import { tenant } from '../../../database/tenant.ts';
import { createTestApp, DEPLOYMENTS, tokenOf, world, type Answer, type Client } from '../../../../test/index.ts';
import { tables } from '../../../../test/tables.ts';

const { anonymous, signIn, openView, withToken, db, clock, close } = await createTestApp();
afterAll(close);

type App = keyof typeof DEPLOYMENTS;
const { bia, doraAntiga } = world.alunos;
const post = (client: Client, url: string, body: object, origin?: string) =>
  client.send({
    method: 'POST',
    url: `/api/v2/sessao/transferencias${url}`,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(origin !== undefined && { origin }) },
  });
const transfer = (client: Client, destino: App, query = '') => post(client, query, { destino });
const redeem = (codigo: string, origin?: string) => post(anonymous, '/resgate', { codigo }, origin);
const codeOf = ({ status, body }: Answer) => {
  expect(status).toBe(200);
  const given: unknown = Reflect.get(Object(body), 'codigo');
  return String(given);
};

describe('POST sessao/transferencias', () => {
  it('returns a code of 256 random bits and the URL with it; the database stores only its hash', async () => {
    const answer = await transfer(await signIn('bia'), 'student-v2');
    const codigo = codeOf(answer);
    expect(codigo).toMatch(/^1-[A-Za-z0-9_-]{43}$/);
    expect(answer.body).toEqual({ codigo, url: `http://localhost:4002/#codigo=${codigo}` });
    const { rows } = await tables(db).execute<{ linha: string }>(sql`select t::text as linha from transferencia t`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { linha } of rows) expect(linha).not.toContain(codigo.slice(2));
  });

  const own: Record<string, App> = { ana: 'student-v1', bia: 'student-v2', 'vida.julia': 'staff' };
  it.each(
    Object.entries(own).flatMap(([login, allowed]) =>
      (['student-v1', 'student-v2', 'staff'] as const).map((app) => [login, app, app === allowed ? 200 : 403] as const),
    ),
  )('%s to %s: %i', async (login, destino, status) => {
    expect((await transfer(await signIn(login), destino)).status).toBe(status);
  });

  it("a view moves only to its student's app", async () => {
    const view = await openView(await signIn('vida.julia'), bia);
    expect((await transfer(view, 'student-v2')).status).toBe(200);
    expect((await transfer(view, 'student-v1')).status).toBe(403);
    expect((await transfer(view, 'staff')).status).toBe(403);
  });

  it('needs a session', async () => {
    expect((await transfer(anonymous, 'staff')).status).toBe(401);
  });
});

describe('POST sessao/transferencias/resgate', () => {
  it('moves the session: the new one belongs to the same person, the old one has ended', async () => {
    const there = await signIn('edu');
    const answer = await redeem(codeOf(await transfer(there, 'student-v2')), DEPLOYMENTS['student-v2']);
    const token = tokenOf(answer);
    expect(answer.body).toEqual({ token, data: { token }, shouldChangePassword: true });
    expect((await withToken(token).get('/api/v2/sessao')).body).toMatchObject({
      aluno_nome: 'Eduardo Pires',
      modo: null,
    });
    expect((await there.get('/api/v2/sessao')).status).toBe(401);
  });

  it('moves a view with its two identities, its mode and its end', async () => {
    const julia = await signIn('vida.julia');
    const view = await openView(julia, bia, 'aluno');
    clock.advance(60_000);
    const answer = await redeem(codeOf(await transfer(view, 'student-v2')));
    const moved = withToken(tokenOf(answer));
    expect(decodeJwt(tokenOf(answer))).toMatchObject({ ator_id: 6, perfil: 'aluno', perfil_real: 'gestao_vida' });
    expect((await moved.get('/api/v2/sessao')).body).toMatchObject({
      modo: 'aluno',
      ator_nome: 'Júlia Prado',
      limite_em: new Date(clock().getTime() + 59 * 60_000).toISOString(),
    });
    expect((await view.get('/api/v2/sessao')).status).toBe(401);
    expect((await julia.get('/api/v2/sessao')).status).toBe(200);
    await julia.post('/api/v2/logout');
    expect((await moved.get('/api/v2/sessao')).status).toBe(401);
  });

  it("keeps the student's class of the request", async () => {
    const dora = await signIn('dora');
    const code = codeOf(await transfer(dora, 'student-v1', `?turma_aluno_id=${doraAntiga}`));
    const moved = withToken(tokenOf(await redeem(code)));
    expect((await moved.get('/api/v2/sessao')).body).toMatchObject({ turma_aluno_id: doraAntiga, versao: 1 });
  });

  it.each([
    ['another app', DEPLOYMENTS.staff],
    ['an unknown origin', 'https://exemplo.invalid'],
    ['no origin at all', 'null'],
  ])('refuses %s, and the code still works for its app', async (_name, origin) => {
    const code = codeOf(await transfer(await signIn('bia'), 'student-v2'));
    expect((await redeem(code, origin)).status).toBe(401);
    expect((await redeem(code, DEPLOYMENTS['student-v2'])).status).toBe(200);
    expect((await redeem(code, DEPLOYMENTS['student-v2'])).status).toBe(401);
  });

  it.each([
    ['after 60 seconds', async () => clock.advance(60_000)],
    ['of a session that has ended', async (bruno: Client) => void (await bruno.post('/api/v2/logout'))],
    ['of a school that was blocked meanwhile', async () => void (await blockEscola(tenant(db, 1), clock()))],
    [
      'of an account that was switched off meanwhile',
      async () => void (await tables(db).execute(sql`update pessoa set ativa = false where nome = 'Bruno Alves'`)),
    ],
  ])('refuses a code %s', async (_name, happen) => {
    const bruno = await signIn('bruno');
    const code = codeOf(await transfer(bruno, 'student-v2'));
    await happen(bruno);
    expect(await redeem(code)).toMatchObject({ status: 401, body: { codigo: 'codigo_invalido' } });
    await unblockEscola(tenant(db, 1));
    await tables(db).execute(sql`update pessoa set ativa = true where nome = 'Bruno Alves'`);
  });

  it.each([
    ['that was invented', `1-${'A'.repeat(43)}`],
    ['of a school that does not exist', `zzz-${'A'.repeat(43)}`],
    ['without a school', 'A'.repeat(43)],
    ['with the number of another school', '2'],
  ])('refuses a code %s', async (_name, made) => {
    const real = codeOf(await transfer(await signIn('bia'), 'student-v2'));
    const code = made === '2' ? `2${real.slice(1)}` : made;
    expect((await redeem(code)).status).toBe(401);
  });

  it('has exactly one winner among 100 exchanges at once', async () => {
    const code = codeOf(await transfer(await signIn('bia'), 'student-v2'));
    const answers = await Promise.all(Array.from({ length: 100 }, () => redeem(code)));
    const winners = answers.filter(({ status }) => status === 200);
    process.stdout.write(`winners among 100 exchanges of one code: ${winners.length}\n`);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(99);
  });

  it('planted fault: without the condition on usada_em a code is taken twice', async () => {
    const code = codeOf(await transfer(await signIn('bia'), 'student-v2'));
    const first = withToken(tokenOf(await redeem(code)));
    await tables(db).execute(sql`update transferencia set usada_em = null`);
    await tables(db).execute(sql`update sessao set encerrada_em = null`);
    expect((await redeem(code)).status).toBe(200);
    expect((await first.get('/api/v2/sessao')).status).toBe(200);
  });
});
