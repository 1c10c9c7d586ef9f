/** Decision 197: a reset or a recovery ends the lock-out of the account. The link of a message is in recuperacao/email.test.ts. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { createTestApp, SENHA, world, type Answer, type Client } from '../../../../test/index.ts';
import { tables } from '../../../../test/tables.ts';

const t = await createTestApp();
afterAll(() => t.close());

const NOVA = 'pipa-azul-9';
const CERTAS = [1, 2, 3].map((id) => ({ id, resposta: 'capivara' }));
const logIn = (password: string) => t.anonymous.post('/api/v2/login/', { user: { login: 'bia', password } });
const field = ({ body }: Answer, name: string): string => String(Object(body)[name]);
let bia: Client;
let julia: Client;

beforeAll(async () => {
  const perguntas_seguranca = CERTAS.map(({ id, resposta }) => ({
    numero_sequencial: id,
    pergunta_seguranca_id: id,
    resposta,
  }));
  await (await t.signIn('bia')).post('/api/v2/users/contas/atualizar', { perguntas_seguranca });
});

beforeEach(async () => {
  await tables(t.db).execute(sql`delete from login_falha`);
  await tables(t.db)
    .execute(sql`update pessoa set senha_inicial = false, senha_expira_em = null, senha_recuperada_em = null,
    senha_hash = (select senha_hash from pessoa where nome = 'Ana Lima') where nome = 'Beatriz Souza'`);
  [bia, julia] = [await t.signIn('bia'), await t.signIn('vida.julia')];
});

/** Each way gives the account another password and returns it. */
const ways: readonly (readonly [string, () => Promise<string>])[] = [
  [
    'a reset by the school',
    async () => {
      const body = { turma_aluno_id: world.alunos.bia, autenticado: true, nova: NOVA };
      return field(await julia.post('/api/v2/users/contas/alterar_senha', body), 'nova_senha');
    },
  ],
  [
    'a reset of the class',
    async () => {
      const body = { turma_aluno_ids: [world.alunos.bia], motivo: 'Início do ano' };
      const { body: done } = await julia.post(`/api/v2/gestao/turmas/${world.turmaV2}/senhas`, body);
      return String(Object(done).senhas[0].nova_senha);
    },
  ],
  [
    'a recovery by the security answers',
    async () => {
      const body = { username: 'bia', respostas: CERTAS };
      return field(await t.anonymous.post('/api/v2/users/contas/validate_perguntas_seguranca', body), 'nova_senha');
    },
  ],
  [
    'a change by the person, who is signed in',
    async () => {
      const { status } = await bia.post('/api/v2/users/contas/alterar_senha', { atual: SENHA, nova: NOVA });
      return status === 200 ? NOVA : '';
    },
  ],
];

it.each(ways)('decision 197: %s ends the lock-out', async (_name, newPassword) => {
  for (let n = 0; n < 5; n += 1) expect((await logIn(`errada${n}`)).status).toBe(401);
  expect((await logIn(SENHA)).status).toBe(429);
  const senha = await newPassword();
  expect((await logIn(senha)).status).toBe(200);
});

it('decision 197: a reset ends the lock-out of the current password inside a session too', async () => {
  const change = (atual: string, by = bia) => by.post('/api/v2/users/contas/alterar_senha', { atual, nova: NOVA });
  for (let n = 0; n < 5; n += 1) expect((await change(`errada${n}`)).status).toBe(422);
  expect((await change(SENHA)).status).toBe(429);
  const senha = await (ways[0]?.[1]() ?? Promise.resolve(''));
  expect((await change(senha, await t.signIn('bia', senha))).status).toBe(200);
});

it('a lock-out of somebody else goes on', async () => {
  for (let n = 0; n < 5; n += 1)
    await t.anonymous.post('/api/v2/login/', { user: { login: 'bruno', password: `errada${n}` } });
  await ways[0]?.[1]();
  expect((await t.anonymous.post('/api/v2/login/', { user: { login: 'bruno', password: SENHA } })).status).toBe(429);
});
