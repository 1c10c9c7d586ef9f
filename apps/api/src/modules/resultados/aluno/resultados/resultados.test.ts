/** Two small exams from start to result. The expected numbers are computed here without the domain's functions. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { computeAvaliacao } from '../../../../jobs/compute-resultados.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { endExams } from '../../../../../test/exam-jobs.ts';
import { posterior } from '../../../../../test/tri-oracle.ts';
import { bodyOf, createExam, type Exam, type ItemSpec } from '../../../../../test/central_avaliacoes/exam-fixture.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z'];
const DEPOIS = '2026-11-21T18:02:01Z';

const SCALE = { LC: [108.086, 499.978], MT: [129.646, 500.02] } as const;
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

let t: TestApp;
let client: Record<'bia' | 'bruno' | 'dora' | 'ana', Client>;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
  // Dora must change her password before she can call anything else, so she changes it here.
  await t.db.query('update pessoa set senha_inicial = false');
  client = {
    bia: await t.signIn('bia'),
    bruno: await t.signIn('bruno'),
    dora: await t.signIn('dora'),
    ana: await t.signIn('ana'),
  };
});
afterAll(() => t.close());

async function answer(who: Client, ta: number, exam: Exam, answers: Readonly<Record<number, number>>): Promise<void> {
  for (const [index, item_resposta] of Object.entries(answers)) {
    const item = exam.itens[Number(index)];
    const body = { turma_avaliacao_questao_resposta_id: item?.item_id, item_resposta, dia: item?.dia_prova };
    expect((await who.post(`/api/v2/central_avaliacoes/${ta}/resposta`, body)).status).toBe(200);
  }
}
const runJobs = () => endExams(t);
const result = async (who: Client, ta: number) => bodyOf('Resultado', await who.get(`/api/v2/resultados/${ta}`));
const listed = async (who: Client, ta: number) =>
  bodyOf('ResultadoLista', await who.get('/api/v2/resultados')).avaliacoes.find((row) => row.id === ta);

/** Day 1: 0 English, 1 Spanish, 2 and 3 common, 4 annulled. Day 2: 5 and 6 mathematics, 7 not in the TRI, 8 a bonus. */
const tri = (a: number, b: number, c: number) => ({ a, b, c, origem: 'demonstração' as const });
const ITENS: [ItemSpec[], ItemSpec[]] = [
  [
    { gabarito: 'A', lingua: 1, tri: tri(1.1, -0.5, 0.2) },
    { gabarito: 'B', lingua: 2, tri: tri(0.9, 0.1, 0.18) },
    { gabarito: 'C', tri: tri(1.7, 0.4, 0.12) },
    { gabarito: 'D', tri: tri(2.2, 1.3, 0.15) },
    { gabarito: 'E', anulada: true },
  ],
  [
    { gabarito: 'A', area: 'MT', tri: tri(1.5, 0.2, 0.1) },
    { gabarito: 'B', area: 'MT', tri: tri(2.8, 1.8, 0.22) },
    { gabarito: 'C', area: 'MT', fora_da_tri: true },
    { gabarito: 'D', area: 'MT', bonificada: true, tri: tri(1.2, -1, 0.1) },
  ],
];

describe('an exam of two days, three classes of answers and an absent student', () => {
  let exam: Exam;
  let v1: number;
  let v2: number;
  beforeAll(async () => {
    exam = await createExam(t.db, {
      turmas: [
        { turma_id: world.turmaV1, janelas: [JANELA, JANELA] },
        { turma_id: world.turmaV2, janelas: [JANELA, JANELA] },
      ],
      solicitar_idioma: true,
      nota_maxima: 20,
      dias: ITENS.map((itens) => ({ itens, duracao_minutos: 120 })),
    });
    [v1 = 0, v2 = 0] = exam.turma_avaliacao_ids;
    const url = `/api/v2/central_avaliacoes/${v2}`;
    // Bia: Spanish; right on 1, 2, 5, 7; wrong on 3, 6, 8; 4 is annulled; her English answer does not count.
    await answer(client.bia, v2, exam, { 0: 1 });
    await client.bia.post(`${url}/lingua_estrangeira`, { lingua_estrangeira: 2, dia: 1 });
    await answer(client.bia, v2, exam, { 1: 2, 2: 3, 3: 1, 5: 1, 6: 1, 7: 3, 8: 1 });
    t.clock.advance(600_000);
    await client.bia.post(`${url}/1/fechamento_prova`);
    // Bruno: only day 1, in English, all right, not delivered.
    await answer(client.bruno, v2, exam, { 0: 1, 2: 3, 3: 4 });
    // Ana, of the other class, has as many hits as Bia.
    await answer(client.ana, v1, exam, { 0: 1, 2: 3, 5: 1, 7: 3, 8: 5 });
  });

  it('is in correction and shows no number until the end', async () => {
    expect(await listed(client.bia, v2)).toBeUndefined();
    t.clock.set('2026-11-21T18:01:00Z');
    await runJobs();
    expect(await listed(client.bia, v2)).toMatchObject({
      situacao: 'em_correcao',
      nota: null,
      nota_tri: null,
      desempenho: null,
      ranking: null,
    });
    expect(await result(client.bia, v2)).toMatchObject({
      situacao: 'em_correcao',
      nota: null,
      areas: [],
      tempo_utilizado: null,
    });
  });

  it('then shows the grade, the mean of the days and the time used', async () => {
    t.clock.set(DEPOIS);
    await runJobs();
    // Eight items of one language: hits 1, 2, 4 (annulled), 5, 7, 8 (bonus) = 6.
    expect(await result(client.bia, v2)).toMatchObject({
      situacao: 'liberado',
      presente_avaliacao: true,
      desempenho_geral: 75,
      nota: 15,
      nota_maxima: 20,
    });
    // Day 1: 3 of 4; day 2: 3 of 4. Delivered after 600 s; day 2 ran its 7200 s.
    expect(await listed(client.bia, v2)).toMatchObject({ nota_agregada: 15 });
    expect((await result(client.bia, v2)).tempo_utilizado).toBe(600 + 7200);
    // Bruno: 4 of 4 on day 1 and nothing on day 2: an absent student gets neither bonus nor annulled items.
    expect(await result(client.bruno, v2)).toMatchObject({ desempenho_geral: 50, nota: 10, presente_avaliacao: true });
    expect(await listed(client.bruno, v2)).toMatchObject({ nota_agregada: 20 });
  });

  it('scores each area by TRI with its error, and the whole exam only when every area has a score', async () => {
    const [one, , two, three] = ITENS[0];
    const [five, six, , eight] = ITENS[1];
    const given = (spec: ItemSpec | undefined, right: boolean) => ({ ...(spec?.tri ?? { a: 0, b: 0, c: 0 }), right });
    const expectArea = (codigo: 'LC' | 'MT', ability: { theta: number; se: number }) => ({
      codigo,
      nota_tri: oneDecimal(SCALE[codigo][0] * ability.theta + SCALE[codigo][1]),
      erro_padrao: expect.closeTo(SCALE[codigo][0] * ability.se, 6),
    });
    const lc = expectArea('LC', posterior([given(ITENS[0][1], true), given(two, true), given(three, false)]));
    const mt = expectArea('MT', posterior([given(five, true), given(six, false), given(eight, false)]));
    const allRight = posterior([given(ITENS[0][1], true), given(two, true), given(three, true)]);
    const most = oneDecimal(SCALE.LC[0] * allRight.theta + SCALE.LC[1]);
    const bia = await result(client.bia, v2);
    expect(bia.areas).toMatchObject([
      { ...lc, nota_tri_maxima: most, acertos: 3, total: 4 },
      { ...mt, acertos: 3, total: 4 },
    ]);
    expect(bia).toMatchObject({ nota_tri: oneDecimal((lc.nota_tri + mt.nota_tri) / 2), origem_tri: 'demonstração' });
    // The list carries the error of that mean, so that a change inside the margin is none (D 222).
    const errors = bia.areas.map(({ erro_padrao }) => erro_padrao ?? 0);
    expect(await listed(client.bia, v2)).toMatchObject({ erro_padrao: expect.closeTo(Math.hypot(...errors) / 2, 6) });
    const bruno = await result(client.bruno, v2);
    expect(bruno.areas).toMatchObject([
      expectArea('LC', posterior([given(one, true), given(two, true), given(three, true)])),
      { codigo: 'MT', nota_tri: null, nota_tri_maxima: null, erro_padrao: null, acertos: 0, total: 4 },
    ]);
    expect(bruno.nota_tri).toBeNull();
    expect(await listed(client.bruno, v2)).toMatchObject({ nota_tri: null, erro_padrao: null });
  });

  it('ranks both classes of the series together; equal students share a place', async () => {
    // Ana: 0, 2, 4 (annulled), 5, 7, 8 (bonus) = 6 of 8, as Bia.
    expect(await listed(client.ana, v1)).toMatchObject({ ranking: 1, melhor_da_turma: true, desempenho: 75 });
    expect(await listed(client.bia, v2)).toMatchObject({ ranking: 1, melhor_da_turma: true });
    expect(await listed(client.bruno, v2)).toMatchObject({ ranking: 3, melhor_da_turma: false });
  });

  it('shows no number to an absent student', async () => {
    expect(await result(client.dora, v2)).toMatchObject({
      presente_avaliacao: false,
      nota: null,
      desempenho_geral: null,
      nota_tri: null,
      situacao: 'liberado',
    });
    expect(await listed(client.dora, v2)).toMatchObject({ ranking: null, melhor_da_turma: false, nota: null });
  });

  it('shows each question with hit, key and difficulty', async () => {
    const { questoes } = await result(client.bia, v2);
    expect(
      questoes.map((item) => [
        item.dia_prova,
        item.numero,
        item.acertou,
        item.gabarito,
        item.anulada,
        item.acertou_bonificacao,
      ]),
    ).toEqual([
      [1, 1, true, 'B', false, false],
      [1, 2, true, 'C', false, false],
      [1, 3, false, 'D', false, false],
      [1, 4, true, 'E', true, false],
      [2, 1, true, 'A', false, false],
      [2, 2, false, 'B', false, false],
      [2, 3, true, 'C', false, false],
      [2, 4, false, 'D', false, true],
    ]);
    expect(questoes.map((item) => item.nivel_dificuldade)).toEqual([0.1, 0.4, 1.3, null, 0.2, 1.8, null, -1]);
    expect(questoes.map((item) => item.pontuacao_avaliacao)).toEqual(Array.from({ length: 8 }, () => 2.5));
    const url = `/api/v2/resultados/${v2}/questoes`;
    expect((await client.bia.get(`${url}/${exam.itens[3]?.questao_id}`)).body).toMatchObject({
      numero: 3,
      item_resposta: 1,
      acertou: false,
      gabarito: 'D',
      comentario: '<p>porque sim</p>',
    });
    expect(await client.bia.get(`${url}/${exam.itens[0]?.questao_id}`)).toMatchObject({
      status: 404,
      body: { codigo: 'questao_nao_encontrada' },
    });
  });

  it('computes the same again, and only when something is missing', async () => {
    const rows = async (): Promise<object[]> =>
      (await t.db.query('select * from resultado order by turma_aluno_id')).rows;
    const before = await rows();
    t.clock.advance(60_000);
    await runJobs();
    expect(await rows()).toEqual(before);
    await Promise.all([1, 2, 3].map(() => computeAvaliacao(t.db, world.escola, exam.avaliacao_id, t.clock())));
    const without = (list: object[]) => list.map((row) => ({ ...row, calculado_em: null }));
    expect(without(await rows())).toEqual(without(before));
  });
});

describe('special exams', () => {
  it('an area with an item that is not calibrated has no TRI score; neither has an area without a scale', async () => {
    t.clock.set('2026-11-21T12:00:00Z');
    const exam = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
      dias: [{ itens: [{ tri: tri(1, 0, 0.2) }, {}, { area: 'MT', tri: tri(1, 0, 0.2) }, { area: 'XX' }] }],
    });
    const ta = exam.turma_avaliacao_ids[0] ?? 0;
    await answer(client.bia, ta, exam, { 0: 1, 1: 1, 2: 1, 3: 1 });
    t.clock.set(DEPOIS);
    await runJobs();
    const { areas, nota_tri, desempenho_geral } = await result(client.bia, ta);
    expect(areas).toMatchObject([
      { codigo: 'LC', nota_tri: null },
      { codigo: 'MT', nota_tri: expect.any(Number) },
    ]);
    expect([nota_tri, desempenho_geral]).toEqual([null, 100]);
  });

  it('an exam with only an essay says so and has no grade', async () => {
    t.clock.set('2026-11-21T12:00:00Z');
    const exam = await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
      dias: [{ itens: [], redacao: true }],
    });
    const ta = exam.turma_avaliacao_ids[0] ?? 0;
    await client.bia.post(`/api/v2/central_avaliacoes/${ta}/${exam.propostas[0]}/resposta_redacao`, {
      texto_redacao: 'Um texto.',
    });
    t.clock.set(DEPOIS);
    await runJobs();
    expect(await listed(client.bia, ta)).toMatchObject({
      is_only_redacao: true,
      nota: null,
      desempenho: null,
      ranking: null,
      situacao: 'liberado',
    });
    expect(await result(client.bia, ta)).toMatchObject({
      questoes: [],
      areas: [],
      nota: null,
      presente_avaliacao: true,
    });
  });
});
