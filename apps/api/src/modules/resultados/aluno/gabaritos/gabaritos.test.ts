/** Answer keys of version 1: which exams are listed and found, and what students may see of them at which time. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ciclo, correcao_subjetiva, materia } from '../../../../database/schema/index.ts';
import { tenant } from '../../../../database/tenant.ts';
import { computeAvaliacao } from '../../../../jobs/compute-resultados.ts';
import { type Client, type TestApp, createTestApp, world } from '../../../../../test/index.ts';
import { bodyOf, createExam, type Exam, type ExamSpec } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { createTrilha } from '../../../../../test/avaliacao_adaptadas/trilha-fixture.ts';
import { giveStars } from '../../../../../test/boss/boss-fixture.ts';
import { tables } from '../../../../../test/tables.ts';

let t: TestApp;
let ana: Client;
let segundo: number;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-08-20T12:30:00Z' });
  ana = await t.signIn('ana');
  const [row] = await tables(tenant(t.db, world.escola))
    .insert(ciclo)
    .values({ ano: 2026, numero_referencia: 2 })
    .returning({ id: ciclo.id });
  segundo = row?.id ?? 0;
});
afterAll(() => t.close());

/** Signs in again, because a session ends before the next day. */
async function moveTo(agora: string): Promise<void> {
  t.clock.set(agora);
  ana = await t.signIn('ana');
}

type Dia = { readonly from: string; readonly to: string };
const exam = ({ from, to }: Dia, spec: Partial<ExamSpec> = {}): Promise<Exam> =>
  createExam(t.db, {
    turmas: [{ turma_id: world.turmaV1, janelas: [[from, to]] }],
    dias: [{ itens: [{}, { area: 'MT' }], duracao_minutos: 300 }],
    ...spec,
  });
const AGOSTO = { from: '2026-08-20T12:00:00Z', to: '2026-08-20T15:00:00Z' };
const list = async (query = '') => bodyOf('GabaritoLista', await ana.get(`/api/v1/gabaritos${query}`)).avaliacoes;
const idsOf = (rows: readonly { turma_avaliacao_id: number }[]) => rows.map((row) => row.turma_avaliacao_id);
const detail = async (made: Exam) =>
  bodyOf('Gabarito', await ana.get(`/api/v1/gabaritos/${made.turma_avaliacao_ids[0]}`));

/** Takes an exam with these options from 1; null is a blank. */
async function take(made: Exam, options: readonly (number | null)[]): Promise<void> {
  const url = `/api/v1/central_avaliacoes/${made.turma_avaliacao_ids[0]}`;
  await ana.post(`${url}/1/inicio`);
  for (const [index, item_resposta] of options.entries()) {
    const turma_avaliacao_questao_resposta_id = made.itens[index]?.item_id;
    await ana.post(`${url}/resposta`, { turma_avaliacao_questao_resposta_id, item_resposta, dia: 1, seq: 1 });
  }
}
const compute = (made: Exam) => computeAvaliacao(t.db, world.escola, made.avaliacao_id, t.clock());

describe('an exam from taking to release', () => {
  let made: Exam;
  beforeAll(async () => {
    t.clock.set('2026-08-20T12:30:00Z');
    made = await exam(AGOSTO, {
      dias: [
        {
          duracao_minutos: 300,
          itens: [
            { gabarito: 'C' },
            { gabarito: 'E' },
            { anulada: true },
            { area: 'MT', subjetiva: true, gabarito: null },
          ],
        },
      ],
    });
    await take(made, [3, null, null]);
    await ana.post(`/api/v1/central_avaliacoes/${made.turma_avaliacao_ids[0]}/resposta_subjetiva`, {
      turma_avaliacao_questao_resposta_id: made.itens[3]?.item_id,
      texto_resposta: 'Porque a área dobra.',
      dia: 1,
      seq: 1,
    });
  });

  it('is not listed while it runs', async () => {
    expect(await list()).toEqual([]);
    expect((await ana.get(`/api/v1/gabaritos/${made.turma_avaliacao_ids[0]}`)).status).toBe(404);
  });

  it("is listed without numbers after delivery, and its items show the student's answers", async () => {
    t.clock.set('2026-08-20T13:00:00Z');
    await ana.post(`/api/v1/central_avaliacoes/${made.turma_avaliacao_ids[0]}/1/fechamento_prova`);
    await compute(made);
    expect(await list()).toMatchObject([
      {
        nota_media: null,
        situacao: 'em_correcao',
        gabarito_liberado_em: '2026-08-20T15:02:00.000Z',
        // Others may still answer.
        prova_em_andamento: true,
        data_aplicacao: '2026-08-20T12:00:00.000Z',
        disciplinas: ['Matéria LC', 'Matéria MT'],
      },
    ]);
    const shown = await detail(made);
    expect(shown).toMatchObject({ desempenho: null, nota: null, presente_avaliacao: true, situacao: 'em_correcao' });
    const itens = shown.resumo.flatMap((row) => row.itens);
    expect(itens.map((item) => [item.item_resposta, item.gabarito, item.texto_resposta])).toEqual([
      [3, null, null],
      [null, null, null],
      [null, null, null],
      [null, null, 'Porque a área dobra.'],
    ]);
  });

  it('shows keys, grade and marks after release; an annulled question counts as a hit', async () => {
    t.clock.set('2026-08-20T15:02:01Z');
    const [attempt] = (await t.db.query('select id from tentativa')).rows;
    await tables(tenant(t.db, world.escola))
      .insert(correcao_subjetiva)
      .values({
        tentativa_id: attempt.id,
        avaliacao_item_id: made.itens[3]?.item_id ?? 0,
        pontuacao: 0.5,
        corretor_escola_id: world.escola,
        corretor_id: 6,
        versao: 1,
        gravada_em: t.clock(),
      });
    await compute(made);
    const shown = await detail(made);
    const [lc, mt] = shown.resumo;
    // Of three items with options one is right and one annulled. How the marked text counts is tested with the results.
    expect(shown).toMatchObject({ situacao: 'liberado', serie: '3ª série', ciclo: 1, presente_avaliacao: true });
    expect(shown.desempenho).toBeGreaterThan(50);
    // Decision 193: 0 to 10 in the detail, 0 to 100 in the list.
    expect(shown.nota).toBeCloseTo((shown.desempenho ?? 0) / 10, 9);
    expect((await list())[0]?.nota_media).toBe(shown.desempenho);
    expect(lc?.itens.map((item) => [item.gabarito, item.questao_anulada])).toEqual([
      ['C', false],
      ['E', false],
      ['A', true],
    ]);
    expect(mt?.itens).toMatchObject([
      { subjetiva: true, pontuacao_correcao: 0.5, pontuacao_avaliacao: 1, texto_resposta: 'Porque a área dobra.' },
    ]);
  });

  it("names the phase of the student's own plan that repeats a question, in one statement more (decision 220)", async () => {
    const plano = await createTrilha(t.db, {
      tipo: 2,
      fases: [2, 3],
      aberta_em: '2026-08-20T15:02:01Z',
      data_fim: '2026-09-19T15:02:01Z',
    });
    const [turma_avaliacao_id] = made.turma_avaliacao_ids;
    await t.db.query(`update trilha set turma_avaliacao_id = ${turma_avaliacao_id} where id = ${plano.trilha_id}`);
    const [, second] = plano.fases;
    await t.db.query(
      `insert into trilha_fase_questao (escola_id, trilha_fase_id, avaliacao_item_id)
       values (${world.escola}, ${second?.trilha_fase_id}, ${made.itens[1]?.item_id})`,
    );
    const phases = async () =>
      (await detail(made)).resumo.flatMap(({ itens }) => itens.map((item) => item.fase_plano_acao));
    const { objeto_conhecimento_id } = second ?? {};
    const fase = { materia_id: plano.materia_id, objeto_conhecimento_id, numero: 2, bloqueado: true };
    expect(await phases()).toMatchObject([undefined, fase, undefined, undefined]);
    // A star in the first phase opens it.
    await giveStars(t.db, plano.fases[0]?.trilha_fase_id ?? 0, {});
    expect(await phases()).toMatchObject([undefined, { ...fase, bloqueado: false }, undefined, undefined]);
    // Once the plan is over it pays nothing.
    await t.db.query(`update trilha set data_fim = '2026-08-20T15:02:01.5Z' where id = ${plano.trilha_id}`);
    t.clock.set('2026-08-20T15:02:02Z');
    expect(await phases()).toEqual([undefined, undefined, undefined, undefined]);
    await t.db.query(`delete from fase_execucao`);
  });

  it('cannot be read by students of another class or school', async () => {
    for (const login of ['bia', 'zeca']) {
      const other = await t.signIn(login);
      expect((await other.get(`/api/v1/gabaritos/${made.turma_avaliacao_ids[0]}`)).status).toBe(404);
      expect(bodyOf('GabaritoLista', await other.get('/api/v1/gabaritos')).avaliacoes).toEqual([]);
    }
  });
});

describe('an absent student', () => {
  it('sees no question before release; after it, keys but no grade', async () => {
    await moveTo('2026-09-10T15:01:00Z');
    const made = await exam({ from: '2026-09-10T12:00:00Z', to: '2026-09-10T15:00:00Z' });
    expect((await detail(made)).resumo).toEqual([]);
    await moveTo('2026-09-10T15:02:01Z');
    await compute(made);
    const shown = await detail(made);
    expect(shown).toMatchObject({ nota: null, desempenho: null, presente_avaliacao: false, situacao: 'liberado' });
    expect(shown.resumo.flatMap((row) => row.itens.map((item) => item.gabarito))).toEqual(['A', 'A']);
  });
});

describe('list and search', () => {
  let outubro: Exam;
  let ultimo: Exam;
  let redacao: Exam;
  beforeAll(async () => {
    await moveTo('2026-11-21T12:00:00Z');
    outubro = await exam(
      { from: '2026-10-05T12:00:00Z', to: '2026-10-05T15:00:00Z' },
      { ciclo_id: segundo, dias: [{ itens: [{ area: 'CH' }] }] },
    );
    // 23:30 of the 31st in the school's time zone.
    ultimo = await exam({ from: '2026-11-01T02:30:00Z', to: '2026-11-01T03:30:00Z' }, { ciclo_id: segundo });
    const dias = [{ itens: [], redacao: true }];
    redacao = await exam({ from: '2026-11-02T12:00:00Z', to: '2026-11-02T13:00:00Z' }, { dias });
    await exam({ from: '2026-12-05T12:00:00Z', to: '2026-12-05T13:00:00Z' });
  });

  it('lists exams that are over, newest first, also one of an essay alone (decision 194)', async () => {
    const rows = await list();
    expect(rows).toHaveLength(5);
    expect(idsOf(rows).slice(0, 3)).toEqual([
      redacao.turma_avaliacao_ids[0],
      ultimo.turma_avaliacao_ids[0],
      outubro.turma_avaliacao_ids[0],
    ]);
    expect(rows.map((row) => row.is_only_redacao)).toEqual([true, false, false, false, false]);
    expect(rows.map((row) => row.data_aplicacao)).toEqual(
      rows
        .map((row) => row.data_aplicacao)
        .toSorted()
        .toReversed(),
    );
  });

  it.each([
    ['ISO days', '?data_inicio=2026-10-31&data_fim=2026-10-31', 1],
    ['Brazilian days', '?data_inicio=31/10/2026&data_fim=31/10/2026', 1],
    ["the day after, in the school's time zone", '?data_inicio=2026-11-01&data_fim=2026-11-01', 0],
    ['a cycle', '?season=2', 2],
    ['a cycle and a range', '?season=2&data_fim=05/10/2026', 1],
    ['a cycle without exams', '?season=9', 0],
    ['a subject without exams', '?materia_id=999999', 0],
  ])('finds by %s', async (_name, query, count) => {
    expect(await list(query)).toHaveLength(count);
  });

  it('finds by subject', async () => {
    const rows = await tables(tenant(t.db, world.escola)).select().from(materia);
    const id = rows.find((row) => row.nome === 'Matéria CH')?.id;
    expect(idsOf(await list(`?materia_id=${id}`))).toEqual([outubro.turma_avaliacao_ids[0]]);
  });

  it.each(['31/02/2026', '2026-13-01'])('refuses %s, because the day does not exist', async (day) => {
    expect(await ana.get(`/api/v1/gabaritos?data_fim=${day}`)).toMatchObject({
      status: 400,
      body: { codigo: 'data_invalida' },
    });
  });

  it('offers each subject with its cycles, except subjects left out of the navigation (decision 118)', async () => {
    const filtro = async () => bodyOf('GabaritoFiltros', await ana.get('/api/v1/gabaritos/filtros/1')).filtro;
    expect((await filtro()).map((row) => [row.materia_nome, row.ciclo_numero_referencia])).toEqual([
      ['Matéria CH', [2]],
      ['Matéria LC', [1, 2]],
      ['Matéria MT', [1, 2]],
    ]);
    await t.db.query(`update materia set fora_do_gabarito = true where nome = 'Matéria MT'`);
    expect((await filtro()).map((row) => row.materia_nome)).toEqual(['Matéria CH', 'Matéria LC']);
    await compute(ultimo);
    expect((await detail(ultimo)).resumo.map((row) => [row.materia_nome, row.fora_do_gabarito])).toEqual([
      ['Matéria LC', false],
      ['Matéria MT', true],
    ]);
  });

  it('names and finds an exam by the chosen language, not by the other one (LIN-1)', async () => {
    await moveTo('2026-11-25T12:30:00Z');
    const made = await exam(
      { from: '2026-11-25T12:00:00Z', to: '2026-11-25T15:00:00Z' },
      {
        solicitar_idioma: true,
        dias: [{ itens: [{ lingua: 1, area: 'CN' }, { lingua: 2, area: 'XX' }, { area: 'CH' }], duracao_minutos: 300 }],
      },
    );
    const url = `/api/v1/central_avaliacoes/${made.turma_avaliacao_ids[0]}`;
    await ana.post(`${url}/1/inicio`);
    await ana.post(`${url}/lingua_estrangeira`, { lingua_estrangeira: 2 });
    await ana.post(`${url}/1/fechamento_prova`);
    const [newest] = await list();
    expect(newest).toMatchObject({
      turma_avaliacao_id: made.turma_avaliacao_ids[0],
      disciplinas: ['Matéria XX', 'Matéria CH'],
    });
    const { filtro } = bodyOf('GabaritoFiltros', await ana.get('/api/v1/gabaritos/filtros/1'));
    expect(filtro.map((row) => row.materia_nome)).not.toContain('Matéria CN');
    const subjects = await tables(tenant(t.db, world.escola)).select().from(materia);
    const bySubject = async (nome: string) =>
      idsOf(await list(`?materia_id=${subjects.find((row) => row.nome === nome)?.id}`));
    expect(await bySubject('Matéria CN')).toEqual([]);
    expect(await bySubject('Matéria XX')).toEqual(made.turma_avaliacao_ids);
  });

  it('takes two statements, however long the list is', async () => {
    const before = await t.statements.count(() => ana.get('/api/v1/gabaritos'));
    for (let n = 0; n < 12; n += 1) await exam({ from: '2026-06-01T12:00:00Z', to: '2026-06-01T13:00:00Z' });
    expect(await list()).toHaveLength(18);
    expect(await t.statements.count(() => ana.get('/api/v1/gabaritos'))).toBe(before);
  });
});

describe('a grade that is null', () => {
  it('says whether the student missed the exam, or nothing is marked yet', async () => {
    const MAIO = { from: '2026-05-20T12:00:00Z', to: '2026-05-20T15:00:00Z' };
    const dias = [{ duracao_minutos: 300, itens: [{ subjetiva: true, gabarito: null }] }];
    const [missed, unmarked] = [await exam(MAIO, { dias }), await exam(MAIO, { dias })];
    await moveTo('2026-05-20T12:30:00Z');
    await ana.post(`/api/v1/central_avaliacoes/${unmarked.turma_avaliacao_ids[0]}/resposta_subjetiva`, {
      turma_avaliacao_questao_resposta_id: unmarked.itens[0]?.item_id,
      texto_resposta: 'Porque sim.',
      dia: 1,
      seq: 1,
    });
    const grades = async () => {
      const rows = await list();
      return Promise.all(
        [missed, unmarked].map(async (made) => {
          const row = rows.find(({ turma_avaliacao_id }) => turma_avaliacao_id === made.turma_avaliacao_ids[0]);
          const { nota, presente_avaliacao, situacao } = await detail(made);
          expect(row).toMatchObject({ nota_media: nota, presente_avaliacao, situacao });
          return { nota, presente_avaliacao, situacao };
        }),
      );
    };
    t.clock.set('2026-05-20T15:01:00Z');
    expect(await grades(), 'before the release').toEqual([
      { nota: null, presente_avaliacao: false, situacao: 'em_correcao' },
      { nota: null, presente_avaliacao: true, situacao: 'em_correcao' },
    ]);
    t.clock.set('2026-05-20T15:02:01Z');
    for (const made of [missed, unmarked]) await compute(made);
    expect(await grades(), 'after it').toEqual([
      { nota: null, presente_avaliacao: false, situacao: 'liberado' },
      { nota: null, presente_avaliacao: true, situacao: 'liberado' },
    ]);
    expect((await detail(missed)).resumo[0]?.itens).toMatchObject([
      { presente_avaliacao: false, pontuacao_correcao: null },
    ]);
    expect((await detail(unmarked)).resumo[0]?.itens).toMatchObject([
      { presente_avaliacao: true, pontuacao_correcao: null },
    ]);
  });
});
