/** Exercises of version 1 from the student's side. Each test makes its own roadmap and starts with an empty wallet. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { conteudo_digital, objeto_conhecimento, trilha_item } from '../../../../../database/schema/index.ts';
import { tenant } from '../../../../../database/tenant.ts';
import { createTestApp, world, type Client } from '../../../../../../test/index.ts';
import { bodyOf, createExam } from '../../../../../../test/central_avaliacoes/exam-fixture.ts';
import { pay } from '../../navbar/carteira-store.ts';
import { emptyWallets, ledgerOf } from '../../../../../../test/navbar/wallet.ts';
import {
  createTrilha,
  OTHER_WRONG,
  RIGHT,
  WRONG,
  type TestTrilha,
} from '../../../../../../test/avaliacao_adaptadas/trilha-fixture.ts';
import { tables } from '../../../../../../test/tables.ts';
import { answerItem } from '../../../../../../test/avaliacao_adaptadas/answer.ts';

const START = '2026-11-21T12:00:00Z';
const t = await createTestApp({ agora: START });
afterAll(t.close);
const ana = await t.signIn('ana');
const escola = tenant(t.db, world.escola);

beforeEach(async () => {
  t.clock.set(START);
  await emptyWallets(t.db);
  await t.db.query('update turma set vidas_ativas = true, pular_ativo = true');
});

const questaoOf = (trilha: TestTrilha, item: number, fase = 0) => trilha.fases[fase]?.itens[item]?.questao_id;
const answer = (trilha: TestTrilha, item: number, body: object, { fase = 0, client = ana } = {}) =>
  answerItem(client, trilha.url(fase), questaoOf(trilha, item, fase), body);
const itens = async (trilha: TestTrilha, fase = 0) =>
  bodyOf('AdaptadaItens', await ana.get(`${trilha.url(fase)}/itens`));
const close = (trilha: TestTrilha, body: object = {}, fase = 0, client: Client = ana) =>
  client.post(`${trilha.url(fase)}/fase_concluida`, { fase_resumo: [], ...body });
const navbar = async () => bodyOf('Navbar', await ana.get('/api/v1/navbar'));
const earn = (valor: number) => pay(escola, world.alunos.ana, 'item', [{ chave: 'prêmio', valor }], t.clock());

describe('items of a phase', () => {
  it('show neither key nor tries before the first answer, and reading them opens no run', async () => {
    const trilha = await createTrilha(t.db, { fases: [2] });
    const before = await itens(trilha);
    expect(before).toMatchObject({ tentativa: 1, existe_midia: false });
    expect(before.itens).toEqual(
      trilha.fases[0]?.itens.map((item, n) => ({
        banco_questao_id: item.questao_id,
        ordem_exercicio: n + 1,
        acertou: null,
        gabarito: null,
        comentario: '',
        turma_avaliacao_roteiro_estudo_id: item.trilha_item_id,
        item_resposta: null,
        vez: 0,
        bloqueado: false,
        pratica: false,
      })),
    );
    const { rows } = await t.db.query('select 1 from fase_execucao where trilha_fase_id = $1', [
      trilha.fases[0]?.trilha_fase_id,
    ]);
    expect(rows).toEqual([]);
  });

  it('carry the other id in an action plan', async () => {
    const trilha = await createTrilha(t.db, { tipo: 2, fases: [1] });
    const [item] = (await itens(trilha)).itens;
    expect(item).toMatchObject({ turma_avaliacao_lista_adaptada_id: trilha.fases[0]?.itens[0]?.trilha_item_id });
    expect(item).not.toHaveProperty('turma_avaliacao_roteiro_estudo_id');
  });

  it('show the key once the item is locked, in that run only', async () => {
    const trilha = await createTrilha(t.db, { fases: [2] });
    await answer(trilha, 0, { item_resposta: RIGHT });
    await answer(trilha, 1, { item_resposta: WRONG });
    expect((await itens(trilha)).itens).toMatchObject([
      { acertou: true, gabarito: 'C', vez: 1, bloqueado: true, item_resposta: RIGHT },
      { acertou: false, gabarito: null, vez: 1, bloqueado: false, item_resposta: WRONG },
    ]);
    await close(trilha);
    expect(await itens(trilha)).toMatchObject({
      tentativa: 2,
      itens: [
        { gabarito: null, vez: 0, bloqueado: false },
        { gabarito: null, vez: 0, bloqueado: false },
      ],
    });
  });

  it.each(['roteiro_estudos', 'RoteiroEstudo'])('are found under %s', async (segment) => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    expect((await ana.get(`${trilha.url(0).replace('roteiro_estudos', segment)}/itens`)).status).toBe(200);
  });

  it.each([
    ['another kind', (url: string) => url.replace('roteiro_estudos', 'plano_acoes')],
    ['a phase that is not there', (url: string) => url.replace(/\d+$/, '999999')],
    ['another subject', (url: string) => url.replace(/\/(\d+)\/(\d+)$/, '/999999/$2')],
  ])('are not found under %s', async (_name, change) => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    expect((await ana.get(`${change(trilha.url(0))}/itens`)).status).toBe(404);
  });

  it('are not found and cannot be answered when the roadmap is of another class, of another student or not open yet', async () => {
    const others = [
      await createTrilha(t.db, { fases: [1], turma_id: world.turmaV2 }),
      await createTrilha(t.db, { tipo: 2, fases: [1], turma_aluno_id: world.alunos.bia, turma_id: world.turmaV2 }),
      await createTrilha(t.db, { fases: [1], aberta_em: '2026-11-21T12:00:01Z' }),
    ];
    for (const trilha of others) {
      expect((await ana.get(`${trilha.url(0)}/itens`)).status).toBe(404);
      expect((await answer(trilha, 0, { item_resposta: RIGHT })).status).toBe(404);
      expect((await close(trilha)).status).toBe(404);
    }
  });

  it('cannot be answered under another phase', async () => {
    const trilha = await createTrilha(t.db, { fases: [1, 1] });
    expect((await answerItem(ana, trilha.url(0), questaoOf(trilha, 0, 1), { item_resposta: 1 })).status).toBe(404);
  });

  it('cost the same number of statements for one item and for twelve', async () => {
    const [small, large] = [await createTrilha(t.db, { fases: [1] }), await createTrilha(t.db, { fases: [12, 3, 4] })];
    expect(await t.statements.count(() => itens(large))).toBe(await t.statements.count(() => itens(small)));
  });
});

describe('an answer', () => {
  it('pays 20 when right, takes no life, and shows key and comment', async () => {
    const trilha = await createTrilha(t.db, { fases: [2] });
    expect((await answer(trilha, 0, { item_resposta: RIGHT, tentativa: 1, vez: 1 })).body).toEqual({
      banco_questao_id: questaoOf(trilha, 0),
      item_resposta: RIGHT,
      acertou: true,
      gabarito: 'C',
      comentario: '<p>Porque sim.</p>',
      bloqueado: true,
      vez: 1,
      tentativa: 1,
      perdeu_vida: false,
      qtde_moedas_ganhas: 20,
      pratica: false,
      navbar: { ...(await navbar()), qtde_moedas: 20, qtde_vidas: 5 },
    });
  });

  it('takes a life and shows nothing when the first try is wrong; a right second try pays 10', async () => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    expect((await answer(trilha, 0, { item_resposta: WRONG })).body).toMatchObject({
      acertou: false,
      gabarito: null,
      comentario: '',
      bloqueado: false,
      vez: 1,
      perdeu_vida: true,
      qtde_moedas_ganhas: 0,
      navbar: { qtde_vidas: 4, prox_vida: 1200 },
    });
    expect((await answer(trilha, 0, { item_resposta: RIGHT })).body).toMatchObject({
      acertou: true,
      gabarito: 'C',
      bloqueado: true,
      vez: 2,
      perdeu_vida: false,
      qtde_moedas_ganhas: 10,
      navbar: { qtde_moedas: 10, qtde_vidas: 4 },
    });
  });

  it('locks the item and takes two lives when both tries are wrong', async () => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    await answer(trilha, 0, { item_resposta: WRONG });
    expect((await answer(trilha, 0, { item_resposta: OTHER_WRONG })).body).toMatchObject({
      acertou: false,
      gabarito: 'C',
      comentario: '<p>Porque sim.</p>',
      bloqueado: true,
      vez: 2,
      perdeu_vida: true,
      navbar: { qtde_vidas: 3 },
    });
    expect(await answer(trilha, 0, { item_resposta: RIGHT })).toMatchObject({
      status: 409,
      body: { codigo: 'item_bloqueado' },
    });
  });

  it('[EXE-13] of the option that the first try showed as wrong is refused as a second one and costs nothing', async () => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    await answer(trilha, 0, { item_resposta: WRONG });
    for (const pratica of [false, true]) {
      expect(await answer(trilha, 0, { item_resposta: WRONG, vez: 2, pratica })).toMatchObject({
        status: 409,
        body: { codigo: 'alternativa_ja_tentada' },
      });
    }
    expect((await itens(trilha)).itens).toMatchObject([{ vez: 1, item_resposta: WRONG, bloqueado: false }]);
    expect((await navbar()).qtde_vidas).toBe(4);
    expect((await answer(trilha, 0, { item_resposta: OTHER_WRONG, vez: 2 })).status).toBe(200);
  });

  it('locks the item after a wrong first try when the student continues, and takes no second life', async () => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    expect(await answer(trilha, 0, { item_resposta: null })).toMatchObject({
      status: 422,
      body: { codigo: 'item_sem_resposta' },
    });
    await answer(trilha, 0, { item_resposta: WRONG });
    for (const again of [1, 2]) {
      expect((await answer(trilha, 0, { item_resposta: null })).body, `call ${again}`).toMatchObject({
        item_resposta: WRONG,
        acertou: false,
        gabarito: 'C',
        bloqueado: true,
        vez: 1,
        perdeu_vida: false,
        navbar: { qtde_vidas: 4 },
      });
    }
    expect(await answer(trilha, 0, { item_resposta: RIGHT, vez: 2 })).toMatchObject({
      status: 409,
      body: { codigo: 'item_bloqueado' },
    });
  });

  it('pays double in an action plan', async () => {
    const trilha = await createTrilha(t.db, { tipo: 2, fases: [2] });
    expect((await answer(trilha, 0, { item_resposta: RIGHT })).body).toMatchObject({ qtde_moedas_ganhas: 40 });
    await answer(trilha, 1, { item_resposta: WRONG });
    expect((await answer(trilha, 1, { item_resposta: RIGHT })).body).toMatchObject({ qtde_moedas_ganhas: 20 });
  });

  it('pays in a later run only what exceeds the best earlier run', async () => {
    const trilha = await createTrilha(t.db, { fases: [2] });
    await answer(trilha, 0, { item_resposta: WRONG });
    await answer(trilha, 0, { item_resposta: RIGHT });
    await answer(trilha, 1, { item_resposta: RIGHT });
    await close(trilha);
    expect((await answer(trilha, 0, { item_resposta: RIGHT })).body).toMatchObject({
      tentativa: 2,
      qtde_moedas_ganhas: 10,
    });
    expect((await answer(trilha, 1, { item_resposta: RIGHT })).body).toMatchObject({ qtde_moedas_ganhas: 0 });
    expect((await navbar()).qtde_moedas).toBe(40);
  });

  it('sent again gets the same response and charges nothing', async () => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    const first = { item_resposta: WRONG, tentativa: 1, vez: 1 };
    const told = bodyOf('AdaptadaItemResposta', await answer(trilha, 0, first));
    for (const repetition of [first, { item_resposta: WRONG, vez: 1 }, { ...first, item_resposta: OTHER_WRONG }]) {
      expect((await answer(trilha, 0, repetition)).body).toEqual({ ...told, perdeu_vida: false });
    }
    const second = { item_resposta: RIGHT, tentativa: 1, vez: 2 };
    const right = bodyOf('AdaptadaItemResposta', await answer(trilha, 0, second));
    expect((await answer(trilha, 0, second)).body).toEqual({ ...right, qtde_moedas_ganhas: 0 });
    await close(trilha);
    expect((await answer(trilha, 0, second)).body).toMatchObject({
      tentativa: 1,
      vez: 2,
      acertou: true,
      qtde_moedas_ganhas: 0,
    });
    expect((await itens(trilha)).tentativa, 'a repetition opens no run').toBe(2);
    expect(await ledgerOf(t.db, world.alunos.ana)).toEqual({ moedas: 10, vidas: -1, lancamentos: 1 });
  });

  it.each([
    [{ item_resposta: RIGHT, vez: 2 }, 422, 'vez_invalida'],
    [{ item_resposta: RIGHT, tentativa: 2 }, 409, 'tentativa_encerrada'],
    [{ item_resposta: null, vez: 1 }, 422, 'item_sem_resposta'],
  ])('%j is refused before the first answer', async (body, status, codigo) => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    expect(await answer(trilha, 0, body)).toMatchObject({ status, body: { codigo } });
  });

  it.each([
    ['no vez', {}],
    ['vez null', { vez: null }],
    ['vez 0', { vez: 0 }],
    ['vez 3', { vez: 3 }],
  ])('with %s is refused, and nothing is stored: a repeated call would look like a second try', async (_name, vez) => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    const url = `${trilha.url(0)}/itens/${questaoOf(trilha, 0)}/resposta`;
    expect(await ana.post(url, { item_resposta: WRONG, ...vez })).toMatchObject({
      status: 400,
      body: { codigo: 'pedido_invalido' },
    });
    expect((await itens(trilha)).itens).toMatchObject([{ vez: 0 }]);
    expect((await navbar()).qtde_vidas).toBe(5);
  });

  it('that continues names the try that was made', async () => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    await answer(trilha, 0, { item_resposta: WRONG });
    expect(await answer(trilha, 0, { item_resposta: null, vez: 2 })).toMatchObject({
      status: 422,
      body: { codigo: 'vez_invalida' },
    });
    expect((await itens(trilha)).itens).toMatchObject([{ vez: 1, bloqueado: false }]);
  });

  it('to a run that has ended is refused unless it was stored in that run', async () => {
    const trilha = await createTrilha(t.db, { fases: [2] });
    await answer(trilha, 0, { item_resposta: RIGHT });
    await close(trilha);
    expect(await answer(trilha, 1, { item_resposta: RIGHT, tentativa: 1 })).toMatchObject({
      status: 409,
      body: { codigo: 'tentativa_encerrada' },
    });
  });

  it('to a phase is refused while the previous phase has no star, and the items are not shown', async () => {
    const trilha = await createTrilha(t.db, { fases: [1, 1] });
    const refused = { status: 409, body: { codigo: 'fase_bloqueada' } };
    expect(await ana.get(`${trilha.url(1)}/itens`)).toMatchObject(refused);
    expect(await answer(trilha, 0, { item_resposta: RIGHT }, { fase: 1 })).toMatchObject(refused);
    expect(await close(trilha, {}, 1)).toMatchObject(refused);
    await answer(trilha, 0, { item_resposta: RIGHT });
    expect(await answer(trilha, 0, { item_resposta: RIGHT }, { fase: 1 })).toMatchObject(refused);
    await close(trilha);
    expect((await answer(trilha, 0, { item_resposta: RIGHT }, { fase: 1 })).status).toBe(200);
  });

  it('is accepted up to the last instant of the roadmap', async () => {
    const open = await createTrilha(t.db, { fases: [1], data_fim: START });
    expect((await answer(open, 0, { item_resposta: RIGHT })).status).toBe(200);
    const over = await createTrilha(t.db, { fases: [1], data_fim: '2026-11-21T11:59:59.999Z' });
    expect(await answer(over, 0, { item_resposta: RIGHT })).toMatchObject({
      status: 409,
      body: { codigo: 'roteiro_encerrado' },
    });
  });

  it('is refused and the item not shown while an exam that is not released holds the question, and this counts as no miss', async () => {
    const trilha = await createTrilha(t.db, { fases: [2] });
    await answer(trilha, 0, { item_resposta: RIGHT });
    await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV2, janelas: [['2026-11-30T12:00:00Z', '2026-11-30T15:00:00Z']] }],
      dias: [{ itens: [{ questao_id: questaoOf(trilha, 1) ?? 0 }, { questao_id: questaoOf(trilha, 0) ?? 0 }] }],
    });
    expect((await itens(trilha)).itens).toEqual([]);
    expect(await answer(trilha, 1, { item_resposta: RIGHT })).toMatchObject({
      status: 409,
      body: { codigo: 'item_indisponivel' },
    });
    expect(
      (await answer(trilha, 0, { item_resposta: RIGHT })).body,
      'decision 195: a repetition without verdict and key',
    ).toMatchObject({
      acertou: null,
      gabarito: null,
      comentario: '',
    });
    expect((await close(trilha)).body).toMatchObject({ qtde_itens_acertou: 1, qtde_itens_total: 1, qtde_estrelas: 3 });
  });
});

describe('without lives', () => {
  async function broke(): Promise<TestTrilha> {
    const trilha = await createTrilha(t.db, { fases: [5] });
    for (const item of [0, 1]) {
      await answer(trilha, item, { item_resposta: WRONG });
      await answer(trilha, item, { item_resposta: OTHER_WRONG });
    }
    await answer(trilha, 2, { item_resposta: WRONG });
    expect((await navbar()).qtde_vidas).toBe(0);
    return trilha;
  }

  it.each([
    ['right', RIGHT],
    ['wrong', WRONG],
  ])('a %s answer is refused in the same way, and nothing is stored', async (_name, item_resposta) => {
    const trilha = await broke();
    expect(await answer(trilha, 3, { item_resposta })).toMatchObject({ status: 409, body: { codigo: 'sem_vidas' } });
    expect((await itens(trilha)).itens[3]).toMatchObject({ vez: 0 });
  });

  it('practice goes on without lives, coins or stars', async () => {
    const trilha = await broke();
    expect((await answer(trilha, 3, { item_resposta: WRONG, pratica: true })).body).toMatchObject({
      perdeu_vida: false,
    });
    expect((await answer(trilha, 3, { item_resposta: RIGHT })).body).toMatchObject({
      acertou: true,
      bloqueado: true,
      qtde_moedas_ganhas: 0,
      perdeu_vida: false,
    });
    expect((await close(trilha)).body).toMatchObject({ qtde_estrelas: 0, qtde_itens_acertou: 0, qtde_moedas: 0 });
  });

  it('[MOE-6] a key that practice has shown counts as a used first try: 10 coins, in this and in another roadmap', async () => {
    const trilha = await createTrilha(t.db, { fases: [2] });
    const plano = await createTrilha(t.db, { tipo: 2, fases: [1], turma_aluno_id: world.alunos.ana });
    await tables(tenant(t.db, world.escola))
      .update(trilha_item)
      .set({ questao_id: questaoOf(trilha, 0) ?? 0 })
      .where(eq(trilha_item.id, plano.fases[0]?.itens[0]?.trilha_item_id ?? 0));
    expect((await answer(trilha, 0, { item_resposta: WRONG, pratica: true })).body).toMatchObject({ gabarito: null });
    expect((await answer(trilha, 0, { item_resposta: null })).body).toMatchObject({ gabarito: 'C' });
    await close(trilha);
    expect((await answer(trilha, 0, { item_resposta: RIGHT })).body).toMatchObject({ qtde_moedas_ganhas: 10 });
    expect((await answer(trilha, 1, { item_resposta: RIGHT })).body).toMatchObject({ qtde_moedas_ganhas: 20 });
    const again = await answerItem(ana, plano.url(0), questaoOf(trilha, 0), { item_resposta: RIGHT });
    expect(again.body).toMatchObject({ qtde_moedas_ganhas: 20 });
  });

  it('continuing, repeating an answer and the result still work', async () => {
    const trilha = await broke();
    expect((await answer(trilha, 2, { item_resposta: null })).status).toBe(200);
    expect((await answer(trilha, 0, { item_resposta: WRONG, vez: 1 })).status).toBe(200);
    expect((await close(trilha)).status).toBe(200);
  });

  it('the exercises open again when the next life comes', async () => {
    const trilha = await broke();
    t.clock.advance(20 * 60_000 - 1);
    expect((await answer(trilha, 3, { item_resposta: RIGHT })).status).toBe(409);
    t.clock.advance(1);
    expect((await answer(trilha, 3, { item_resposta: RIGHT })).status).toBe(200);
  });

  it('when the teacher has turned lives off, mistakes cost nothing and hits still pay coins', async () => {
    const trilha = await broke();
    await t.db.query('update turma set vidas_ativas = false');
    expect((await answer(trilha, 3, { item_resposta: WRONG })).body).toMatchObject({ perdeu_vida: false });
    expect((await answer(trilha, 3, { item_resposta: RIGHT })).body).toMatchObject({ qtde_moedas_ganhas: 10 });
  });
});

describe('the result of a phase', () => {
  it('is made from the stored answers: hits, stars, coins and the next step', async () => {
    const trilha = await createTrilha(t.db, { fases: [4, 1] });
    await answer(trilha, 0, { item_resposta: RIGHT });
    await answer(trilha, 1, { item_resposta: WRONG });
    await answer(trilha, 1, { item_resposta: RIGHT });
    await answer(trilha, 2, { item_resposta: WRONG });
    const told = bodyOf('FaseResultado', await close(trilha, { tentativa: 1 }));
    expect(told).toMatchObject({
      qtde_estrelas: 2,
      qtde_itens_acertou: 2,
      qtde_itens_total: 4,
      qtde_moedas: 30,
      melhor_fase: true,
      tentativa: 1,
      proximo_oic_id: trilha.fases[1]?.objeto_conhecimento_id,
      existe_boss: true,
      status_boss: 'bloqueado',
      navbar: { qtde_moedas: 30, qtde_vidas: 3, qtde_estrelas: told.navbar.qtde_estrelas },
    });
    expect((await close(trilha, { tentativa: 1 })).body).toEqual(told);
    expect((await close(trilha)).body, 'no new run is open').toEqual(told);
  });

  it('lists the misses with key and comment, also one that was not continued, and locks it (decision 220)', async () => {
    const trilha = await createTrilha(t.db, { fases: [4] });
    await answer(trilha, 0, { item_resposta: RIGHT });
    await answer(trilha, 1, { item_resposta: WRONG });
    await answer(trilha, 1, { item_resposta: OTHER_WRONG });
    await answer(trilha, 2, { item_resposta: WRONG });
    const explained = { gabarito: 'C', comentario: '<p>Porque sim.</p>' };
    const told = bodyOf('FaseResultado', await close(trilha));
    expect(told.erros).toEqual([
      { banco_questao_id: questaoOf(trilha, 1), ordem_exercicio: 2, item_resposta: OTHER_WRONG, ...explained },
      { banco_questao_id: questaoOf(trilha, 2), ordem_exercicio: 3, item_resposta: WRONG, ...explained },
    ]);
    // The run takes no second try any more, and repeats what it stored.
    const late = { tentativa: 1, vez: 1, item_resposta: null };
    expect((await answer(trilha, 2, late)).body).toMatchObject({ bloqueado: true, acertou: false, ...explained });
    expect((await itens(trilha)).itens.map(({ gabarito }) => gabarito)).toEqual([null, null, null, null]);
  });

  it('lists no miss that an exam holds', async () => {
    const trilha = await createTrilha(t.db, { fases: [2] });
    await answer(trilha, 0, { item_resposta: WRONG });
    await answer(trilha, 1, { item_resposta: WRONG });
    await createExam(t.db, {
      turmas: [{ turma_id: world.turmaV1, janelas: [['2026-12-01T12:00:00Z', '2026-12-01T15:00:00Z']] }],
      dias: [{ itens: [{ questao_id: questaoOf(trilha, 0) ?? 0 }] }],
    });
    const { erros } = bodyOf('FaseResultado', await close(trilha));
    expect(erros.map(({ ordem_exercicio }) => ordem_exercicio)).toEqual([2]);
  });

  it('names no next phase after the last one, and unlocks the Boss', async () => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    await answer(trilha, 0, { item_resposta: RIGHT });
    expect((await close(trilha)).body).toMatchObject({
      proximo_oic_id: null,
      status_boss: 'desbloqueado',
      qtde_estrelas: 3,
    });
    const without = await createTrilha(t.db, { fases: [1], existe_boss: false });
    await answer(without, 0, { item_resposta: RIGHT });
    expect((await close(without)).body).toMatchObject({ existe_boss: false, status_boss: null });
  });

  it('calls no run without a hit the best one, not even the first (decision 202)', async () => {
    const trilha = await createTrilha(t.db, { fases: [2] });
    await answer(trilha, 0, { item_resposta: WRONG });
    await answer(trilha, 0, { item_resposta: WRONG });
    expect((await close(trilha)).body).toMatchObject({ melhor_fase: false, qtde_itens_acertou: 0, tentativa: 1 });
    await answer(trilha, 0, { item_resposta: RIGHT });
    expect((await close(trilha)).body).toMatchObject({ melhor_fase: true, tentativa: 2 });
  });

  it('says whether this is the best run; a worse run takes no star away', async () => {
    const trilha = await createTrilha(t.db, { fases: [2] });
    const stars = async () => (await navbar()).qtde_estrelas;
    const before = await stars();
    await answer(trilha, 0, { item_resposta: RIGHT });
    expect((await close(trilha)).body).toMatchObject({ melhor_fase: true, qtde_estrelas: 2 });
    await answer(trilha, 0, { item_resposta: WRONG });
    expect((await close(trilha)).body).toMatchObject({ melhor_fase: false, qtde_estrelas: 0, tentativa: 2 });
    expect((await stars()) - before).toBe(2);
    await answer(trilha, 0, { item_resposta: RIGHT });
    await answer(trilha, 1, { item_resposta: RIGHT });
    expect((await close(trilha)).body).toMatchObject({
      melhor_fase: true,
      qtde_estrelas: 3,
      tentativa: 3,
      qtde_moedas: 20,
    });
    expect((await close(trilha, { tentativa: 1 })).body).toMatchObject({ qtde_estrelas: 2, tentativa: 1 });
    expect((await stars()) - before).toBe(3);
  });

  it.each([{}, { tentativa: 1 }, { tentativa: 7 }])('is refused when nothing was answered: %j', async (body) => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    expect(await close(trilha, body)).toMatchObject({ status: 409, body: { codigo: 'fase_sem_respostas' } });
  });

  it('is refused for a run in which the student only skipped the explanation', async () => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    await earn(15);
    await skip(trilha);
    expect(await close(trilha)).toMatchObject({ status: 409, body: { codigo: 'fase_sem_respostas' } });
  });

  it('still counts the answers given before the roadmap ended', async () => {
    const trilha = await createTrilha(t.db, { fases: [1], data_fim: '2026-11-21T12:30:00Z' });
    await answer(trilha, 0, { item_resposta: RIGHT });
    t.clock.advance(60 * 60_000);
    expect((await close(trilha)).body).toMatchObject({ qtde_estrelas: 3 });
  });

  it('stores which contents of the phase were watched and ignores other contents', async () => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    const [other] = await tables(escola)
      .insert(objeto_conhecimento)
      .values({ materia_id: trilha.materia_id, descricao: `Outro de ${trilha.trilha_id}` })
      .returning({ id: objeto_conhecimento.id });
    const common = { ordem: 1, tipo: 'video' as const, descricao: 'Vídeo', url: 'https://videos.example/1' };
    const made = await tables(escola)
      .insert(conteudo_digital)
      .values([
        { ...common, objeto_conhecimento_id: trilha.fases[0]?.objeto_conhecimento_id ?? 0 },
        { ...common, objeto_conhecimento_id: other?.id ?? 0 },
      ])
      .returning({ id: conteudo_digital.id });
    expect((await itens(trilha)).existe_midia).toBe(true);
    await answer(trilha, 0, { item_resposta: RIGHT });
    const fase_resumo = [...made.map(({ id }) => id), 999_999].flatMap((conteudo_id) =>
      ['play', 'sair'].map((acao) => ({
        created_at: '2026-11-21T09:00:00-03:00',
        midia_assistir: { conteudo_id, acao },
      })),
    );
    expect((await close(trilha, { fase_resumo })).status).toBe(200);
    const { rows } = await t.db.query(
      'select conteudo_digital_id from conteudo_visualizacao where trilha_fase_id = $1',
      [trilha.fases[0]?.trilha_fase_id],
    );
    expect(rows).toEqual([{ conteudo_digital_id: made[0]?.id }]);
  });

  it('stores the vote on the content opened last; a newer run replaces it, skipping does not (VOT-1)', async () => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    const objeto_conhecimento_id = trilha.fases[0]?.objeto_conhecimento_id ?? 0;
    const common = { tipo: 'video' as const, descricao: 'Vídeo', url: 'https://videos.example/1' };
    const made = await tables(escola)
      .insert(conteudo_digital)
      .values([1, 2].map((ordem) => ({ ...common, ordem, objeto_conhecimento_id })))
      .returning({ id: conteudo_digital.id });
    const run = async (midia_feedback: 1 | 2 | 3) => {
      await answer(trilha, 0, { item_resposta: RIGHT });
      const created_at = '2026-11-21T09:00:00-03:00';
      const opened = made.map(({ id }) => ({ created_at, midia_assistir: { conteudo_id: id, acao: 'play' } }));
      const fase_resumo = [...opened, { created_at, midia_feedback }];
      expect((await close(trilha, { fase_resumo })).status).toBe(200);
      const { rows } = await t.db.query(
        'select ajudou, votado_em from conteudo_visualizacao where trilha_fase_id = $1 order by conteudo_digital_id',
        [trilha.fases[0]?.trilha_fase_id],
      );
      return rows;
    };
    const first = { ajudou: true, votado_em: new Date(START) };
    const none = { ajudou: null, votado_em: null };
    expect(await run(1)).toEqual([none, first]);
    t.clock.advance(60_000);
    expect(await run(3)).toEqual([none, first]);
    expect(await run(2)).toEqual([none, { ajudou: false, votado_em: new Date(Date.parse(START) + 60_000) }]);
  });
});

const skip = (trilha: TestTrilha, fase = 0) =>
  ana.post('/api/v1/avaliacao_adaptadas/roteiro_estudos/reduzir_moeda', {
    turma_avaliacao_id: trilha.turma_avaliacao_id,
    materia_id: trilha.materia_id,
    objeto_conhecimento_id: trilha.fases[fase]?.objeto_conhecimento_id,
  });

describe('skipping the explanation', () => {
  it('costs 15 coins once per run', async () => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    await earn(40);
    for (const _again of [1, 2]) expect((await skip(trilha)).body).toMatchObject({ qtde_moedas: 25 });
    await answer(trilha, 0, { item_resposta: RIGHT });
    expect((await skip(trilha)).body).toMatchObject({ qtde_moedas: 45 });
    await close(trilha);
    expect((await skip(trilha)).body, 'a new run').toMatchObject({ qtde_moedas: 30 });
  });

  it.each([
    ['one coin too few', 14, 'saldo_insuficiente'],
    ['no coins', 0, 'saldo_insuficiente'],
  ])('is refused with %s, and opens no run', async (_name, coins, codigo) => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    if (coins > 0) await earn(coins);
    expect(await skip(trilha)).toMatchObject({ status: 409, body: { codigo } });
    const { rows } = await t.db.query('select 1 from fase_execucao where trilha_fase_id = $1', [
      trilha.fases[0]?.trilha_fase_id,
    ]);
    expect(rows).toEqual([]);
    expect((await navbar()).qtde_moedas).toBe(coins);
  });

  it("is refused in a locked phase, after the end and where the class does not offer it; another student's phase is not found", async () => {
    const trilha = await createTrilha(t.db, { fases: [1, 1] });
    const over = await createTrilha(t.db, { fases: [1], data_fim: '2026-11-20T12:00:00Z' });
    await earn(100);
    expect((await skip(trilha, 1)).body).toMatchObject({ codigo: 'fase_bloqueada' });
    expect((await skip(over)).body).toMatchObject({ codigo: 'roteiro_encerrado' });
    expect((await skip({ ...trilha, materia_id: 999_999 })).status).toBe(404);
    await t.db.query('update turma set pular_ativo = false');
    expect((await skip(trilha)).body).toMatchObject({ codigo: 'pular_desativado' });
    expect((await navbar()).qtde_moedas).toBe(100);
  });
});

describe('reporting a lost life', () => {
  const report = (trilha: TestTrilha, item = 0) =>
    ana.post(
      `/api/v1/avaliacao_adaptadas/roteiro_estudos/${trilha.fases[0]?.itens[item]?.trilha_item_id}/reduzir_vida`,
    );

  it('answers with the lives left after the mistake, and takes no further life however often it is called', async () => {
    const trilha = await createTrilha(t.db, { fases: [2] });
    await answer(trilha, 0, { item_resposta: WRONG });
    for (const _again of [1, 2, 3])
      expect(await report(trilha)).toMatchObject({ status: 200, body: { qtde_vidas: 4 } });
    await answer(trilha, 0, { item_resposta: RIGHT });
    expect(await report(trilha), 'the first try was wrong').toMatchObject({ status: 200, body: { qtde_vidas: 4 } });
  });

  it('is refused when the server has stored no mistake; an item of another class is not found', async () => {
    const trilha = await createTrilha(t.db, { fases: [2] });
    const other = await createTrilha(t.db, { fases: [1], turma_id: world.turmaV2 });
    const refused = { status: 409, body: { codigo: 'sem_erro' } };
    expect(await report(trilha)).toMatchObject(refused);
    await answer(trilha, 0, { item_resposta: RIGHT });
    expect(await report(trilha)).toMatchObject(refused);
    expect((await report(other)).status).toBe(404);
  });
});

describe('a class of version 2', () => {
  it('has no exercises with a second try, so these calls find none of its roadmaps', async () => {
    const bia = await t.signIn('bia');
    const trilha = await createTrilha(t.db, { fases: [1], turma_id: world.turmaV2 });
    const item = trilha.fases[0]?.itens[0]?.trilha_item_id;
    for (const call of [
      () => bia.get(`${trilha.url(0)}/itens`),
      () => answer(trilha, 0, { item_resposta: RIGHT }, { client: bia }),
      () => close(trilha, {}, 0, bia),
      () => bia.post(`/api/v1/avaliacao_adaptadas/roteiro_estudos/${item}/reduzir_vida`),
    ])
      expect((await call()).status).toBe(404);
  });
});

describe('staff who open a student', () => {
  it('see locked phases as open, and change nothing', async () => {
    const trilha = await createTrilha(t.db, { fases: [1, 1] });
    const view = await t.openView(await t.signIn('vida.julia'), world.alunos.ana);
    expect((await view.get(`${trilha.url(1)}/itens`)).status).toBe(200);
    for (const call of [
      () => answer(trilha, 0, { item_resposta: RIGHT }, { client: view }),
      () => close(trilha, {}, 0, view),
      () => view.post('/api/v1/navbar/comprar_vidas'),
    ])
      expect(await call()).toMatchObject({ status: 403, body: { codigo: 'somente_leitura' } });
  });
});

describe('the reset of a test account', () => {
  it('deletes what that account did, and nothing of other accounts', async () => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    await pay(escola, world.alunos.bia, 'item', [{ chave: 'prêmio', valor: 20 }], t.clock());
    await answer(trilha, 0, { item_resposta: WRONG });
    await answer(trilha, 0, { item_resposta: RIGHT });
    await close(trilha);
    expect((await ana.post('/api/v1/tests/reset_roteiro_estudos')).status, 'no test account').toBe(403);
    await t.db.query('update pessoa set conta_teste = true where id = $1', [world.pessoas.ana]);
    expect((await ana.post('/api/v1/tests/reset_roteiro_estudos')).body).toEqual({
      message: 'Roteiro de estudos reiniciado com sucesso.',
    });
    expect(await navbar()).toMatchObject({ qtde_estrelas: 0, qtde_moedas: 0, qtde_vidas: 5 });
    expect(await itens(trilha)).toMatchObject({ tentativa: 1 });
    expect(await ledgerOf(t.db, world.alunos.ana)).toEqual({ moedas: 0, vidas: 0, lancamentos: 0 });
    expect(await ledgerOf(t.db, world.alunos.bia)).toMatchObject({ moedas: 20 });
  });

  it('does not exist where the environment has no test operations', async () => {
    const other = await createTestApp({ tests: false });
    const bia = await other.signIn('bia');
    expect((await bia.post('/api/v1/tests/reset_roteiro_estudos')).status).toBe(404);
    await other.close();
  });
});
