/** The demo through the API, right after it was written. */
import { PERFIS } from '@luneta/domain/perfil';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ACESSO, cheapHash, createTestApp } from '../../test/index.ts';
import { demoAccounts, RESPOSTAS_SEGURANCA, SENHA_ALUNO } from './accounts.ts';
import { seedDemo } from './seed.ts';
import { tables } from '../../test/tables.ts';

const agora = '2026-11-21T12:00:00Z';
const app = await createTestApp({ agora });
afterAll(() => app.close());

beforeAll(async () => {
  await tables(app.db).execute(sql`truncate escola cascade`);
  await seedDemo(app.db, new Date(agora), ACESSO.pepper, cheapHash);
});

const field = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

/** `descricao` and one more field of each row in a student's list. */
async function list(login: string, url: string, name: string): Promise<string[]> {
  const client = await app.signIn(login, SENHA_ALUNO);
  const { status, body } = await client.get(url);
  expect(status).toBe(200);
  const rows = Array.isArray(body) ? body : field(body, 'avaliacoes');
  if (!Array.isArray(rows)) throw new Error(`${url} gave no list`);
  return rows.map((row: unknown) => `${String(field(row, 'descricao'))}: ${String(field(row, name))}`);
}

describe('the demo accounts', () => {
  it.each(demoAccounts.filter(({ recusada }) => recusada === null))('$login signs in', async ({ login, senha }) => {
    expect((await app.signIn(login, senha)).token).toBeTruthy();
  });

  it.each(demoAccounts.filter(({ recusada }) => recusada !== null))(
    '$login is refused with the documented sentence',
    async ({ login, senha, recusada }) => {
      const answer = await app.anonymous.post('/api/v2/login/', { user: { login, password: senha } });
      expect(answer).toMatchObject({ status: 403, body: { message: recusada } });
    },
  );

  it('cover every profile of the contract, and one profile outside it', async () => {
    const { rows } = await tables(app.db).execute(sql`select distinct perfil from pessoa where escola_id = 1`);
    expect(new Set(rows.map(({ perfil }) => perfil))).toEqual(new Set([...PERFIS, 'responsavel']));
  });

  it.each(['duda', 'caio'])('%s recovers the account with the published answers', async (username) => {
    const { body } = await app.anonymous.get(`/api/v2/users/contas/perguntas_seguranca_pessoa?username=${username}`);
    if (!Array.isArray(body)) throw new Error('no questions');
    const respostas = body.map((pergunta: unknown, i) => ({
      id: field(pergunta, 'id'),
      resposta: RESPOSTAS_SEGURANCA[i],
    }));
    const answer = await app.anonymous.post('/api/v2/users/contas/validate_perguntas_seguranca', {
      username,
      respostas,
    });
    expect(answer).toMatchObject({ status: 200, body: { nova_senha: expect.any(String) } });
  });

  it.each([
    ['ana', 1, [{ turma: '3A', status: 'Atual' }]],
    ['edu', 2, [{ turma: '3C', status: 'Atual' }]],
    [
      'gabi',
      2,
      [
        { turma: '3A', status: 'Transferido' },
        { turma: '3C', status: 'Atual' },
      ],
    ],
  ])('%s has version %i and these classes', async (login, versao, turmas) => {
    const { body } = await (await app.signIn(login, SENHA_ALUNO)).get('/api/v2/users/contas');
    expect(body).toMatchObject({ versao, isPasswordInitial: login === 'edu', turmas: expect.any(Array) });
    expect(field(body, 'turmas')).toMatchObject(turmas);
  });

  it.each(['ana', 'bia'])('%s has an exam in each state', async (login) => {
    expect(await list(login, '/api/v2/avaliacoes', 'situacao')).toEqual([
      'Oficina de redação: disponivel',
      'Prova em sala de aula: disponivel',
      'Simulado da semana: disponivel',
      'Simulado de dois dias: disponivel',
      'Questões abertas: disponivel',
      'Avaliação de revisão: agendada',
      'Simulado de dois dias: agendada',
      'Avaliação final: agendada',
    ]);
  });

  it.each(['ana', 'bia'])("%s finds exams in 'Hoje' and roadmaps in 'Essa Semana'", async (login) => {
    const client = await app.signIn(login, SENHA_ALUNO);
    const { body } = await client.get('/api/v2/central_avaliacoes');
    expect(body).toMatchObject({ provas_hoje: expect.any(Array), roteiros_semana: expect.any(Array) });
    expect(Object.values(Object(field(body, 'provas_hoje'))).length).toBeGreaterThan(2);
    const week = Object.values(Object(field(body, 'roteiros_semana')));
    expect(
      week.map((row) => [field(row, 'descricao'), field(row, 'materia_nome'), field(row, 'tipo_avaliacao')]),
    ).toEqual([
      ['Avaliação de revisão', 'Física', 'RoteiroEstudo'],
      ['Avaliação de revisão', 'História', 'RoteiroEstudo'],
    ]);
  });

  it.each(['ana', 'bia'])('%s reads the results of the finished exams', async (login) => {
    expect(await list(login, '/api/v2/resultados', 'situacao')).toEqual([
      '1º Simulado do ano: liberado',
      'Redação corrigida: liberado',
      'Avaliação bimestral: liberado',
    ]);
  });

  it.each(['ana', 'bia'])('%s meets an annulled question in a recent result', async (login) => {
    const client = await app.signIn(login, SENHA_ALUNO);
    const { body } = await client.get('/api/v2/resultados');
    const [row]: unknown[] = Object.values(Object(field(body, 'avaliacoes')));
    expect(field(row, 'descricao')).toBe('1º Simulado do ano');
    const result = await client.get(`/api/v2/resultados/${String(field(row, 'id'))}`);
    expect(JSON.stringify(result.body)).toContain('"anulada":true');
  });

  it('bia sees misses avoided in four subjects, and her chances before and after studying', async () => {
    const client = await app.signIn('bia', SENHA_ALUNO);
    const { body } = await client.get('/api/v2/resultados');
    const cards = field(body, 'falhas_evitadas');
    const subjects = Array.isArray(cards) ? cards.map((card: unknown) => field(card, 'materia_nome')) : [];
    expect(new Set(subjects)).toEqual(new Set(['Biologia', 'História', 'Matemática', 'Português']));
    expect(subjects).toHaveLength(4);
    const [row]: unknown[] = Object.values(Object(field(body, 'avaliacoes')));
    const result = await client.get(`/api/v2/resultados/${String(field(row, 'id'))}`);
    expect(field(result.body, 'trilha_estudos')).toMatchObject({
      engajamento: 1,
      desempenho_provavel_inicial: expect.any(Number),
      desempenho_provavel_final: expect.any(Number),
    });
  });

  it('iago, of the other school, sees only its exam', async () => {
    expect(await list('iago', '/api/v2/avaliacoes', 'qtde_itens')).toEqual(['Simulado do Instituto: 6']);
    expect(await list('iago', '/api/v2/resultados', 'situacao')).toEqual([]);
  });
});
