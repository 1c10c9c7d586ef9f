/** What staff read while an exam runs and after it: students, items with their figures, results. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { bodyOf, createExam, type Exam, type ExamSpec } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { createTestApp, logins, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { endExams } from '../../../../../test/exam-jobs.ts';
import { computeResultados } from '../../../../jobs/compute-resultados.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T15:00:00Z'];
const DURANTE = '2026-11-21T13:00:00Z';
/** The end, the tolerance of 120 s, and one second. */
const DEPOIS = '2026-11-21T15:02:01Z';

let t: TestApp;
let ines: Client;
let bia: Client;
let bruno: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: DURANTE });
  [ines, bia, bruno] = [await t.signIn('coord.ines'), await t.signIn('bia'), await t.signIn('bruno')];
});
beforeEach(() => t.clock.set(DURANTE));
afterAll(() => t.close());

const exam = (spec: Partial<ExamSpec> = {}) =>
  createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    dias: [{ itens: [{ gabarito: 'A' }, { gabarito: 'B' }], duracao_minutos: 120 }],
    ...spec,
  });
const ta = (made: Exam) => made.turma_avaliacao_ids[0] ?? 0;
async function answer(by: Client, made: Exam, given: (number | null)[]): Promise<void> {
  for (const [i, item_resposta] of given.entries()) {
    const { status } = await by.post(`/api/v2/central_avaliacoes/${ta(made)}/resposta`, {
      turma_avaliacao_questao_resposta_id: made.itens[i]?.item_id,
      item_resposta,
      dia: 1,
    });
    expect(status).toBe(200);
  }
}
const endExam = () => {
  t.clock.set(DEPOIS);
  return endExams(t);
};

describe('listProvaAlunos', () => {
  const read = async (made: Exam, by = ines) =>
    bodyOf('ProvaAlunos', await by.get(`/api/v2/gestao/provas/${ta(made)}/1/alunos`));
  const of = (body: Awaited<ReturnType<typeof read>>, id: number) =>
    body.alunos.find(({ turma_aluno_id }) => turma_aluno_id === id);

  it('tells who has not started, answers and has handed in, with each deadline', async () => {
    const made = await exam();
    await answer(bia, made, [1]);
    await answer(bruno, made, [1, 2]);
    t.clock.set('2026-11-21T13:10:00Z');
    expect((await bruno.post(`/api/v2/central_avaliacoes/${ta(made)}/1/fechamento_prova`)).status).toBe(200);
    const body = await read(made);
    expect(body).toMatchObject({ qtde_itens: 2, agora: '2026-11-21T13:10:00.000Z', turma_id: world.turmaV2 });
    expect(body.alunos).toHaveLength(4);
    expect(of(body, world.alunos.bia)).toMatchObject({
      estado: 'respondendo',
      iniciada_em: '2026-11-21T13:00:00.000Z',
      fim_em: '2026-11-21T15:00:00.000Z',
      qtde_respondidas: 1,
      ultima_resposta_em: '2026-11-21T13:00:00.000Z',
      acrescimo: 0,
    });
    expect(of(body, world.alunos.bruno)).toMatchObject({
      estado: 'entregue',
      entregue_em: '2026-11-21T13:10:00.000Z',
      qtde_respondidas: 2,
    });
    expect(body.alunos.filter(({ estado }) => estado === 'nao_iniciada')).toHaveLength(2);
  });

  it('shows what was granted to one student, started or not', async () => {
    const made = await exam();
    const { status } = await ines.post('/api/v2/gestao/prorrogacoes', {
      pedido_id: 'a3f1c9d2-7a0e-4f0b-9d0c-3b7a1c2e8d41',
      escopo: 'aluno',
      turma_aluno_id: world.alunos.bia,
      turma_avaliacao_id: ta(made),
      minutos: 10,
      motivo: 'Trocou de computador',
    });
    expect(status).toBe(200);
    expect(of(await read(made), world.alunos.bia)).toMatchObject({
      estado: 'nao_iniciada',
      acrescimo: 600,
      fim_em: '2026-11-21T15:10:00.000Z',
    });
  });

  it('counts late answers that wait, and the list of exams counts them too', async () => {
    const made = await exam();
    await answer(bia, made, [1]);
    await endExam();
    await bia.post(`/api/v2/central_avaliacoes/${ta(made)}/resposta`, {
      turma_avaliacao_questao_resposta_id: made.itens[1]?.item_id,
      item_resposta: 2,
      dia: 1,
    });
    expect(of(await read(made), world.alunos.bia)).toMatchObject({ estado: 'encerrada', qtde_fora_do_prazo: 1 });
    const { body } = await ines.get(`/api/v2/gestao/provas?avaliacao=${made.avaliacao_id}`);
    expect(body).toMatchObject([{ turma_avaliacao_id: ta(made), qtde_fora_do_prazo: 1, escola_id: 1 }]);
  });
});

describe('listGestaoProvas by date', () => {
  it.each([
    { name: 'the day itself', query: 'data_inicio=2026-11-21&data_fim=2026-11-21', found: true },
    { name: 'a span around it', query: 'data_inicio=2026-11-16&data_fim=2026-11-22', found: true },
    { name: 'the days before', query: 'data_fim=2026-11-20', found: false },
    { name: 'the days after', query: 'data_inicio=2026-11-22', found: false },
  ])('$name', async ({ query, found }) => {
    const made = await exam();
    const { body } = await ines.get(`/api/v2/gestao/provas?avaliacao=${made.avaliacao_id}&${query}`);
    expect(body).toHaveLength(found ? 1 : 0);
  });
});

describe('listItensProva', () => {
  const read = async (made: Exam, by = ines) =>
    bodyOf('ItensDaProva', await by.get(`/api/v2/gestao/avaliacoes/${made.avaliacao_id}/itens`));

  it('withholds every figure, and which option is right, until the last class has ended', async () => {
    const made = await exam();
    await answer(bia, made, [1, 3]);
    const body = await read(made);
    expect(body).toMatchObject({ fechada: false, qtde_presentes: 1 });
    for (const item of body.itens)
      expect(item).toMatchObject({ presentes: null, acertos: null, discriminacao: null, opcoes: [] });
  });

  it('gives an annulled item without a key no hits and nothing to judge it by', async () => {
    const made = await exam({
      dias: [{ itens: [{ gabarito: 'A' }, { gabarito: null, anulada: true }], duracao_minutos: 120 }],
    });
    await answer(bia, made, [1, 3]);
    await endExam();
    const { itens } = await read(made);
    expect(itens[1]).toMatchObject({ anulada: true, presentes: 1, acertos: null, discriminacao: null });
    expect(itens[1]?.opcoes.find(({ opcao }) => opcao === 3)).toMatchObject({ total: 1, correta: false });
  });

  it('then tells hits and options, also while results are held', async () => {
    const made = await exam();
    await answer(bia, made, [1, 3]);
    await answer(bruno, made, [1, null]);
    const held = await ines.send({
      method: 'PUT',
      url: `/api/v2/gestao/avaliacoes/${made.avaliacao_id}/liberacao`,
      payload: JSON.stringify({ retido: true, motivo: 'Em revisão' }),
      headers: { 'content-type': 'application/json' },
    });
    expect(held.status).toBe(200);
    await endExam();
    const { itens, ...body } = await read(made);
    expect(body).toMatchObject({ fechada: true, qtde_presentes: 2, qtde_ausentes: 2 });
    expect(itens[0]).toMatchObject({ numero: 1, presentes: 2, acertos: 2, terco: 0, discriminacao: null });
    expect(itens[1]).toMatchObject({ presentes: 2, acertos: 0 });
    expect(itens[1]?.opcoes.find(({ opcao }) => opcao === 3)).toMatchObject({ total: 1, correta: false });
    expect(itens[1]?.opcoes.find(({ opcao }) => opcao === null)).toMatchObject({ total: 1 });
    expect(itens[1]?.opcoes.filter(({ correta }) => correta).map(({ opcao }) => opcao)).toEqual([2]);
  });
});

describe('getItemProva', () => {
  const KEY = 'CHAVE-DA-QUESTAO';
  const made = () =>
    exam({ dias: [{ itens: [{ gabarito: 'B', comentario: `<p>${KEY}</p>`, enunciado: '<p>Enunciado</p>' }] }] });
  const path = (of: Exam, item = of.itens[0]?.item_id) => `/api/v2/gestao/avaliacoes/${of.avaliacao_id}/itens/${item}`;
  const read = async (of: Exam, by: Client) => bodyOf('ItemLido', await by.get(path(of)));
  const as = (login: string) => t.signIn(login);

  it('[GAB-9] is sealed to a teacher and a director until the day begins, and open to who makes exams', async () => {
    t.clock.set('2026-11-21T11:59:59Z');
    const of = await made();
    for (const login of ['prof.helena', 'dir.otto', 'sup.nair'])
      expect(await read(of, await as(login))).toMatchObject({ lacrada: true, fechada: false, questao: null });
    for (const login of ['coord.ines', 'vida.julia', 'admin.rui']) {
      const { questao } = await read(of, await as(login));
      expect(questao).toMatchObject({ enunciado: '<p>Enunciado</p>', gabarito: null, comentario: '' });
    }
    t.clock.set('2026-11-21T12:00:00Z');
    const { lacrada, questao } = await read(of, await as('prof.helena'));
    expect([lacrada, questao?.enunciado]).toEqual([false, '<p>Enunciado</p>']);
  });

  it('[GAB-1] holds key and comment until the last class has ended, from every profile', async () => {
    const of = await made();
    const staff = await Promise.all(logins.equipe.map(as));
    const texts = async () =>
      (await Promise.all(staff.map((by) => by.get(path(of))))).map(({ body }) => JSON.stringify(body));
    for (const agora of [DURANTE, '2026-11-21T15:02:00Z']) {
      t.clock.set(agora);
      for (const text of await texts()) expect(text).not.toMatch(new RegExp(`${KEY}|"gabarito":"`));
    }
    t.clock.set(DEPOIS);
    expect((await texts()).filter((text) => text.includes(KEY)).length).toBeGreaterThan(5);
    expect((await read(of, await as('prof.helena'))).questao).toMatchObject({
      gabarito: 'B',
      comentario: `<p>${KEY}</p>`,
    });
  });

  it('is unknown out of reach, in another exam, and to a student', async () => {
    const [of, another] = [await made(), await made()];
    const elsewhere = await exam({ turmas: [{ turma_id: world.turmaV1, janelas: [JANELA] }] });
    const helena = await as('prof.helena');
    const answers = [
      await helena.get(path(elsewhere)),
      await ines.get(path(of, another.itens[0]?.item_id)),
      await ines.get(path(of, 2_000_000_000)),
      await bia.get(path(of)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 403]);
  });
});

describe('listResultadosProva', () => {
  const read = async (made: Exam, by = ines) =>
    bodyOf('ResultadosDaProva', await by.get(`/api/v2/gestao/avaliacoes/${made.avaliacao_id}/resultados`));

  it('has nobody while a class is open', async () => {
    const made = await exam();
    await answer(bia, made, [1, 2]);
    expect(await read(made)).toMatchObject({
      fechada: false,
      alunos: [],
      conferencia: { qtde_turmas: 1, qtde_turmas_abertas: 1 },
    });
  });

  it('has each student with the grade, none for the absent', async () => {
    const made = await exam();
    await answer(bia, made, [1, 3]);
    await endExam();
    const body = await read(made);
    expect(body).toMatchObject({ fechada: true, nota_maxima: 10, conferencia: { qtde_turmas_abertas: 0 } });
    const grades = new Map(body.alunos.map((aluno) => [aluno.turma_aluno_id, aluno]));
    expect(grades.get(world.alunos.bia)).toMatchObject({ presente: true, acertos: 1, itens: 2, nota: 5 });
    expect(grades.get(world.alunos.bruno)).toMatchObject({ presente: false, nota: null });
  });
});

describe('getPreviaProrrogacao', () => {
  it('tells what would move, and moves nothing', async () => {
    const made = await exam();
    await answer(bia, made, [1]);
    const query = `escopo=turma&turma_id=${world.turmaV2}&turma_avaliacao_id=${ta(made)}&minutos=20`;
    const acts = async () => (await t.db.query('select count(*)::int as n from auditoria')).rows;
    const before = await acts();
    expect(bodyOf('PreviaProrrogacao', await ines.get(`/api/v2/gestao/prorrogacoes/previa?${query}`))).toMatchObject({
      minutos: 20,
      qtde_alunos: 4,
      qtde_provas: 4,
      gabarito_liberado_em: '2026-11-21T15:22:00.000Z',
    });
    expect(await acts()).toEqual(before);
    expect(bodyOf('Prova', await bia.get(`/api/v2/central_avaliacoes/${ta(made)}/1`))).toMatchObject({
      disponivel_ate: '2026-11-21T15:00:00.000Z',
    });
  });

  it('refuses what the extension would refuse', async () => {
    const answers = await Promise.all([
      ines.get('/api/v2/gestao/prorrogacoes/previa?escopo=turma&minutos=10'),
      ines.get('/api/v2/gestao/prorrogacoes/previa?escopo=turma&turma_id=999999&minutos=10'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([422, 404]);
  });
});

describe('getPreviaItemProva', () => {
  const preview = (made: Exam, mudanca: string, by = ines, index = 1) =>
    by.get(
      `/api/v2/gestao/avaliacoes/${made.avaliacao_id}/itens/${made.itens[index]?.item_id}/previa?mudanca=${mudanca}`,
    );

  it('tells grades before and after, and writes nothing', async () => {
    const made = await exam();
    await answer(bia, made, [1, 3]);
    await answer(bruno, made, [1, 2]);
    await endExam();
    const before = bodyOf(
      'ResultadosDaProva',
      await ines.get(`/api/v2/gestao/avaliacoes/${made.avaliacao_id}/resultados`),
    );
    const body = bodyOf('PreviaItemProva', await preview(made, 'anular'));
    expect(body).toMatchObject({
      nota_maxima: 10,
      qtde_sobem: 1,
      qtde_descem: 0,
      qtde_iguais: 1,
      media_antes: 7.5,
      media_depois: 10,
      maior_mudanca: 5,
    });
    expect(body.alunos).toMatchObject([{ turma_aluno_id: world.alunos.bia, nota_antes: 5, nota_depois: 10 }]);
    expect(body.faixas.at(-1)).toEqual({ antes: 1, depois: 2 });
    expect(bodyOf('PreviaItemProva', await preview(made, 'desfazer'))).toMatchObject({ qtde_sobem: 0, alunos: [] });
    const after = await ines.get(`/api/v2/gestao/avaliacoes/${made.avaliacao_id}/resultados`);
    expect(after.body).toEqual(before);
  });

  it('tells what another key does', async () => {
    const made = await exam();
    await answer(bia, made, [1, 3]);
    await answer(bruno, made, [1, 2]);
    await endExam();
    const body = bodyOf('PreviaItemProva', await preview(made, 'chave&chave=C'));
    expect(body).toMatchObject({ qtde_sobem: 1, qtde_descem: 1, qtde_iguais: 0 });
    expect(
      body.alunos.map(({ turma_aluno_id, nota_antes, nota_depois }) => [turma_aluno_id, nota_antes, nota_depois]),
    ).toEqual(
      expect.arrayContaining([
        [world.alunos.bia, 5, 10],
        [world.alunos.bruno, 10, 5],
      ]),
    );
    expect(bodyOf('PreviaItemProva', await preview(made, 'chave'))).toMatchObject({ qtde_sobem: 0, qtde_descem: 0 });
  });

  it('says what the act then does', async () => {
    const made = await exam();
    await answer(bia, made, [2, 3]);
    await endExam();
    const [told] = bodyOf('PreviaItemProva', await preview(made, 'bonificar')).alunos;
    const url = `/api/v2/gestao/avaliacoes/${made.avaliacao_id}/itens/${made.itens[1]?.item_id}`;
    await ines.send({
      method: 'PUT',
      url,
      payload: JSON.stringify({ anulada: false, gabarito_bonificado: true, motivo: 'Duas respostas certas' }),
      headers: { 'content-type': 'application/json' },
    });
    await computeResultados.run({ db: t.db, agora: t.clock(), log: t.app.log });
    const { alunos } = bodyOf(
      'ResultadosDaProva',
      await ines.get(`/api/v2/gestao/avaliacoes/${made.avaliacao_id}/resultados`),
    );
    expect(alunos.find(({ turma_aluno_id }) => turma_aluno_id === world.alunos.bia)?.nota).toBe(told?.nota_depois);
  });

  it('tells nothing before the end, to a teacher, or of another exam', async () => {
    const made = await exam();
    const other = await exam();
    expect(await preview(made, 'anular')).toMatchObject({ status: 409, body: { codigo: 'prova_nao_encerrada' } });
    await endExam();
    expect((await preview(made, 'anular', await t.signIn('prof.helena'))).status).toBe(403);
    const foreign = `/api/v2/gestao/avaliacoes/${made.avaliacao_id}/itens/${other.itens[0]?.item_id}/previa?mudanca=anular`;
    expect((await ines.get(foreign)).status).toBe(404);
  });
});
