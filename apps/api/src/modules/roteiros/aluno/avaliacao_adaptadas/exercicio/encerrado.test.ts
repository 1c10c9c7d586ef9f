/** Decision 191: a roadmap of version 1 past its end. Everything can be read, and phases are played as practice. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestApp, world } from '../../../../../../test/index.ts';
import {
  createTrilha,
  RIGHT,
  type TestTrilha,
  type TrilhaSpec,
  WRONG,
} from '../../../../../../test/avaliacao_adaptadas/trilha-fixture.ts';
import { bodyOf } from '../../../../../../test/central_avaliacoes/exam-fixture.ts';
import { emptyWallets, ledgerOf, setWallet } from '../../../../../../test/navbar/wallet.ts';

const START = '2026-11-21T12:00:00Z';
const END = '2026-11-21T12:30:00Z';
const AFTER = '2026-11-21T12:30:00.001Z';
const t = await createTestApp({ agora: START });
afterAll(t.close);
const ana = await t.signIn('ana');

beforeEach(async () => {
  t.clock.set(START);
  await emptyWallets(t.db);
  await t.db.query('update turma set vidas_ativas = true, pular_ativo = true');
});

const create = (spec: Partial<TrilhaSpec> = {}) => createTrilha(t.db, { fases: [2], data_fim: END, ...spec });
const questaoOf = (trilha: TestTrilha, item: number, fase = 0) => trilha.fases[fase]?.itens[item]?.questao_id ?? 0;
const answer = (trilha: TestTrilha, item: number, body: object, fase = 0) =>
  ana.post(`${trilha.url(fase)}/itens/${questaoOf(trilha, item, fase)}/resposta`, { vez: 1, ...body });
const practise = (trilha: TestTrilha, item: number, item_resposta: number | null, fase = 0) =>
  answer(trilha, item, { item_resposta, pratica: true }, fase);
const itens = async (trilha: TestTrilha, fase = 0) =>
  bodyOf('AdaptadaItens', await ana.get(`${trilha.url(fase)}/itens`));
const materiaUrl = ({ url }: TestTrilha) => url(0).replace(/\/\d+$/, '');
const materia = async (trilha: TestTrilha) => bodyOf('AdaptadaMateria', await ana.get(materiaUrl(trilha)));
const listed = async ({ turma_avaliacao_id }: TestTrilha) =>
  bodyOf('AdaptadaLista', await ana.get('/api/v1/avaliacao_adaptadas'))
    .data.flatMap(({ avaliacoes }) => avaliacoes)
    .find((row) => row.turma_avaliacao_id === turma_avaliacao_id);
const close = (trilha: TestTrilha, fase = 0) => ana.post(`${trilha.url(fase)}/fase_concluida`, { fase_resumo: [] });
const result = async (trilha: TestTrilha) => bodyOf('FaseResultado', await close(trilha));
const bankKey = async (questao_id: number) =>
  bodyOf('Questao', await ana.get(`/api/v1/banco_questoes/${questao_id}`)).gabarito;

it.each([
  ['at its last instant', END, false],
  ['after it', AFTER, true],
])('[TRL-1] list, subject and items tell the end and whether it has passed: %s', async (_name, agora, encerrado) => {
  const trilha = await create();
  t.clock.set(agora);
  const end = { encerrado, data_fim: '2026-11-21T12:30:00.000Z' };
  expect(await listed(trilha)).toMatchObject(end);
  expect(await materia(trilha)).toMatchObject(end);
  expect(await itens(trilha)).toMatchObject(end);
});

it('contents and media stay open, and skipping them for coins is not offered', async () => {
  const trilha = await create();
  t.clock.set(AFTER);
  expect((await ana.get(`${trilha.url(0)}/midias`)).body).toMatchObject({ permite_pular: false });
  expect((await ana.get(`/api/v1/banco_questoes/${questaoOf(trilha, 0)}`)).status).toBe(200);
});

it('[FAS-7] no phase is locked', async () => {
  const trilha = await create({ fases: [1, 1, 1] });
  expect((await materia(trilha)).fases.map(({ bloqueado }) => bloqueado)).toEqual([false, true, true]);
  expect((await ana.get(`${trilha.url(2)}/itens`)).status).toBe(409);
  t.clock.set(AFTER);
  expect((await materia(trilha)).fases.map(({ bloqueado }) => bloqueado)).toEqual([false, false, false]);
  expect((await ana.get(`${trilha.url(2)}/itens`)).status).toBe(200);
  expect((await ana.get(`${trilha.url(2)}/midias`)).status).toBe(200);
  expect((await practise(trilha, 0, RIGHT, 2)).status).toBe(200);
  expect((await close(trilha, 2)).status).toBe(200);
});

describe('[FAS-8] an answered item', () => {
  it('is locked and shows its key: one answered right, and one with a wrong first try', async () => {
    const trilha = await create({ fases: [3] });
    await answer(trilha, 0, { item_resposta: RIGHT });
    await answer(trilha, 1, { item_resposta: WRONG });
    const gabaritos = async () => (await itens(trilha)).itens.map(({ gabarito }) => gabarito);
    expect(await gabaritos()).toEqual(['C', null, null]);
    expect(await bankKey(questaoOf(trilha, 1))).toBeNull();
    t.clock.set(AFTER);
    expect(await gabaritos()).toEqual(['C', 'C', null]);
    expect((await itens(trilha)).itens).toMatchObject([
      { item_resposta: RIGHT, acertou: true, bloqueado: true, pratica: false },
      { item_resposta: WRONG, acertou: false, bloqueado: true, pratica: false },
      { item_resposta: null, acertou: null, bloqueado: false, pratica: false },
    ]);
    expect(await bankKey(questaoOf(trilha, 1))).toBe('C');
    expect(await bankKey(questaoOf(trilha, 2))).toBeNull();
  });

  it('takes no second try, not as practice either; a repetition and continuing get the key', async () => {
    const trilha = await create();
    await answer(trilha, 0, { item_resposta: WRONG });
    t.clock.set(AFTER);
    for (const vez of [1, 2])
      expect(await answer(trilha, 0, { item_resposta: RIGHT, vez, pratica: true })).toMatchObject({
        status: 409,
        body: { codigo: 'item_bloqueado' },
      });
    for (const body of [{ item_resposta: WRONG }, { item_resposta: null }])
      expect((await answer(trilha, 0, body)).body).toMatchObject({ gabarito: 'C', bloqueado: true, pratica: false });
  });
});

describe('[FAS-9] practice', () => {
  it('is the only way to answer', async () => {
    const trilha = await create();
    t.clock.set(AFTER);
    expect(await answer(trilha, 0, { item_resposta: RIGHT })).toMatchObject({
      status: 409,
      body: {
        codigo: 'roteiro_encerrado',
        message: 'O prazo deste roteiro terminou. Você ainda pode rever e treinar.',
      },
    });
    expect((await itens(trilha)).itens[0]).toMatchObject({ item_resposta: null, gabarito: null });
  });

  it.each([
    ['right', RIGHT, true],
    ['wrong', WRONG, false],
  ])('shows the key after a %s answer, and costs and pays nothing', async (_name, option, acertou) => {
    const trilha = await create();
    await setWallet(t.db, world.alunos.ana, { vidas: 0, moedas: 0 }, t.clock());
    t.clock.set(AFTER);
    expect((await practise(trilha, 0, option)).body).toMatchObject({
      acertou,
      gabarito: 'C',
      comentario: '<p>Porque sim.</p>',
      bloqueado: true,
      pratica: true,
      perdeu_vida: false,
      qtde_moedas_ganhas: 0,
    });
    expect((await itens(trilha)).itens[0]).toMatchObject({ gabarito: 'C', bloqueado: true, pratica: true });
    expect(await ledgerOf(t.db, world.alunos.ana)).toMatchObject({ moedas: 0 });
  });

  it('ends with a result that says so: its hits, and no star, coin or record; it can be played again', async () => {
    const trilha = await create({ fases: [2] });
    t.clock.set(AFTER);
    for (const tentativa of [1, 2]) {
      await practise(trilha, 0, RIGHT);
      await practise(trilha, 1, RIGHT);
      const shown = { pratica: true, tentativa, qtde_itens_acertou: 2, qtde_itens_total: 2 };
      const earned = { qtde_estrelas: 0, qtde_moedas: 0, melhor_fase: false };
      expect(await result(trilha)).toMatchObject({ ...shown, ...earned });
      // Sent again, the same.
      expect(await result(trilha)).toMatchObject({ ...shown, ...earned });
    }
    expect(await materia(trilha)).toMatchObject({
      qtde_itens_respondeu: 0,
      fases: [{ qtde_estrelas: 0, qtde_itens_acertou: 0 }],
    });
    expect(await ledgerOf(t.db, world.alunos.ana)).toMatchObject({ moedas: 0 });
  });

  it('leaves the stars of answers given in time as they are', async () => {
    const trilha = await create({ fases: [4] });
    await answer(trilha, 0, { item_resposta: RIGHT });
    await answer(trilha, 1, { item_resposta: RIGHT });
    t.clock.set(AFTER);
    await practise(trilha, 2, RIGHT);
    await practise(trilha, 3, RIGHT);
    // Two of four, whatever the practice hit.
    expect(await result(trilha)).toMatchObject({ pratica: false, qtde_estrelas: 2, qtde_itens_acertou: 2 });
    await practise(trilha, 0, WRONG);
    expect(await result(trilha)).toMatchObject({ pratica: true, qtde_estrelas: 0, qtde_itens_acertou: 0 });
    expect((await materia(trilha)).fases[0]).toMatchObject({ qtde_estrelas: 2, qtde_itens_acertou: 2 });
  });
});
