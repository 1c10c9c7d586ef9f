import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, SENHA, world } from '../../../../test/index.ts';
import { tables } from '../../../../test/tables.ts';

const { signIn, anonymous, openView, db, clock, close } = await createTestApp();
afterAll(close);

const URL = '/api/v2/users/contas/atualizar';
const TRES = [
  { numero_sequencial: 1, pergunta_seguranca_id: 2, resposta: 'Olinda' },
  { numero_sequencial: 2, pergunta_seguranca_id: 5, resposta: 'Baião de Dois' },
  { numero_sequencial: 3, pergunta_seguranca_id: 9, resposta: 'Turma da Mônica' },
];
const second = (change: object) => TRES.map((slot, n) => (n === 1 ? { ...slot, ...change } : slot));
const setting = (perguntas_seguranca: string) =>
  tables(db).execute(
    sql`update escola set configuracao = ${JSON.stringify({ perguntas_seguranca })}::jsonb where id = 1`,
  );

describe('avatar and nickname', () => {
  it('change alone or together; the nickname is trimmed', async () => {
    const ana = await signIn('ana');
    expect((await ana.post(URL, { avatar_code: 12 })).body).toMatchObject({ avatar_code: 12, nome_social: null });
    expect((await ana.post(URL, { nome_social: '  Aninha ' })).body).toMatchObject({
      avatar_code: 12,
      nome_social: 'Aninha',
    });
    expect((await ana.get('/api/v1/users/contas')).body).toMatchObject({ avatar_code: 12, nome_social: 'Aninha' });
    // Nothing unseen is stored (NOM-4).
    expect((await ana.post(URL, { nome_social: 'A\u202Eni\u2800nha\u3164' })).body).toMatchObject({
      nome_social: 'Aninha',
    });
  });

  it.each([
    ['an avatar that does not exist', { avatar_code: 70 }, 400, 'Confira os campos marcados e envie de novo.'],
    ['a nickname of spaces', { nome_social: '   ' }, 422, 'Campo obrigatório, insira seu nome social.'],
    ['a nickname of fillers', { nome_social: '\u3164\u2800' }, 422, 'Campo obrigatório, insira seu nome social.'],
    ['an empty nickname', { nome_social: '' }, 422, 'Campo obrigatório, insira seu nome social.'],
    [
      'a nickname of 21 characters',
      { nome_social: 'x'.repeat(21) },
      422,
      'Seu Apelido deve ter no máximo 20 caracteres',
    ],
    ['nothing to change', { senha_atual: SENHA }, 400, 'Confira os campos marcados e envie de novo.'],
    [
      'a field that belongs to another call',
      { avatar_code: 2, turma_aluno_id: 3 },
      400,
      'Confira os campos marcados e envie de novo.',
    ],
  ])('refuses %s', async (_name, body, status, message) => {
    const answer = await (await signIn('ana')).post(URL, body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message });
  });

  it('takes a nickname of 20 characters with spaces around it', async () => {
    const ana = await signIn('ana');
    expect((await ana.post(URL, { nome_social: ` ${'é'.repeat(20)} ` })).body).toMatchObject({
      nome_social: 'é'.repeat(20),
    });
  });

  it('ignores the copy in params', async () => {
    const ana = await signIn('ana');
    const { body } = await ana.post(URL, { avatar_code: 7, params: { avatar_code: 8, perfil: 'admin' } });
    expect(body).toMatchObject({ avatar_code: 7 });
  });
});

describe('security questions', () => {
  it('are registered without a password, shown without answers, and changed only with the password', async () => {
    const bruno = await signIn('bruno');
    const first = await bruno.post(URL, { perguntas_seguranca: TRES });
    expect(first.body).toMatchObject({
      perguntas_resposta: [
        { numero_sequencial: 1, pergunta_seguranca_id: 2, descricao: 'Em que cidade nasceu a sua avó?', resposta: '' },
        { numero_sequencial: 2, pergunta_seguranca_id: 5, resposta: '' },
        { numero_sequencial: 3, pergunta_seguranca_id: 9, resposta: '' },
      ],
    });
    const other = TRES.map((slot, n) => ({ ...slot, pergunta_seguranca_id: n + 10 }));
    const refused = await bruno.post(URL, { perguntas_seguranca: other });
    expect(refused).toMatchObject({ status: 422, body: { codigo: 'senha_atual_obrigatoria' } });
    const wrong = await bruno.post(URL, { perguntas_seguranca: other, senha_atual: 'errada' });
    expect(wrong).toMatchObject({ status: 422, body: { erro: 'Senha atual incorreta' } });
    const changed = await bruno.post(URL, { perguntas_seguranca: other, senha_atual: SENHA });
    expect(changed.body).toHaveProperty('perguntas_resposta.0.pergunta_seguranca_id', 10);
    const { rows } = await tables(db).execute(sql`select resposta_hash from resposta_seguranca`);
    expect(rows).toHaveLength(3);
    expect(rows.every((row) => String(row['resposta_hash']).startsWith('$argon2id$'))).toBe(true);
  });

  it.each([
    ['only two questions', TRES.slice(0, 2), 400, 'Confira os campos marcados e envie de novo.'],
    ['the same question twice', second({ pergunta_seguranca_id: 2 }), 422, 'Pergunta já selecionada!'],
    ['the same number twice', second({ numero_sequencial: 1 }), 422, 'Numere as perguntas de 1 a 3.'],
    ['a question that does not exist', second({ pergunta_seguranca_id: 99 }), 422, 'Escolha uma pergunta da lista.'],
    ['an answer of spaces', second({ resposta: '   ' }), 422, 'Preencha este campo!'],
    ['an answer of 21 characters', second({ resposta: 'x'.repeat(21) }), 422, 'Máximo de 20 caracteres!'],
    ['an empty answer', second({ resposta: '' }), 422, 'Preencha este campo!'],
  ])('refuses %s', async (_name, perguntas_seguranca, status, message) => {
    const answer = await (await signIn('dora')).post(URL, { perguntas_seguranca });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message });
  });

  it('of two simultaneous first registrations one waits and then needs the password', async () => {
    const dora = await signIn('dora');
    const answers = await Promise.all([1, 2].map(() => dora.post(URL, { perguntas_seguranca: TRES })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('limit guesses of the current password', async () => {
    const dora = await signIn('dora');
    const guess = (n: number) => dora.post(URL, { perguntas_seguranca: TRES, senha_atual: `errada${n}` });
    const statuses = (await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    clock.advance(31_000);
    expect((await dora.post(URL, { perguntas_seguranca: TRES, senha_atual: SENHA })).status).toBe(200);
  });

  it('are neither offered nor accepted when the school does not use them', async () => {
    await setting('desligadas');
    const bia = await signIn('bia');
    expect((await bia.get('/api/v2/users/contas')).body).toMatchObject({
      perguntas_seguranca: [],
      perguntas_resposta: [],
    });
    expect(await bia.post(URL, { perguntas_seguranca: TRES })).toMatchObject({
      status: 422,
      body: { codigo: 'perguntas_desligadas' },
    });
    await setting('opcionais');
  });
});

describe('a forced step', () => {
  it('a forced password change allows no other change', async () => {
    const edu = await signIn('edu');
    expect((await edu.get('/api/v2/users/contas')).body).toMatchObject({ isPasswordInitial: true });
    for (const body of [{ avatar_code: 3 }, { perguntas_seguranca: TRES }]) {
      expect(await edu.post(URL, body)).toMatchObject({ status: 403, body: { codigo: 'troca_de_senha_obrigatoria' } });
    }
  });

  it('forced questions end when they are registered', async () => {
    await setting('obrigatorias');
    const bia = await signIn('bia');
    expect((await bia.get('/api/v2/users/contas')).body).toMatchObject({ cadastrar_perguntas_seguranca: true });
    expect(await bia.post(URL, { avatar_code: 3 })).toMatchObject({
      status: 403,
      body: { codigo: 'perguntas_obrigatorias' },
    });
    expect((await bia.get('/api/v2/avaliacoes')).status).toBe(403);
    const done = await bia.post(URL, { perguntas_seguranca: TRES });
    expect(done.body).toMatchObject({ cadastrar_perguntas_seguranca: false });
    expect((await bia.get('/api/v2/avaliacoes')).status).toBe(200);
    await setting('opcionais');
  });
});

describe('staff', () => {
  const auditoria = async () =>
    (
      await tables(db)
        .execute(sql`select acao, modo, turma_aluno_id::int, detalhe->>'operacao' as operacao from auditoria
        where acao <> 'contexto_aberto' and detalhe->>'operacao' = 'updateConta' order by ordem limit 1`)
    ).rows;

  it("in a student's view in mode aluno may change nickname and avatar, which is audited, and never the questions", async () => {
    const julia = await openView(await signIn('vida.julia'), world.alunos.ana, 'aluno');
    expect((await julia.post(URL, { nome_social: 'Ana' })).body).toMatchObject({
      nome_social: 'Ana',
      nome: 'Ana Lima',
    });
    expect(await julia.post(URL, { perguntas_seguranca: TRES })).toMatchObject({
      status: 403,
      body: { codigo: 'acesso_negado' },
    });
    const { ana: turma_aluno_id } = world.alunos;
    expect(await auditoria()).toEqual([
      { acao: 'escrita_como_aluno', modo: 'aluno', turma_aluno_id, operacao: 'updateConta' },
    ]);
  });

  it.each([
    ['in a view that only looks', 'vida.julia', 'professor', 'somente_leitura'],
    ['with another profile', 'prof.helena', 'professor', 'somente_leitura'],
  ] as const)('%s changes nothing', async (_name, login, modo, codigo) => {
    const client = await openView(await signIn(login), world.alunos.bia, modo);
    expect(await client.post(URL, { avatar_code: 5 })).toMatchObject({ status: 403, body: { codigo } });
  });

  it("see neither a student's forced steps nor the chosen questions", async () => {
    const julia = await openView(await signIn('vida.julia'), world.alunos.edu, 'professor');
    expect((await julia.get('/api/v2/users/contas')).body).toMatchObject({
      nome: 'Eduardo Pires',
      isPasswordInitial: false,
      cadastrar_perguntas_seguranca: false,
      perguntas_resposta: [],
      senha_recuperada_em: null,
    });
  });
});

it('needs a session', async () => {
  expect((await anonymous.post(URL, { avatar_code: 2 })).status).toBe(401);
});
