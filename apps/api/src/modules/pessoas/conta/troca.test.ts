import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, SENHA, tokenOf, world } from '../../../../test/index.ts';
import { createSessao, findByLogin } from '../login/store.ts';
import { tables } from '../../../../test/tables.ts';

const { signIn, withToken, openView, db, clock, close } = await createTestApp({
  acesso: { senhaPadrao: 'Aurora2026' },
});
afterAll(close);

const URL = '/api/v2/users/contas/alterar_senha';
const CONTA = '/api/v2/users/contas';
const NOVA = 'pipa-azul';

/** Gives everybody the default test password again, and clears the throttle. */
beforeEach(async () => {
  await tables(db).execute(
    sql`update pessoa set senha_hash = (select senha_hash from pessoa where nome = 'Eva Sem Acesso')`,
  );
  await tables(db).execute(sql`delete from login_falha`);
});

describe('the own password', () => {
  it("changes, returns no password, ends every other session at once and replaces the caller's", async () => {
    const [here, there] = [await signIn('ana'), await signIn('ana')];
    const answer = await here.post(URL, { atual: SENHA, nova: NOVA, confirmacao: NOVA });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Atualizado com sucesso.', nova_senha: null } });
    for (const client of [here, there]) expect((await client.get(CONTA)).status).toBe(401);
    const next = withToken(tokenOf(answer));
    expect((await next.get(CONTA)).body).toMatchObject({ nome: 'Ana Lima', turma_aluno_id: world.alunos.ana });
    await expect(signIn('ana')).rejects.toThrow('401');
    expect((await (await signIn('ana', NOVA)).get(CONTA)).status).toBe(200);
  });

  it.each([
    ['a wrong current password', { atual: 'errada', nova: NOVA }, 'Senha atual incorreta'],
    ['no current password', { nova: NOVA }, 'Campo obrigatório'],
    ['no new password', { atual: SENHA }, 'Campo obrigatório'],
    ['another confirmation', { atual: SENHA, nova: NOVA, confirmacao: 'pipa-rosa' }, 'Senha deve ser igual a nova'],
    ['five characters', { atual: SENHA, nova: 'pipa5' }, 'Senha deve conter pelo menos 6 caracteres'],
    ['twenty-one', { atual: SENHA, nova: 'x'.repeat(21) }, 'Senha deve conter no máximo 20 caracteres'],
    ['the current one', { atual: SENHA, nova: SENHA }, 'Senha deve ser diferente da atual'],
    ["the deployment's default one", { atual: SENHA, nova: 'Aurora2026' }, 'Senha deve ser diferente da inicial'],
    ['the login', { atual: SENHA, nova: 'bruno@exemplo.br' }, 'Não use seu nome, usuário ou data de nascimento'],
    ['a common one', { atual: SENHA, nova: 'Flamengo' }, 'Essa senha é muito comum. Escolha outra'],
    ['a space at the end', { atual: SENHA, nova: 'pipa-azul ' }, 'Tire os espaços do começo e do fim da senha'],
  ])('is kept with %s', async (_name, body, erro) => {
    const bruno = await signIn('bruno');
    const answer = await bruno.post(URL, body);
    expect(answer).toMatchObject({ status: 422, body: { erro, message: erro } });
    expect((await bruno.get(CONTA)).status).toBe(200);
  });

  it('needs twelve characters for staff', async () => {
    const helena = await signIn('prof.helena');
    const short = await helena.post(URL, { atual: SENHA, nova: NOVA });
    expect(short).toMatchObject({ status: 422, body: { erro: 'Senha deve conter pelo menos 12 caracteres' } });
    expect((await helena.post(URL, { atual: SENHA, nova: 'pipa-azul-no-ceu' })).status).toBe(200);
  });

  it('allows five guesses, however many are sent together; the owner can change it after the wait', async () => {
    const bia = await signIn('bia');
    const guesses = Array.from({ length: 20 }, (_, n) => bia.post(URL, { atual: `errada${n}`, nova: NOVA }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    clock.advance(31_000);
    expect((await bia.post(URL, { atual: SENHA, nova: NOVA })).status).toBe(200);
  });

  it('changes once when sent twice at once', async () => {
    const dora = await signIn('dora');
    const answers = await Promise.all(['pipa-azul', 'pipa-rosa'].map((nova) => dora.post(URL, { atual: SENHA, nova })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('opens no session for a sign-in that checked the old password', async () => {
    const checked = await findByLogin(db, 'bia');
    expect((await (await signIn('bia')).post(URL, { atual: SENHA, nova: NOVA })).status).toBe(200);
    const agora = clock();
    const session = {
      perfil: 'aluno',
      validade_segundos: 60,
      agora,
      expira_em: new Date(agora.getTime() + 60_000),
    } as const;
    if (!checked) throw new Error('bia is nobody');
    expect(await createSessao(db, checked, session)).toBeNull();
    expect(await createSessao(db, (await findByLogin(db, 'bia')) ?? checked, session)).toEqual(expect.any(String));
  });
});

describe('a forced change', () => {
  it('takes the one-time password as the current one, refuses it as the new one, and then frees the account', async () => {
    await tables(db).execute(
      sql`update pessoa set senha_inicial = true, senha_expira_em = ${new Date(clock().getTime() + 60_000)}, senha_recuperada_em = ${clock()} where nome = 'Eduardo Pires'`,
    );
    const edu = await signIn('edu');
    expect((await edu.get(CONTA)).body).toMatchObject({
      isPasswordInitial: true,
      senha_recuperada_em: clock().toISOString(),
    });
    const same = await edu.post(URL, { atual: SENHA, nova: SENHA });
    expect(same).toMatchObject({
      status: 422,
      body: { erro: 'Senha deve ser diferente da inicial', codigo: 'senha_inicial' },
    });
    clock.advance(120_000);
    const next = withToken(tokenOf(await edu.post(URL, { atual: SENHA, nova: NOVA })));
    expect((await next.get(CONTA)).body).toMatchObject({ isPasswordInitial: false, senha_recuperada_em: null });
    expect((await next.get('/api/v2/avaliacoes')).status).toBe(200);
    expect((await signIn('edu', NOVA)).token).not.toBeNull();
  });
});

describe('turma_aluno_id in the body', () => {
  it("a student's own enrolment changes the own password, and needs the current one", async () => {
    const bruno = await signIn('bruno');
    const body = { turma_aluno_id: world.alunos.bruno, autenticado: true, nova: NOVA };
    expect(await bruno.post(URL, body)).toMatchObject({ status: 422, body: { erro: 'Campo obrigatório' } });
    expect((await bruno.post(URL, { ...body, atual: SENHA })).status).toBe(200);
  });

  it.each([
    ["a classmate's", world.alunos.bia],
    ["another school's", world.alunos.zeca],
    ['one that does not exist', 9_999],
  ])('sent by a student: %s is refused and changes nothing', async (_name, turma_aluno_id) => {
    const ana = await signIn('ana');
    const answer = await ana.post(URL, { turma_aluno_id, autenticado: true, atual: SENHA, nova: NOVA });
    expect(answer).toMatchObject({ status: 403, body: { codigo: 'turma_aluno_nao_autorizada' } });
    for (const login of ['ana', 'bia', 'zeca']) expect((await signIn(login)).token).not.toBeNull();
  });
});

describe("inside a student's view", () => {
  it.each([
    ['aluno', 422, 'visao_aberta'],
    ['professor', 403, 'somente_leitura'],
  ] as const)('staff in mode %s cannot change their own password', async (modo, status, codigo) => {
    const julia = await openView(await signIn('vida.julia'), world.alunos.bia, modo);
    expect(await julia.post(URL, { atual: SENHA, nova: 'pipa-azul-no-ceu' })).toMatchObject({
      status,
      body: { codigo },
    });
  });
});

it('when the student of a view is gone, no password changes, because the new session would outlive the view', async () => {
  const julia = await signIn('vida.julia');
  const views = [await openView(julia, world.alunos.bia, 'aluno'), await openView(julia, world.alunos.bia)];
  await tables(db).execute(sql`update sessao set turma_aluno_id = 9999 where limite_em is not null`);
  for (const view of views) {
    expect((await view.get('/api/v2/sessao')).body).toMatchObject({ turma_aluno_id: null });
    expect((await view.post(URL, { atual: SENHA, nova: 'uma-senha-bem-longa' })).status).toBeGreaterThanOrEqual(400);
    expect((await view.get('/api/v2/sessao')).status).toBe(200);
  }
});
