/** Phases of version 2 from the student's side: what is served, graded, counted and refused. */
import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, world } from '../../../../../test/index.ts';
import { bodyOf, createExam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import {
  answerItem,
  answerQuiz,
  faseOf,
  finishQuiz,
  option,
  readFase,
  walk,
} from '../../../../../test/roteiro_estudos/estudante.ts';
import { createRoteiro, type FaseSpec } from '../../../../../test/roteiro_estudos/roteiro-fixture.ts';

const t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
afterAll(t.close);
const bia = await t.signIn('bia');
const bruno = await t.signIn('bruno');

const tri = (b: number, a = 1.5) => ({ a, b, c: 0.2 });
/** Places in the pool, from 0: the middle item first, then the next one by the answers. */
const THREE: FaseSpec = { itens: [tri(-1.5), tri(0), tri(1.5)] };
const one = async (spec: FaseSpec) => {
  const roteiro = await createRoteiro(t.db, { fases: [spec] });
  return { roteiro, fase: faseOf(roteiro) };
};
const bare = (answer: { status: number; body: unknown }) => [answer.status, bodyOf('Error', answer).codigo];

describe('the items of a phase', () => {
  it.each([
    ['all right: from the middle to the hard one', [true, true, true], [1, 2, 0], 3],
    ['all wrong: from the middle to the easy one', [false, false, false], [1, 0, 2], 0],
  ])('%s', async (_name, hits, order, estrelas) => {
    const { roteiro, fase } = await one(THREE);
    const ids = fase.itens.map(({ trilha_item_id }) => trilha_item_id);
    const answers = await walk(bia, roteiro, fase, hits);
    const { items, conclusao } = await readFase(bia, fase);
    expect(items.map(({ trilha_item_id }) => ids.indexOf(trilha_item_id))).toEqual(order);
    expect(items.map(({ ordem }) => ordem)).toEqual([1, 2, 3]);
    expect(conclusao.qtde_estrelas).toBe(estrelas);
    expect(answers.map(({ fase_finalizada, qtde_estrelas }) => [fase_finalizada, qtde_estrelas])).toEqual([
      [false, null],
      [false, null],
      [true, estrelas],
    ]);
    expect(answers.at(-1)?.proximo_item).toBe(null);
  });

  it.each([
    ['no hit', 0, 0],
    ['1 of 4: 25 %', 1, 1],
    ['2 of 4: 50 %', 2, 2],
    ['3 of 4: 75 %', 3, 3],
  ])('stars: %s', async (_name, hits, estrelas) => {
    const { roteiro, fase } = await one({ itens: [null, null, null, null] });
    const answers = await walk(
      bia,
      roteiro,
      fase,
      [0, 1, 2, 3].map((n) => n < hits),
    );
    expect(answers.at(-1)).toMatchObject({ fase_finalizada: true, qtde_estrelas: estrelas });
  });

  it('are five of a larger pool, or as many as the phase says', async () => {
    const { roteiro, fase } = await one({ itens: [null, null, null, null, null, null, null] });
    expect(await readFase(bia, fase)).toMatchObject({ qtde_itens: 5, items: [{ ordem: 1 }] });
    expect((await walk(bia, roteiro, fase, [true, true, true, true, true])).at(-1)?.fase_finalizada).toBe(true);
    const short = await one({ itens: [null, null, null], qtde_itens: 2 });
    expect((await walk(bia, short.roteiro, short.fase, [true, true])).at(-1)?.fase_finalizada).toBe(true);
    expect(await readFase(bia, short.fase)).toMatchObject({ qtde_itens: 2, conclusao: { qtde_estrelas: 3 } });
  });

  it('show no key before their answer, and are the same however often they are read', async () => {
    const { roteiro, fase } = await one(THREE);
    const before = await readFase(bia, fase);
    expect(before.items).toMatchObject([{ gabarito: null, item_resposta: null, ordem: 1 }]);
    expect(before.persisted_data).toBe(null);
    expect(await readFase(bia, fase)).toEqual(before);
    const [first] = await walk(bia, roteiro, fase, [true]);
    expect(first).toMatchObject({ acertou: true, gabarito: fase.itens[1]?.gabarito });
    const { items } = await readFase(bia, fase);
    expect(items.map(({ gabarito }) => gabarito !== null)).toEqual([true, false]);
    expect((await readFase(bruno, fase)).items).toMatchObject([{ ordem: 1, gabarito: null, item_resposta: null }]);
  });

  it('can be read in the question bank, with key and comment only after their answer', async () => {
    const { roteiro, fase } = await one({ itens: [null, null] });
    const [first, second] = fase.itens;
    await walk(bia, roteiro, fase, [false]);
    expect((await bia.get(`/api/v2/banco_questoes/${first?.questao_id}`)).body).toMatchObject({
      gabarito: first?.gabarito,
      comentario: expect.stringContaining('CANARIO'),
    });
    for (const [client, id] of [
      [bia, second?.questao_id],
      [bruno, first?.questao_id],
    ] as const)
      expect((await client.get(`/api/v2/banco_questoes/${id}`)).body).toMatchObject({ gabarito: null, comentario: '' });
    const elsewhere = await t.signIn('ana');
    expect((await elsewhere.get(`/api/v2/banco_questoes/${first?.questao_id}`)).status).toBe(404);
  });

  it("of another class's released exam show no key before their answer", async () => {
    const { fase } = await one({ itens: [null, null] });
    const questao_id = fase.itens[0]?.questao_id ?? 0;
    await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV1, janelas: [['2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z']] }],
      dias: [{ itens: [{ questao_id }] }],
    });
    expect((await bia.get(`/api/v2/banco_questoes/${questao_id}`)).body).toMatchObject({ gabarito: null });
    expect((await readFase(bia, fase)).items).toMatchObject([{ banco_questao_id: questao_id, gabarito: null }]);
  });
});

describe('an answer', () => {
  it('is final: the same item with any option gets the same response', async () => {
    const { roteiro, fase } = await one(THREE);
    const id = fase.itens[1]?.trilha_item_id ?? 0;
    const wrong = await answerItem(bia, roteiro, fase, id, option(fase, id, false));
    const again = await answerItem(bia, roteiro, fase, id, option(fase, id, true));
    expect(again.body).toEqual(wrong.body);
    await walk(bia, roteiro, fase, [true, true]);
    expect((await answerItem(bia, roteiro, fase, id, 1)).body).toEqual(wrong.body);
    expect((await readFase(bia, fase)).conclusao.qtde_estrelas).toBe(2);
  });

  it('to the last item returns the same stars at every repetition', async () => {
    const { roteiro, fase } = await one({ itens: [null] });
    const id = fase.itens[0]?.trilha_item_id ?? 0;
    const first = await answerItem(bia, roteiro, fase, id, option(fase, id, true));
    expect(first.body).toMatchObject({ fase_finalizada: true, qtde_estrelas: 3, proximo_item: null });
    expect((await answerItem(bia, roteiro, fase, id, option(fase, id, false))).body).toEqual(first.body);
  });

  it('is refused for items that are not served yet or belong to another phase', async () => {
    const { roteiro, fase } = await one(THREE);
    const other = await one(THREE);
    const [easy, , hard] = fase.itens;
    expect(bare(await answerItem(bia, roteiro, fase, easy?.trilha_item_id ?? 0, 1))).toEqual([
      409,
      'item_fora_de_ordem',
    ]);
    await walk(bia, roteiro, fase, [false]);
    expect(bare(await answerItem(bia, roteiro, fase, hard?.trilha_item_id ?? 0, 1))).toEqual([
      409,
      'item_fora_de_ordem',
    ]);
    const foreign = other.fase.itens[1]?.trilha_item_id ?? 0;
    expect(bare(await answerItem(bia, roteiro, fase, foreign, 1))).toEqual([404, 'item_nao_encontrado']);
    const mixed = await answerItem(bia, other.roteiro, fase, easy?.trilha_item_id ?? 0, 1);
    expect(bare(mixed)).toEqual([404, 'fase_nao_encontrada']);
  });

  it.each([0, 6, 1.5, 'A', null])('of %j is refused because it is not an option', async (item_resposta) => {
    const { roteiro, fase } = await one(THREE);
    const url = `/api/v2/roteiro_estudos/${roteiro.trilha_id}/${fase.trilha_fase_id}/roteiro_estudos_resposta`;
    const trilha_item_id = fase.itens[1]?.trilha_item_id;
    expect((await bia.post(url, { trilha_item_id, item_resposta })).status).toBe(400);
  });
});

describe('the quiz', () => {
  const QUIZ = [1, 2, 3, 4, 5];

  it('must be complete before the first item; a phase without a quiz asks for nothing', async () => {
    const { roteiro, fase } = await one({ ...THREE, quiz: QUIZ });
    const id = fase.itens[1]?.trilha_item_id ?? 0;
    const refused = await answerItem(bia, roteiro, fase, id, 1);
    expect(refused.body).toMatchObject({ message: 'É necessário responder o quiz para iniciar.' });
    expect(bare(refused)).toEqual([409, 'quiz_incompleto']);
    for (const index of [1, 2, 3, 4]) await answerQuiz(bia, fase, index, 1);
    expect(bare(await answerItem(bia, roteiro, fase, id, 1))).toEqual([409, 'quiz_incompleto']);
    await answerQuiz(bia, fase, 5, 1);
    expect((await answerItem(bia, roteiro, fase, id, 1)).status).toBe(200);
  });

  it('is graded by the server, numbers questions from 1, and keeps the first answer of each question', async () => {
    const { fase } = await one({ ...THREE, quiz: QUIZ });
    const wrong = await answerQuiz(bia, fase, 2, 5, { acertou: true });
    expect(wrong.body).toMatchObject({
      index: 2,
      item_resposta: 5,
      acertou: false,
      gabarito: 2,
      qtde_respondidas: 1,
      qtde_questoes: 5,
    });
    expect((await answerQuiz(bia, fase, 2, 2)).body).toEqual(wrong.body);
    expect((await answerQuiz(bia, fase, 1, 1, { acertou: false })).body).toMatchObject({
      acertou: true,
      qtde_respondidas: 2,
    });
    const { respostas_quiz } = await readFase(bia, fase);
    expect(respostas_quiz.respostas.map(({ item_resposta, acertou }) => [item_resposta, acertou])).toEqual([
      [1, true],
      [5, false],
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect((await readFase(bruno, fase)).respostas_quiz.respostas[0]?.item_resposta).toBe(null);
  });

  it('has no question beyond its own, and none while its course is a draft', async () => {
    const { fase } = await one({ ...THREE, quiz: [1] });
    expect(bare(await answerQuiz(bia, fase, 2, 1))).toEqual([404, 'questao_quiz_nao_encontrada']);
    const draft = await one({ ...THREE, quiz: QUIZ, publicado: false });
    expect(bare(await answerQuiz(bia, draft.fase, 1, 1))).toEqual([404, 'questao_quiz_nao_encontrada']);
    expect((await readFase(bia, draft.fase)).respostas_quiz.respostas).toEqual([]);
    expect(await walk(bia, draft.roteiro, draft.fase, [true])).toHaveLength(1);
  });

  it('ends a phase without items by itself, with no star', async () => {
    const { fase } = await one({ itens: [], quiz: QUIZ });
    expect((await readFase(bia, fase)).conclusao.qtde_estrelas).toBe(null);
    await finishQuiz(bia, fase);
    const done = await readFase(bia, fase);
    expect([done.items, done.conclusao.qtde_estrelas]).toEqual([[], 0]);
  });
});

describe('an exam that holds a question (GAB-6)', () => {
  it('is withheld; the phase waits for it and then ends with every item', async () => {
    const { roteiro, fase } = await one(THREE);
    const [easy, middle] = fase.itens;
    const window: [string, string] = ['2026-11-21T13:00:00Z', '2026-11-21T14:00:00Z'];
    await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV1, janelas: [window] }],
      dias: [{ itens: [{ questao_id: middle?.questao_id ?? 0 }] }],
    });
    expect((await readFase(bia, fase)).items.map(({ trilha_item_id }) => trilha_item_id)).toEqual([
      easy?.trilha_item_id,
    ]);
    expect(bare(await answerItem(bia, roteiro, fase, middle?.trilha_item_id ?? 0, 1))[1]).toBe('item_fora_de_ordem');
    expect((await bia.get(`/api/v2/banco_questoes/${middle?.questao_id}`)).status).toBe(404);
    const answers = await walk(bia, roteiro, fase, [true, true]);
    expect(answers.at(-1)).toMatchObject({ fase_finalizada: false, proximo_item: null, qtde_estrelas: null });
    t.clock.set('2026-11-21T14:02:01Z');
    expect((await walk(bia, roteiro, fase, [true])).at(-1)).toMatchObject({ fase_finalizada: true, qtde_estrelas: 3 });
    t.clock.set('2026-11-21T12:00:00Z');
  });

  it('withholds again the key, comment and verdict of an answered item', async () => {
    const { roteiro, fase } = await one(THREE);
    await walk(bia, roteiro, fase, [true]);
    const item = fase.itens[1];
    await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV1, janelas: [['2026-11-25T13:00:00Z', '2026-11-25T14:00:00Z']] }],
      dias: [{ itens: [{ questao_id: item?.questao_id ?? 0 }] }],
    });
    expect((await readFase(bia, fase)).items[0]).toMatchObject({ gabarito: null, item_resposta: expect.any(Number) });
    const again = await answerItem(bia, roteiro, fase, item?.trilha_item_id ?? 0, 1);
    expect(again.body).toMatchObject({ gabarito: null, acertou: null });
    expect((await bia.get(`/api/v2/banco_questoes/${item?.questao_id}`)).status).toBe(404);
  });
});
