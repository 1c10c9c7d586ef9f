/** The exam centre of version 1: the lists 'Hoje' and 'Essa Semana', and a whole exam under the base of version 1. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { fase_execucao, fase_item, materia, objeto_conhecimento } from '../../../../database/schema/index.ts';
import { tenant } from '../../../../database/tenant.ts';
import { createTrilha } from '../../../roteiros/planos/trilha-store.ts';
import { computeAvaliacao } from '../../../../jobs/compute-resultados.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf, createExam, type Exam, type ExamSpec } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { tables } from '../../../../../test/tables.ts';

/** Saturday, 15h in the school's time zone. */
const AGORA = '2026-11-21T18:00:00Z';
const BASE = '/api/v1/central_avaliacoes';

let t: TestApp;
let ana: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: AGORA });
  ana = await t.signIn('ana');
});
beforeEach(() => t.clock.set(AGORA));
afterAll(() => t.close());

const exam = (inicio: string, fim: string, spec: Partial<ExamSpec> = {}): Promise<Exam> =>
  createExam(t.db, {
    turmas: [{ turma_id: world.turmaV1, janelas: [[inicio, fim]] }],
    dias: [{ itens: [{}, {}], duracao_minutos: 60 }],
    ...spec,
  });
const taOf = (made: Exam) => made.turma_avaliacao_ids[0] ?? 0;
const central = async (who = ana) => bodyOf('CentralAvaliacoes', await who.get(BASE));
const card = async (made: Exam) => (await central()).provas_hoje.find((row) => row.turma_avaliacao_id === taOf(made));

it('tells the time of the server', async () => {
  expect((await central()).servidor_em).toBe('2026-11-21T18:00:00.000Z');
});

describe('Hoje', () => {
  it.each([
    ['running', '2026-11-21T17:00:00Z', '2026-11-21T20:00:00Z', true, true],
    ['later today', '2026-11-22T01:00:00Z', '2026-11-22T04:00:00Z', false, false],
    ['over since this morning', '2026-11-21T11:00:00Z', '2026-11-21T13:00:00Z', false, false],
  ])('holds an exam that is %s', async (_name, inicio, fim, permite_responder, disponivel) => {
    expect(await card(await exam(inicio, fim))).toMatchObject({
      permite_responder,
      disponivel,
      iniciou: false,
      existe_itens: true,
      existe_redacao: false,
      texto_redacao: null,
      percentual_concluido: 0,
      desempenho_provavel: null,
      entregue_em: null,
    });
  });

  it('offers no exam of a class that is not the current one (decision 63)', async () => {
    const made = await exam('2026-11-21T17:00:00Z', '2026-11-21T20:00:00Z');
    const dora = await t.signIn('dora');
    const former = `?turma_aluno_id=${world.alunos.doraAntiga}`;
    const { provas_hoje } = bodyOf('CentralAvaliacoes', await dora.get(`${BASE}${former}`));
    expect(provas_hoje.find((row) => row.turma_avaliacao_id === taOf(made))).toMatchObject({
      disponivel: true,
      permite_responder: false,
    });
    const avaliacoes = bodyOf('AvaliacaoLista', await dora.get(`/api/v2/avaliacoes${former}`));
    expect(avaliacoes.find((row) => row.turma_avaliacao_id === taOf(made))?.acessar_avaliacao_online).toBe(false);
  });

  it.each([
    ['begins tomorrow', '2026-11-22T03:00:00Z', '2026-11-22T05:00:00Z'],
    ['ended yesterday', '2026-11-20T12:00:00Z', '2026-11-21T02:59:59Z'],
  ])('does not hold one that %s', async (_name, inicio, fim) => {
    expect(await card(await exam(inicio, fim))).toBeUndefined();
  });

  it('shows the progress: answers, the essay, one subject or several', async () => {
    const made = await exam('2026-11-21T17:00:00Z', '2026-11-21T20:00:00Z', {
      dias: [{ itens: [{}, { area: 'MT' }], redacao: true, duracao_minutos: 60 }],
    });
    await ana.post(`${BASE}/${taOf(made)}/resposta`, {
      turma_avaliacao_questao_resposta_id: made.itens[0]?.item_id,
      item_resposta: 1,
      dia: 1,
    });
    await ana.post(`${BASE}/${taOf(made)}/${made.propostas[0]}/resposta_redacao`, { texto_redacao: 'Um começo.' });
    expect(await card(made)).toMatchObject({
      iniciou: true,
      disciplinas: ['Matéria LC', 'Matéria MT'],
      qtde_itens: 2,
      qtde_itens_respondidos: 1,
      tempo_restante: 3600,
      percentual_concluido: 50,
      texto_redacao: 'Um começo.',
      materia_id: null,
      existe_redacao: true,
    });
    const rows = await tables(tenant(t.db, world.escola)).select().from(materia);
    const only = await exam('2026-11-21T17:00:00Z', '2026-11-21T20:00:00Z', { dias: [{ itens: [{ area: 'MT' }] }] });
    expect((await card(only))?.materia_id).toBe(rows.find((row) => row.nome === 'Matéria MT')?.id);
  });

  it('keeps an exam whose deadline for this student was moved past midnight', async () => {
    const made = await exam('2026-11-20T12:00:00Z', '2026-11-21T02:00:00Z');
    t.clock.set('2026-11-21T01:30:00Z');
    const early = await t.signIn('ana');
    await early.post(`${BASE}/${taOf(made)}/1/inicio`);
    expect(await card(made)).toMatchObject({ iniciou: true });
    await t.db.query(`update tentativa set prazo_em = '2026-11-21T19:00:00Z' where turma_avaliacao_id = $1`, [
      taOf(made),
    ]);
    t.clock.set(AGORA);
    expect(await card(made)).toMatchObject({ permite_responder: true });
  });

  it('shows a likely grade from release on, not before (security T5)', async () => {
    const made = await exam('2026-11-21T17:00:00Z', '2026-11-21T18:30:00Z', {
      dias: [{ itens: [{}], duracao_minutos: 300 }],
    });
    await ana.post(`${BASE}/${taOf(made)}/resposta`, {
      turma_avaliacao_questao_resposta_id: made.itens[0]?.item_id,
      item_resposta: 1,
      dia: 1,
    });
    await computeAvaliacao(t.db, world.escola, made.avaliacao_id, t.clock());
    t.clock.set('2026-11-21T18:32:00Z');
    expect((await card(made))?.desempenho_provavel).toBeNull();
    t.clock.set('2026-11-21T18:32:01Z');
    expect((await card(made))?.desempenho_provavel).toBe(100);
  });

  it('is empty for another school, and works in the same way for version 2', async () => {
    expect(await central(await t.signIn('zeca'))).toMatchObject({ provas_hoje: [], roteiros_semana: [] });
    expect(bodyOf('CentralAvaliacoes', await ana.get('/api/v2/central_avaliacoes'))).toEqual(await central());
  });
});

describe('Essa Semana', () => {
  /** A roadmap with one phase of the questions of its exam. */
  async function roteiro(dates: {
    prevista_para?: string;
    data_fim: string;
    aberta_em?: string;
    turma_aluno_id?: number;
  }) {
    const made = await exam('2026-12-20T12:00:00Z', '2026-12-20T15:00:00Z');
    const escola = tenant(t.db, world.escola);
    const [subject] = await tables(escola).select().from(materia);
    if (!subject) throw new Error('no subject');
    const [topic] = await tables(escola)
      .insert(objeto_conhecimento)
      .values({ materia_id: subject.id, descricao: `Tema ${taOf(made)}` })
      .returning({ id: objeto_conhecimento.id });
    const { turma_aluno_id = null } = dates;
    const saved = await createTrilha(escola, {
      tipo: turma_aluno_id === null ? 1 : 2,
      turma_avaliacao_id: taOf(made),
      materia_id: subject.id,
      turma_aluno_id,
      descricao: 'Proporcionalidade',
      prevista_para: dates.prevista_para ? new Date(dates.prevista_para) : null,
      aberta_em: new Date(dates.aberta_em ?? '2026-11-01T12:00:00Z'),
      data_fim: new Date(dates.data_fim),
      criada_em: new Date('2026-11-01T12:00:00Z'),
      fases: [
        {
          objeto_conhecimento_id: topic?.id ?? 0,
          secao: 'Prática',
          questoes: made.itens.map((item) => item.questao_id),
        },
      ],
    });
    if (!saved) throw new Error('no roadmap');
    return { ...saved, turma_avaliacao_id: taOf(made) };
  }
  const found = async ({ turma_avaliacao_id }: { turma_avaliacao_id: number }) =>
    (await central()).roteiros_semana.find((row) => row.turma_avaliacao_id === turma_avaliacao_id);

  it.each([
    [
      'planned for Monday of this week',
      { prevista_para: '2026-11-16T03:00:00Z', data_fim: '2026-12-20T12:00:00Z' },
      true,
    ],
    ['planned for Sunday before', { prevista_para: '2026-11-16T02:59:59Z', data_fim: '2026-12-20T12:00:00Z' }, false],
    ['planned for next Monday', { prevista_para: '2026-11-23T03:00:00Z', data_fim: '2026-12-20T12:00:00Z' }, false],
    ['ending on Sunday of this week', { data_fim: '2026-11-23T02:59:59Z' }, true],
    ['without a date in this week', { data_fim: '2026-12-20T12:00:00Z' }, false],
    ['not opened yet', { data_fim: '2026-11-22T12:00:00Z', aberta_em: '2026-11-22T11:00:00Z' }, false],
    ['an action plan of the student', { data_fim: '2026-11-22T12:00:00Z', turma_aluno_id: world.alunos.ana }, true],
    ["a classmate's action plan", { data_fim: '2026-11-22T12:00:00Z', turma_aluno_id: world.alunos.caio }, false],
  ])('%s', async (_name, dates, listed) => {
    expect(Boolean(await found(await roteiro(dates)))).toBe(listed);
  });

  it('shows type, date and progress: items answered at least once over all items, without practice', async () => {
    const made = await roteiro({ prevista_para: '2026-11-18T12:00:00Z', data_fim: '2026-12-20T12:00:00Z' });
    expect(await found(made)).toMatchObject({
      tipo_avaliacao: 'RoteiroEstudo',
      data_aplicacao: '2026-11-18T12:00:00.000Z',
      percentual_concluido: 0,
    });
    const escola = tenant(t.db, world.escola);
    const [fase] = made.fases;
    if (!fase) throw new Error('no phase');
    for (const numero of [1, 2]) {
      const concluida_em = numero === 1 ? { concluida_em: t.clock(), estrelas: 0, acertos: 0, itens: 2 } : {};
      const [run] = await tables(escola)
        .insert(fase_execucao)
        .values({
          turma_aluno_id: world.alunos.ana,
          trilha_fase_id: fase.trilha_fase_id,
          numero,
          iniciada_em: t.clock(),
          ...concluida_em,
        })
        .returning({ id: fase_execucao.id });
      const served = { fase_execucao_id: run?.id ?? 0, servido_em: t.clock(), respondida_1_em: t.clock() };
      // The second one as on the subject screen, whose progress does not count practice.
      await tables(escola)
        .insert(fase_item)
        .values([
          { ...served, trilha_item_id: fase.itens[0] ?? 0, ordem: 1, resposta_1: 2, acertou: false },
          { ...served, trilha_item_id: fase.itens[1] ?? 0, ordem: 2, resposta_1: 1, acertou: true, pratica: true },
        ]);
    }
    expect((await found(made))?.percentual_concluido).toBe(50);
  });

  it('sends the same number of statements however long the lists are', async () => {
    const before = await t.statements.count(() => ana.get(BASE));
    for (let n = 0; n < 6; n += 1) {
      await roteiro({ data_fim: '2026-11-22T12:00:00Z' });
      await exam('2026-11-21T17:00:00Z', '2026-11-21T20:00:00Z');
    }
    expect(await t.statements.count(() => ana.get(BASE))).toBe(before);
  });
});

describe('an exam under the base of version 1', () => {
  it('is started, answered, delivered, answered again until the deadline, and closed by the server', async () => {
    const made = await exam('2026-11-21T17:00:00Z', '2026-11-21T22:00:00Z', {
      solicitar_idioma: true,
      dias: [{ itens: [{ lingua: 1 }, { lingua: 2 }, {}], redacao: true, duracao_minutos: 60 }],
    });
    const url = `${BASE}/${taOf(made)}`;
    const answer = (item: number, item_resposta: number, seq: number) =>
      ana.post(`${url}/resposta`, {
        turma_avaliacao_questao_resposta_id: made.itens[item]?.item_id,
        item_resposta,
        dia: 1,
        seq,
      });
    expect(await ana.get(`${url}/1`)).toMatchObject({ status: 200, body: { situacao: 'disponivel' } });
    expect((await ana.post(`${url}/1/inicio`)).status).toBe(200);
    expect(await answer(0, 1, 1)).toMatchObject({ body: { qtde_itens_respondidos: 1 } });
    expect(await ana.post(`${url}/lingua_estrangeira`, { lingua_estrangeira: 2 })).toMatchObject({
      body: { lingua_estrangeira: 2, qtde_itens_respondidos: 0 },
    });
    expect(await answer(1, 2, 1)).toMatchObject({ body: { qtde_itens_respondidos: 1 } });
    expect((await ana.post(`${url}/${made.propostas[0]}/resposta_redacao`, { texto_redacao: 'Texto.' })).status).toBe(
      200,
    );
    t.clock.set('2026-11-21T18:30:00Z');
    const receipt = await ana.post(`${url}/1/fechamento_prova`);
    expect(receipt).toMatchObject({ status: 200, body: { entregue_em: '2026-11-21T18:30:00.000Z' } });
    expect(await ana.get(`${url}/1/resumo`)).toMatchObject({
      body: { situacao: 'entregue', encerrada_em: null, responde_apos_entrega: true, tempo_restante: 1800 },
    });
    // Decision 203: the card says when it was handed in, while answering goes on and afterwards.
    expect(await card(made)).toMatchObject({ permite_responder: true, entregue_em: '2026-11-21T18:30:00.000Z' });
    t.clock.set('2026-11-21T19:00:00Z');
    expect(await answer(2, 3, 1)).toMatchObject({ status: 200, body: { qtde_itens_respondidos: 2 } });
    expect((await ana.post(`${url}/${made.propostas[0]}/resposta_redacao`, { texto_redacao: 'Depois.' })).status).toBe(
      200,
    );
    expect((await ana.post(`${url}/lingua_estrangeira`, { lingua_estrangeira: 1 })).status).toBe(200);
    expect((await ana.post(`${url}/1/fechamento_prova`)).body).toMatchObject({
      entregue_em: '2026-11-21T18:30:00.000Z',
    });
    t.clock.set('2026-11-21T19:00:01Z');
    expect(await answer(2, 4, 2)).toMatchObject({ status: 409, body: { codigo: 'fora_do_prazo' } });
    expect(await card(made)).toMatchObject({ permite_responder: false, entregue_em: '2026-11-21T18:30:00.000Z' });
  });
});
