/** Recovery by security questions, under the settings of the school and of the deployment. */
import { PERGUNTAS_SEGURANCA } from '@luneta/domain/pergunta-seguranca';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, type Answer, type TestApp } from '../../../../test/index.ts';
import { tables } from '../../../../test/tables.ts';

const open = await createTestApp();
const strict = await createTestApp({ acesso: { recuperacaoEstrita: true } });
afterAll(() => Promise.all([open.close(), strict.close()]));

const PERGUNTAS = '/api/v1/users/contas/perguntas_seguranca_pessoa';
const RESPOSTAS = '/api/v2/users/contas/validate_perguntas_seguranca';
const CERTAS = [
  { id: 2, resposta: 'Olinda' },
  { id: 5, resposta: 'Baião de Dois' },
  { id: 9, resposta: 'Turma da Mônica' },
];

async function register({ signIn }: TestApp, login: string): Promise<void> {
  const perguntas_seguranca = CERTAS.map(({ id, resposta }, n) => ({
    numero_sequencial: n + 1,
    pergunta_seguranca_id: id,
    resposta,
  }));
  const answer = await (await signIn(login)).post('/api/v2/users/contas/atualizar', { perguntas_seguranca });
  expect(answer.status).toBe(200);
}
await Promise.all([register(open, 'bia'), register(open, 'bruno'), register(strict, 'bia')]);
await tables(open.db).execute(sql`insert into diretorio_login (login, escola_id, pessoa_id)
  select 'bia@exemplo.br', escola_id, pessoa_id from diretorio_login where login = 'bia'`);

const ask = ({ anonymous }: TestApp, username: string, remoteAddress = '10.0.0.1') =>
  anonymous.get(`${PERGUNTAS}?username=${encodeURIComponent(username)}`, { remoteAddress });
const answer = ({ anonymous }: TestApp, username: string, respostas: unknown, remoteAddress = '10.0.0.1') =>
  anonymous.post(RESPOSTAS, { username, respostas }, { remoteAddress });
const idsOf = ({ body }: Answer) => (body as { id: number }[]).map(({ id }) => id);

beforeEach(async () => {
  for (const { db } of [open, strict]) await tables(db).execute(sql`delete from login_falha`);
});

describe('the questions of a name', () => {
  it.each([['bia'], [' BIA '], ['bia@exemplo.br']])('%s: those that were registered, in their order', async (name) => {
    const { body } = await ask(open, name);
    expect(body).toEqual([2, 5, 9].map((id) => PERGUNTAS_SEGURANCA.find((pergunta) => pergunta.id === id)));
  });

  it('are none for a student without registered questions, five times an hour; then always the same three', async () => {
    for (let n = 0; n < 5; n += 1) expect(await ask(open, 'ana')).toMatchObject({ status: 200, body: [] });
    const decoys = idsOf(await ask(open, 'ana'));
    expect(new Set(decoys).size).toBe(3);
    expect(idsOf(await ask(open, 'ana'))).toEqual(decoys);
  });

  it.each([
    ['nobody', 'ninguem'],
    ['staff', 'vida.julia'],
    ['a guardian', 'pai.davi'],
    ['an account that was switched off', 'eva'],
  ])('of %s answer 404 five times an hour, then always the same three', async (_name, username) => {
    for (let n = 0; n < 5; n += 1)
      expect(await ask(open, username)).toMatchObject({ status: 404, body: { message: 'Usuário não encontrado' } });
    const decoys = idsOf(await ask(open, username));
    expect(new Set(decoys).size).toBe(3);
    expect(idsOf(await ask(open, username))).toEqual(decoys);
    expect((await ask(open, 'bia')).status).toBe(200);
    open.clock.advance(3_600_000);
    expect((await ask(open, username)).status).toBe(404);
  });

  it('reveal about five more names to another address', async () => {
    for (let n = 0; n < 6; n += 1) await ask(open, `ninguem${n}`);
    expect((await ask(open, 'ninguem9')).status).toBe(200);
    expect((await ask(open, 'ninguem9', '10.0.0.2')).status).toBe(404);
  });

  it('answer 404 when the school does not use them', async () => {
    await tables(open.db).execute(
      sql`update escola set configuracao = '{"perguntas_seguranca":"desligadas"}' where id = 1`,
    );
    expect((await ask(open, 'bia')).status).toBe(404);
    expect((await answer(open, 'bia', CERTAS)).status).toBe(404);
    await tables(open.db).execute(sql`update escola set configuracao = '{}' where id = 1`);
  });

  it('in a strict deployment never answer 404 or an empty list', async () => {
    for (const name of ['ninguem', 'vida.julia', 'ana', 'bia']) {
      const shown = await ask(strict, name);
      expect([name, shown.status, idsOf(shown).length]).toEqual([name, 200, 3]);
    }
  });
});

describe('the answers', () => {
  it.each([
    ['two right answers', CERTAS.map((given, n) => (n === 1 ? { ...given, resposta: 'pizza' } : given))],
    ['only two answers', CERTAS.slice(0, 2)],
    ['one question three times', CERTAS.map(() => ({ id: 2, resposta: 'Olinda' }))],
    ['right answers under other questions', CERTAS.map(({ resposta }, n) => ({ id: n + 10, resposta }))],
    ['answers exchanged', CERTAS.map(({ id }, n) => ({ id, resposta: CERTAS[(n + 1) % 3]?.resposta ?? '' }))],
  ])('%s are refused', async (_name, respostas) => {
    expect(await answer(open, 'bia', respostas)).toMatchObject({
      status: 422,
      body: { message: 'Respostas inválidas.' },
    });
  });

  it('in any spelling give a password that must be changed within 15 minutes, end the sessions and are audited', async () => {
    const bruno = await open.signIn('bruno');
    const written = [
      { id: 9, resposta: 'TURMA DA MONICA' },
      { id: 5, resposta: '  baiao   de dois ' },
      { id: 2, resposta: 'olinda' },
    ];
    const { status, body } = await answer(open, 'bruno', written);
    expect(status).toBe(200);
    const { nova_senha } = body as { nova_senha: string };
    expect(nova_senha).toMatch(/^[A-Za-z2-9]{10}$/);
    expect((await bruno.get('/api/v2/sessao')).status).toBe(401);
    await expect(open.signIn('bruno')).rejects.toThrow('401');
    const next = await open.signIn('bruno', nova_senha);
    expect((await next.get('/api/v2/users/contas')).body).toMatchObject({
      isPasswordInitial: true,
      senha_recuperada_em: open.clock().toISOString(),
    });
    const { rows } = await tables(open.db).execute(
      sql`select acao, ator_id, detalhe from auditoria where pessoa_id = 4`,
    );
    expect(rows).toEqual([{ acao: 'senha_recuperada', ator_id: null, detalhe: { via: 'perguntas' } }]);
    open.clock.advance(15 * 60_000);
    await expect(open.signIn('bruno', nova_senha)).rejects.toThrow('401');
  });

  it('are checked five times a day, whatever name is typed, and do not lock the sign-in', async () => {
    const wrong = CERTAS.map(({ id }) => ({ id, resposta: 'pizza' }));
    const names = ['bia', 'bia@exemplo.br', ' Bia'];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => answer(open, names[n % 3] ?? '', wrong, `10.0.1.${n}`)),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
    const refused = await answer(open, 'bia', CERTAS);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(86_400);
    expect((await open.signIn('bia')).token).not.toBeNull();
    open.clock.advance(86_400_000);
    expect((await answer(open, 'bia', CERTAS)).status).toBe(200);
  });

  it('for a name that does not exist are wrong in a strict deployment, and count in the same way', async () => {
    for (let n = 0; n < 5; n += 1) expect((await answer(strict, 'ninguem', CERTAS)).status).toBe(422);
    expect((await answer(strict, 'ninguem', CERTAS)).status).toBe(429);
  });
});

it('the deployment says which ways it offers', async () => {
  expect((await open.anonymous.get('/api/v2/recuperacao')).body).toEqual({ email: false, perguntas: true });
});

describe('the limits on answers', () => {
  const WRONG = CERTAS.map(({ id }) => ({ id, resposta: 'errada' }));

  it('an address that has reached its limit refuses nobody behind it but accounts that were tried too often', async () => {
    await answer(open, 'ana', WRONG, '10.7.0.1');
    await tables(open.db).execute(sql`update login_falha set falhas = 300 where chave like 'respostas-ip:%'`);
    expect((await answer(open, 'bruno', WRONG, '10.7.0.1')).status).toBe(422);
    await tables(open.db).execute(sql`update login_falha set falhas = 5 where chave like 'respostas:%'`);
    expect((await answer(open, 'bruno', CERTAS, '10.7.0.1')).status).toBe(429);
    expect((await answer(open, 'bia', CERTAS, '10.7.0.1')).status).toBe(200);
  });

  it('right answers do not count for the address', async () => {
    expect((await answer(open, 'bia', CERTAS, '10.7.0.4')).status).toBe(200);
    const { rows } = await tables(open.db).execute(
      sql`select falhas from login_falha where chave like 'respostas-ip:%'`,
    );
    expect(rows).toEqual([]);
  });

  it('an account that has reached its limit does not use up tries of the address', async () => {
    for (let n = 0; n < 50; n += 1) await answer(open, 'bruno', WRONG, '10.7.0.3');
    const { rows } = await tables(open.db).execute(
      sql`select falhas from login_falha where chave like 'respostas-ip:%'`,
    );
    expect(rows).toEqual([{ falhas: 5 }]);
  });
});
