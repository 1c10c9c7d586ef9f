/** The list of exams, their release, and corrections of faulty items. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { components } from '@luneta/openapi';

import { createTestApp, world, type Answer, type Client, type TestApp } from '../../../../../test/index.ts';
import { endExams } from '../../../../../test/exam-jobs.ts';
import { bodyOf, createExam, type Exam, type ExamSpec } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { LIST_SIZES } from '../../../../../test/security/support/figures.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T15:00:00Z'];
const DURANTE = '2026-11-21T13:00:00Z';
/** The end, the tolerance of 120 s, and one second. */
const MINIMA = '2026-11-21T15:02:00.000Z';
const DEPOIS = '2026-11-21T15:02:01Z';
const motivo = 'A questão está em revisão';

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
    dias: [
      { itens: [{ gabarito: 'A' }, { gabarito: 'B' }, { gabarito: 'C' }, { gabarito: 'D' }], duracao_minutos: 180 },
    ],
    ...spec,
  });
const put = (url: string, body: object, by = ines): Promise<Answer> =>
  by.send({
    method: 'PUT',
    url: `/api/v2/gestao/${url}`,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
async function answer(by: Client, made: Exam, given: (number | null)[]): Promise<void> {
  for (const [i, item_resposta] of given.entries()) {
    const { status } = await by.post(`/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/resposta`, {
      turma_avaliacao_questao_resposta_id: made.itens[i]?.item_id,
      item_resposta,
      dia: 1,
    });
    expect(status).toBe(200);
  }
}
const runJobs = () => endExams(t);
const result = async (by: Client, made: Exam) =>
  bodyOf('Resultado', await by.get(`/api/v2/resultados/${made.turma_avaliacao_ids[0]}`));
const isList = (body: unknown): body is components['schemas']['GestaoProva'][] => Array.isArray(body);
async function list(by: Client, query = ''): Promise<components['schemas']['GestaoProva'][]> {
  const { status, body } = await by.get(`/api/v2/gestao/provas${query}`);
  expect(status).toBe(200);
  return isList(body) ? body : [];
}
const lastAct = async () => (await t.db.query('select * from auditoria order by id desc limit 1')).rows[0];

describe('setLiberacao', () => {
  const url = (made: Exam) => `avaliacoes/${made.avaliacao_id}/liberacao`;
  const get = (made: Exam, by = ines) => by.get(`/api/v2/gestao/${url(made)}`);

  it('holds results and keys until somebody releases them', async () => {
    const made = await exam();
    await answer(bia, made, [1, 2, null, null]);
    expect((await get(made)).body).toMatchObject({
      retido: false,
      liberacao_minima_em: MINIMA,
      gabarito_liberado_em: MINIMA,
      liberado: false,
    });
    expect((await put(url(made), { retido: true, motivo })).body).toMatchObject({
      retido: true,
      gabarito_liberado_em: null,
    });
    expect(await lastAct()).toMatchObject({ acao: 'liberacao_alterada', motivo, perfil_real: 'coordenador' });
    t.clock.set('2026-11-21T22:00:00Z');
    await runJobs();
    expect(await result(bia, made)).toMatchObject({ situacao: 'em_correcao', nota: null, gabarito_liberado_em: null });
    const questao = await bia.get(`/api/v2/banco_questoes/${made.itens[0]?.questao_id}`);
    expect(questao.body).toMatchObject({ gabarito: null, comentario: '' });
    expect((await list(ines, '?situacao=encerrada')).map((row) => row.avaliacao_conhecimento_id)).toContain(
      made.avaliacao_id,
    );
    expect((await put(url(made), { retido: false, motivo })).body).toMatchObject({
      liberado: true,
      gabarito_liberado_em: MINIMA,
    });
    expect(await result(bia, made)).toMatchObject({ situacao: 'liberado', nota: 5 });
    expect((await bia.get(`/api/v2/banco_questoes/${made.itens[0]?.questao_id}`)).body).toMatchObject({
      gabarito: 'A',
    });
    expect(await put(url(made), { retido: true, motivo })).toMatchObject({
      status: 409,
      body: { codigo: 'resultado_liberado' },
    });
  });

  it('a later moment replaces an earlier one; a moment before the end of the last class is refused', async () => {
    const made = await exam();
    expect(await put(url(made), { retido: false, liberar_em: '2026-11-21T15:01:59Z', motivo })).toMatchObject({
      status: 422,
      body: { codigo: 'antes_do_fim' },
    });
    const later = '2026-11-21T18:00:00.000Z';
    expect((await put(url(made), { retido: false, liberar_em: later, motivo })).body).toMatchObject({
      gabarito_liberado_em: later,
    });
    t.clock.set(DEPOIS);
    expect((await get(made)).body).toMatchObject({ liberado: false });
    t.clock.set('2026-11-21T18:00:01Z');
    expect((await get(made)).body).toMatchObject({ liberado: true });
  });

  it('is allowed to the profiles with the right, within reach', async () => {
    const made = await exam();
    const helena = await t.signIn('prof.helena');
    expect((await get(made, helena)).status).toBe(200);
    expect((await put(url(made), { retido: true, motivo }, helena)).status).toBe(403);
    const other = await exam({ turmas: [{ turma_id: world.turmaV1, janelas: [JANELA] }] });
    expect((await get(other, helena)).status).toBe(404);
    const elsewhere = await exam({ escola_id: world.outraEscola, turmas: [{ turma_id: 4, janelas: [JANELA] }] });
    expect((await get(elsewhere)).status).toBe(404);
    expect((await put(url(elsewhere), { retido: true, motivo })).status).toBe(404);
    expect((await put(url(elsewhere), { retido: true, motivo }, await t.signIn('admin.rui'))).status).toBe(200);
    expect((await t.anonymous.get(`/api/v2/gestao/${url(made)}`)).status).toBe(401);
  });
});

describe('confirmLiberacao (decision 226)', () => {
  const url = (made: Exam) => `avaliacoes/${made.avaliacao_id}/liberacao`;
  const get = (made: Exam) => ines.get(`/api/v2/gestao/${url(made)}`);
  /** Looks at the results as the screen does, then confirms what was looked at. */
  const look = async (made: Exam) =>
    bodyOf('ResultadosDaProva', await ines.get(`/api/v2/gestao/avaliacoes/${made.avaliacao_id}/resultados`))
      .calculado_em;
  const confirm = async (made: Exam, by = ines, calculado_em?: string | null) =>
    by.post(`/api/v2/gestao/${url(made)}/conferencia`, {
      calculado_em: calculado_em === undefined ? await look(made) : calculado_em,
    });
  const school = async (liberacao: 'sozinha' | 'conferida') => {
    const dir = await t.signIn('dir.otto');
    const { versao } = bodyOf('ConfiguracaoEscola', await dir.get('/api/v2/gestao/escolas/1/configuracao'));
    const body = JSON.stringify({ versao, liberacao });
    const headers = { 'content-type': 'application/json' };
    const answer = await dir.send({
      method: 'PATCH',
      url: '/api/v2/gestao/escolas/1/configuracao',
      payload: body,
      headers,
    });
    expect(answer).toMatchObject({ status: 200, body: { liberacao } });
  };
  afterEach(() => school('sozinha'));

  it('[LIB-9] asks staff at the end of the tolerance, and shows nothing before', async () => {
    const shown = await exam({
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T10:00:00Z', '2026-11-21T11:00:00Z']] }],
    });
    await runJobs();
    await school('conferida');
    expect((await get(shown)).body).toMatchObject({ liberado: true, aguarda_conferencia: false });
    const made = await exam();
    await answer(bia, made, [1, 2, null, null]);
    expect((await get(made)).body).toMatchObject({
      liberacao: 'conferida',
      liberacao_da_prova: null,
      aguarda_conferencia: true,
      gabarito_liberado_em: null,
    });
    expect(await confirm(made)).toMatchObject({ status: 409, body: { codigo: 'prova_nao_encerrada' } });
    t.clock.set(DEPOIS);
    await runJobs();
    expect(await result(bia, made)).toMatchObject({ situacao: 'em_correcao', nota: null, gabarito_liberado_em: null });
    const row = async () => (await list(ines)).find((one) => one.avaliacao_conhecimento_id === made.avaliacao_id);
    expect(await row()).toMatchObject({ situacao: 'encerrada', aguarda_conferencia: true });
    expect((await ines.get('/api/v2/gestao/hoje')).body).toMatchObject({
      resultados_retidos: expect.arrayContaining([
        expect.objectContaining({ avaliacao_conhecimento_id: made.avaliacao_id, aguarda_conferencia: true }),
      ]),
    });
    expect((await confirm(made, await t.signIn('prof.helena'))).status).toBe(403);
    expect(await confirm(made, ines, MINIMA)).toMatchObject({ status: 409, body: { codigo: 'resultados_mudaram' } });
    expect((await confirm(made)).body).toMatchObject({ liberado: true, aguarda_conferencia: false });
    expect(await lastAct()).toMatchObject({ acao: 'resultado_conferido', perfil_real: 'coordenador' });
    expect(await result(bia, made)).toMatchObject({ situacao: 'liberado', nota: 5 });
    expect(await row()).toMatchObject({ situacao: 'liberada', aguarda_conferencia: false });
    expect(await confirm(made)).toMatchObject({ status: 409, body: { codigo: 'resultado_liberado' } });
  });

  it('[LIB-8] an exam says otherwise, both ways', async () => {
    const [alone, looked] = [await exam(), await exam()];
    await school('conferida');
    expect((await put(url(alone), { retido: false, liberacao: 'sozinha', motivo })).body).toMatchObject({
      liberacao: 'sozinha',
      liberacao_da_prova: 'sozinha',
      gabarito_liberado_em: MINIMA,
    });
    // Absent keeps it.
    expect((await put(url(alone), { retido: false, motivo })).body).toMatchObject({ liberacao_da_prova: 'sozinha' });
    await school('sozinha');
    expect((await put(url(looked), { retido: false, liberacao: 'conferida', motivo })).body).toMatchObject({
      aguarda_conferencia: true,
    });
    t.clock.set(DEPOIS);
    expect((await get(alone)).body).toMatchObject({ liberado: true });
    expect((await get(looked)).body).toMatchObject({ liberado: false });
    expect((await confirm(looked)).body).toMatchObject({ liberado: true });
  });
});

describe('setItemProva', () => {
  const url = (made: Exam, index: number) => `avaliacoes/${made.avaliacao_id}/itens/${made.itens[index]?.item_id}`;
  const change = (anulada: boolean, gabarito_bonificado: boolean) => ({ anulada, gabarito_bonificado, motivo });

  it('before the end changes what will be computed; annulment and bonus together are refused', async () => {
    const made = await exam();
    expect((await put(url(made, 0), change(true, true))).status).toBe(422);
    expect((await put(url(made, 0), change(true, false))).body).toEqual({
      avaliacao_conhecimento_questao_id: made.itens[0]?.item_id,
      dia_prova: 1,
      numero: 1,
      anulada: true,
      gabarito_bonificado: false,
      recalculo: 'nao_necessario',
    });
    expect(await lastAct()).toMatchObject({ acao: 'item_alterado', motivo });
  });

  it('afterwards computes grades, places and statistics again', async () => {
    const made = await exam();
    /** Four items: hits, annulled items for students who were present, and a bonus for wrong answers (decision 100). */
    const points = (given: (number | null)[], anuladas: number[], bonus: number[]) =>
      given.filter((value, i) => anuladas.includes(i) || bonus.includes(i) || value === i + 1).length;
    const rows = { bia: [1, 2, null, 5], bruno: [5, 2, 3, null] };
    await answer(bia, made, rows.bia);
    await answer(bruno, made, rows.bruno);
    t.clock.set(DEPOIS);
    await runJobs();
    const check = async (anuladas: number[], bonus: number[]) => {
      expect((await result(bia, made)).nota).toBe((points(rows.bia, anuladas, bonus) / 4) * 10);
      expect((await result(bruno, made)).nota).toBe((points(rows.bruno, anuladas, bonus) / 4) * 10);
    };
    await check([], []);
    expect((await put(url(made, 0), change(true, false))).body).toMatchObject({ recalculo: 'pendente' });
    await check([], []);
    await runJobs();
    await check([0], []);
    await put(url(made, 3), change(false, true));
    await runJobs();
    await check([0], [3]);
    // Too few takers for a student to see the percentages (decision 192).
    const { rows: counts } = await t.db.query(
      `select presentes, acertos from item_estatistica where escola_id = 1 and turma_avaliacao_id = $1 order by avaliacao_item_id`,
      [made.turma_avaliacao_ids[0]],
    );
    expect(counts).toEqual([1, 2, 1, 0].map((acertos) => ({ presentes: 2, acertos })));
    expect((await put(url(made, 3), change(false, true))).body).toMatchObject({ recalculo: 'nao_necessario' });
    await put(url(made, 0), change(false, false));
    await put(url(made, 3), change(false, false));
    await runJobs();
    await check([], []);
    expect((await t.db.query('select * from recalculo')).rows).toEqual([]);
  });

  it('does not find an item of another exam', async () => {
    const [made, other] = [await exam(), await exam()];
    const foreign = `avaliacoes/${made.avaliacao_id}/itens/${other.itens[0]?.item_id}`;
    expect((await put(foreign, change(true, false))).status).toBe(404);
  });
});

describe('listGestaoProvas', () => {
  it('shows the exams of a class with their state', async () => {
    const made = await exam({
      descricao: 'Simulado Lua Cheia',
      dias: [{ itens: [{}, {}], redacao: true, duracao_minutos: 180 }],
    });
    await answer(bia, made, [1]);
    await answer(bruno, made, [1]);
    await bia.post(`/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/${made.propostas[0]}/resposta_redacao`, {
      texto_redacao: 'Um texto.',
    });
    await bia.post(`/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/1/fechamento_prova`);
    expect(await list(ines, '?busca=lua%20CHEIA')).toMatchObject([
      {
        turma_avaliacao_id: made.turma_avaliacao_ids[0],
        situacao: 'aberta',
        qtde_alunos: 4,
        qtde_iniciadas: 2,
        qtde_entregues: 1,
        qtde_redacoes_a_corrigir: 1,
        dias: [{ dia_prova: 1, disponivel_ate: '2026-11-21T15:00:00.000Z', qtde_itens: 2, tem_redacao: true }],
      },
    ]);
  });

  it('filters by the state it shows, whatever holds the results', async () => {
    await exam({ turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T11:00:00Z', '2026-11-21T12:57:59Z']] }] });
    await exam({ turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T11:00:00Z', '2026-11-21T12:58:01Z']] }] });
    await exam({ turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T13:00:01Z', '2026-11-21T14:00:00Z']] }] });
    await exam({
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-21T11:00:00Z', '2026-11-21T12:30:00Z']] }],
      liberar_em: '2026-11-21T13:00:01Z',
    });
    await exam({
      turmas: [
        { turma_id: world.turmaV2, janelas: [['2026-11-21T11:00:00Z', '2026-11-21T12:00:00Z']] },
        { turma_id: world.turmaV1, janelas: [['2026-11-21T14:00:00Z', '2026-11-21T15:00:00Z']] },
      ],
    });
    const all = await list(ines);
    for (const situacao of ['agendada', 'aberta', 'encerrada', 'liberada'] as const) {
      const shown = all.filter((row) => row.situacao === situacao);
      expect(shown.length).toBeGreaterThan(0);
      expect(await list(ines, `?situacao=${situacao}`)).toEqual(shown);
    }
  });

  it('shows a teacher the classes taught, and nothing of another school', async () => {
    const helena = await t.signIn('prof.helena');
    expect(new Set((await list(helena)).map((row) => row.turma_id))).toEqual(new Set([world.turmaV2]));
    expect((await ines.get('/api/v2/gestao/provas?escola_id=2')).status).toBe(404);
    expect((await (await t.signIn('admin.rui')).get('/api/v2/gestao/provas?escola_id=2')).status).toBe(200);
    expect((await ines.get('/api/v2/gestao/provas?cursor=abc')).status).toBe(400);
  });

  it('takes the same number of statements however many students there are, and its pages hold every exam once', async () => {
    const cost = () => t.statements.count(() => list(ines));
    const counts = [];
    let students = 0;
    for (const size of LIST_SIZES) {
      await t.db.query(`
        with p as (insert into pessoa (escola_id, nome, perfil, senha_hash, criada_em)
          select 1, 'Aluno ' || n, 'aluno', 'x', '2026-01-10T12:00:00Z' from generate_series(1, ${size - students}) n returning id)
        insert into turma_aluno (escola_id, turma_id, pessoa_id) select 1, ${world.turmaV1}, id from p`);
      students = size;
      counts.push(await cost());
    }
    expect(counts).toEqual(LIST_SIZES.map(() => 3));
    for (let n = 0; n < 60; n += 1)
      await exam({
        turmas: [{ turma_id: world.turmaV1, janelas: [JANELA] }],
        dias: [{ itens: [{ questao_id: 1 }] }],
      });
    expect(await cost()).toBe(3);
    const ids: number[] = [];
    for (let query: string | null = ''; query !== null;) {
      const page: Answer = await ines.get(`/api/v2/gestao/provas${query}`);
      const rows = isList(page.body) ? page.body : [];
      expect(rows.length).toBeLessThanOrEqual(50);
      ids.push(...rows.map((row) => row.turma_avaliacao_id));
      const next = page.headers['proximo-cursor'];
      query = next === undefined ? null : `?cursor=${String(next)}`;
    }
    const { rows } = await t.db.query('select count(*)::int as n from turma_avaliacao where escola_id = 1');
    expect([ids.length, new Set(ids).size]).toEqual([rows[0].n, rows[0].n]);
  });
});
