/** The day of a school: counts of its exams, and what waits for somebody. */
import { andamento, isSemNoticia, SEM_NOTICIA_MS } from '@luneta/domain/prova-andamento';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf, createExam, type Exam, type ExamSpec } from '../../../../../test/central_avaliacoes/exam-fixture.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T15:00:00Z'];
const DURANTE = '2026-11-21T12:30:00Z';

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
    dias: [{ itens: [{}, {}], duracao_minutos: 180 }],
    ...spec,
  });
const idOf = (made: Exam) => made.turma_avaliacao_ids[0] ?? 0;
const answer = (by: Client, made: Exam, index = 0, seq = 1) =>
  by.post(`/api/v2/central_avaliacoes/${idOf(made)}/resposta`, {
    turma_avaliacao_questao_resposta_id: made.itens[index]?.item_id,
    item_resposta: 1,
    dia: 1,
    seq,
  });
const deliver = (by: Client, made: Exam) => by.post(`/api/v2/central_avaliacoes/${idOf(made)}/1/fechamento_prova`);
async function day(by = ines, query = '') {
  const response = await by.get(`/api/v2/gestao/hoje${query}`);
  expect(response.status).toBe(200);
  return bodyOf('GestaoHoje', response);
}
const rowOf = async (made: Exam, by = ines) =>
  (await day(by)).provas.find(({ turma_avaliacao_id }) => turma_avaliacao_id === idOf(made));

describe('the exams', () => {
  it('says who has not started, answers and has handed in', async () => {
    const made = await exam({ descricao: 'Simulado' });
    expect(await rowOf(made)).toMatchObject({
      descricao: 'Simulado',
      turma_codigo: '3B',
      dia_prova: 1,
      data_hora_inicial: '2026-11-21T12:00:00.000Z',
      qtde_alunos: 4,
      qtde_nao_iniciadas: 4,
      qtde_respondendo: 0,
      qtde_entregues: 0,
    });
    await answer(bia, made);
    await answer(bruno, made);
    await deliver(bruno, made);
    expect(await rowOf(made)).toMatchObject({ qtde_nao_iniciadas: 2, qtde_respondendo: 1, qtde_entregues: 1 });
  });

  it('counts by the same rules as the screens (AND-1, AND-2)', async () => {
    const made = await exam();
    await answer(bia, made);
    const startMs = Date.parse(DURANTE);
    const endMs = Date.parse(JANELA[1]);
    for (const nowMs of [startMs, startMs + SEM_NOTICIA_MS - 1, startMs + SEM_NOTICIA_MS, endMs - 1, endMs]) {
      t.clock.set(new Date(nowMs).toISOString());
      const tentativa = { prazoMs: endMs, encerrada: false, origem: 'online' as const, salvaMs: startMs };
      const wanted = andamento(tentativa, nowMs);
      expect(await rowOf(made, await t.signIn('coord.ines'))).toMatchObject({
        qtde_respondendo: wanted === 'respondendo' ? 1 : 0,
        qtde_entregues: wanted === 'entregue' ? 1 : 0,
        qtde_sem_noticia: isSemNoticia(tentativa, nowMs) ? 1 : 0,
      });
    }
  });

  it('an answer is news', async () => {
    const made = await exam();
    await answer(bia, made);
    t.clock.set('2026-11-21T12:41:00Z');
    expect(await rowOf(made)).toMatchObject({ qtde_sem_noticia: 1 });
    await answer(bia, made, 1, 2);
    expect(await rowOf(made)).toMatchObject({ qtde_sem_noticia: 0 });
  });

  it('shows seven days of the school, from its own midnight', async () => {
    const at = (inicio: string, fim: string) =>
      exam({ turmas: [{ turma_id: world.turmaV2, janelas: [[inicio, fim]] }] });
    // Midnight of São Paulo is 3 h UTC.
    const over = await at('2026-11-20T20:00:00Z', '2026-11-21T03:00:00Z');
    const night = await at('2026-11-20T20:00:00Z', '2026-11-21T03:00:01Z');
    const last = await at('2026-11-28T02:59:59Z', '2026-11-28T05:00:00Z');
    const next = await at('2026-11-28T03:00:00Z', '2026-11-28T05:00:00Z');
    const { provas, dia } = await day();
    const shown = provas.map(({ turma_avaliacao_id }) => turma_avaliacao_id);
    expect(dia).toBe('2026-11-21');
    expect([over, night, last, next].map((made) => shown.includes(idOf(made)))).toEqual([false, true, true, false]);
  });
});

describe('what waits', () => {
  it('essays and text answers that the caller can mark, as in the lists', async () => {
    const made = await exam({ dias: [{ itens: [{}], redacao: true, duracao_minutos: 180 }] });
    await answer(bia, made);
    await bia.post(`/api/v2/central_avaliacoes/${idOf(made)}/${made.propostas[0]}/resposta_redacao`, {
      texto_redacao: 'Um texto.',
    });
    const before = await day();
    await deliver(bia, made);
    const list = await ines.get('/api/v2/gestao/redacoes');
    const { redacoes_a_corrigir } = await day();
    expect(redacoes_a_corrigir).toBe(before.redacoes_a_corrigir + 1);
    expect(list.body).toHaveLength(redacoes_a_corrigir);
  });

  it('results that are held once the exam is over', async () => {
    const made = await exam({ descricao: 'Simulado retido' });
    await t.db.query('update avaliacao set retido = true where escola_id = 1 and id = $1', [made.avaliacao_id]);
    const held = async () => (await day()).resultados_retidos.map(({ descricao }) => descricao);
    t.clock.set('2026-11-21T15:02:00Z');
    expect(await held()).not.toContain('Simulado retido');
    t.clock.set('2026-11-21T15:02:01Z');
    expect(await held()).toContain('Simulado retido');
  });

  it('late answers that nobody has decided about', async () => {
    const made = await exam({ dias: [{ itens: [{}, {}], duracao_minutos: 60 }], descricao: 'Simulado tardio' });
    await answer(bia, made);
    t.clock.set('2026-11-21T14:00:00Z');
    expect((await answer(bia, made, 0, 2)).status).toBe(409);
    expect((await answer(bia, made, 1, 3)).status).toBe(409);
    const late = async () =>
      (await day()).fora_do_prazo.find(({ turma_avaliacao_id }) => turma_avaliacao_id === idOf(made));
    expect(await late()).toEqual({
      turma_avaliacao_id: idOf(made),
      dia_prova: 1,
      descricao: 'Simulado tardio',
      turma_codigo: '3B',
      qtde: 2,
    });
    await t.db.query(`update resposta_fora_do_prazo set decisao = 'deixada_de_fora', decidida_em = now()`);
    expect(await late()).toBeUndefined();
  });

  it('students who must wait after wrong passwords, until the wait is over', async () => {
    const enter = () => t.anonymous.post('/api/v2/login/', { user: { login: 'zeca', password: 'errada' } });
    const here = () => t.anonymous.post('/api/v2/login/', { user: { login: 'dora', password: 'errada' } });
    for (let n = 0; n < 6; n += 1) await Promise.all([enter(), here()]);
    const { bloqueados } = await day();
    // zeca is a student of another school.
    expect(bloqueados).toMatchObject([
      { turma_aluno_id: world.alunos.dora, aluno_nome: 'Dora Nunes', turma_codigo: '3B' },
    ]);
    t.clock.set(bloqueados[0]?.bloqueado_ate ?? '');
    expect((await day(await t.signIn('coord.ines'))).bloqueados).toEqual([]);
  });
});

describe('reach', () => {
  it('a teacher sees the classes taught, and nobody another school', async () => {
    const own = await exam();
    const other = await exam({ turmas: [{ turma_id: world.turmaV1, janelas: [JANELA] }] });
    const elsewhere = await exam({ escola_id: 2, turmas: [{ turma_id: 4, janelas: [JANELA] }] });
    const helena = await t.signIn('prof.helena');
    const ids = async (by: Client, query = '') =>
      (await day(by, query)).provas.map(({ turma_avaliacao_id }) => turma_avaliacao_id);
    const taught = await ids(helena);
    expect([own, other, elsewhere].map((made) => taught.includes(idOf(made)))).toEqual([true, false, false]);
    expect((await ines.get('/api/v2/gestao/hoje?escola_id=2')).status).toBe(404);
    expect(await ids(await t.signIn('admin.rui'), '?escola_id=2')).toContain(idOf(elsewhere));
  });

  it.each(['vida.julia', 'gestao.lia', 'dir.otto', 'sup.nair'])('%s may look', async (login) => {
    expect((await (await t.signIn(login)).get('/api/v2/gestao/hoje')).status).toBe(200);
  });

  it('takes the same number of statements whatever the school holds', async () => {
    const cost = () => t.statements.count(() => ines.get('/api/v2/gestao/hoje'));
    const before = await cost();
    for (let n = 0; n < 10; n += 1) await exam();
    expect(await cost()).toBe(before);
  });
});
