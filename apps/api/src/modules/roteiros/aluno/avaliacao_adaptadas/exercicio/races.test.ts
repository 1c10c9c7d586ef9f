/** Answers of one student that come at the same moment: two tabs, a double click, a late resend beside a new run. */
import { afterAll, beforeEach, expect, it } from 'vitest';

import { createTestApp, world } from '../../../../../../test/index.ts';
import {
  createTrilha,
  OTHER_WRONG,
  RIGHT,
  type TestTrilha,
  WRONG,
} from '../../../../../../test/avaliacao_adaptadas/trilha-fixture.ts';
import { bodyOf } from '../../../../../../test/central_avaliacoes/exam-fixture.ts';
import { emptyWallets, ledgerOf, setWallet } from '../../../../../../test/navbar/wallet.ts';

const t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
afterAll(t.close);
const ana = await t.signIn('ana');

beforeEach(async () => {
  await emptyWallets(t.db);
  await t.db.query('update turma set vidas_ativas = true');
});

const times = <T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));
const answer = (trilha: TestTrilha, item: number, body: object) =>
  ana.post(`${trilha.url(0)}/itens/${trilha.fases[0]?.itens[item]?.questao_id}/resposta`, { vez: 1, ...body });
const close = (trilha: TestTrilha) => ana.post(`${trilha.url(0)}/fase_concluida`, { fase_resumo: [] });
const navbar = async () => bodyOf('Navbar', await ana.get('/api/v1/navbar'));
async function runsOf({ fases: [fase] }: TestTrilha): Promise<unknown[]> {
  const { rows } = await t.db.query(
    `select x.numero, x.concluida_em is null as aberta, count(i.trilha_item_id)::int as itens
       from fase_execucao x left join fase_item i on i.escola_id = x.escola_id and i.fase_execucao_id = x.id
      where x.trilha_fase_id = $1 group by x.id, x.numero, x.concluida_em order by x.numero`,
    [fase?.trilha_fase_id],
  );
  return rows;
}

it.each([
  ['with the number of the run', { tentativa: 1 }],
  ['without it', {}],
])('the first answer of a phase sent eight times at once %s counts once', async (_name, named) => {
  const trilha = await createTrilha(t.db, { fases: [2] });
  const heard = await times(8, () => answer(trilha, 0, { item_resposta: WRONG, ...named }));
  expect(heard.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  const told = heard.map((one) => bodyOf('AdaptadaItemResposta', one));
  expect(told.filter(({ perdeu_vida }) => perdeu_vida)).toHaveLength(1);
  expect(new Set(told.map((one) => one.navbar.qtde_vidas))).toEqual(new Set([4]));
  expect(await runsOf(trilha)).toEqual([{ numero: 1, aberta: true, itens: 1 }]);
  expect(await ledgerOf(t.db, world.alunos.ana)).toEqual({ moedas: 0, vidas: -1, lancamentos: 0 });
});

it('a next answer sent eight times at once counts once', async () => {
  const trilha = await createTrilha(t.db, { fases: [2] });
  await answer(trilha, 0, { item_resposta: RIGHT });
  const heard = await times(8, () => answer(trilha, 1, { item_resposta: RIGHT, tentativa: 1 }));
  const told = heard.map((one) => bodyOf('AdaptadaItemResposta', one).qtde_moedas_ganhas);
  expect(told.toSorted((x, y) => x - y)).toEqual([0, 0, 0, 0, 0, 0, 0, 20]);
  expect(await navbar()).toMatchObject({ qtde_moedas: 40 });
});

it('first answers to different items at once are in one run, and each right one is paid once', async () => {
  const trilha = await createTrilha(t.db, { fases: [6] });
  const heard = await times(6, (n) => answer(trilha, n, { item_resposta: RIGHT }));
  expect(heard.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await runsOf(trilha)).toEqual([{ numero: 1, aberta: true, itens: 6 }]);
  expect(await navbar()).toMatchObject({ qtde_moedas: 120, qtde_vidas: 5 });
});

it('mistakes in several phases at once take a life each, and each answer tells the lives it left', async () => {
  const trilhas = await times(4, () => createTrilha(t.db, { fases: [1] }));
  const heard = await Promise.all(trilhas.map((trilha) => answer(trilha, 0, { item_resposta: WRONG })));
  const told = heard.map((one) => bodyOf('AdaptadaItemResposta', one));
  expect(told.map(({ perdeu_vida }) => perdeu_vida)).toEqual([true, true, true, true]);
  expect(told.map((one) => one.navbar.qtde_vidas).toSorted((x, y) => x - y)).toEqual([1, 2, 3, 4]);
  expect(await ledgerOf(t.db, world.alunos.ana)).toMatchObject({ vidas: -4 });
});

it('of mistakes in two phases at once with one life left, one is taken and the other refused', async () => {
  await setWallet(t.db, world.alunos.ana, { moedas: 0, vidas: 1 }, t.clock());
  const trilhas = await times(2, () => createTrilha(t.db, { fases: [1] }));
  const heard = await Promise.all(trilhas.map((trilha) => answer(trilha, 0, { item_resposta: WRONG })));
  expect(heard.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
  expect(heard.find(({ status }) => status === 409)?.body).toMatchObject({ codigo: 'sem_vidas' });
  expect((await Promise.all(trilhas.map(runsOf))).flat(), 'the refused one has opened no run').toHaveLength(1);
  expect((await navbar()).qtde_vidas).toBe(0);
});

it('an answer beside the end of its run is in that run or in the next one', async () => {
  for (let round = 0; round < 5; round += 1) {
    const trilha = await createTrilha(t.db, { fases: [3] });
    await answer(trilha, 0, { item_resposta: RIGHT });
    const [late, end] = await Promise.all([answer(trilha, 1, { item_resposta: RIGHT }), close(trilha)]);
    expect([late.status, end.status]).toEqual([200, 200]);
    const { tentativa } = bodyOf('AdaptadaItemResposta', late);
    const runs = [{ numero: 1, aberta: false, itens: tentativa === 1 ? 2 : 1 }];
    expect(await runsOf(trilha)).toEqual(tentativa === 1 ? runs : [...runs, { numero: 2, aberta: true, itens: 1 }]);
  }
});

it('a late resend to a run that has ended, beside the first answer of the next, repeats what was stored', async () => {
  const trilha = await createTrilha(t.db, { fases: [2] });
  await answer(trilha, 0, { item_resposta: RIGHT, tentativa: 1 });
  await close(trilha);
  await answer(trilha, 0, { item_resposta: RIGHT, tentativa: 1 });
  expect(await runsOf(trilha), 'a resend opens no run').toEqual([{ numero: 1, aberta: false, itens: 1 }]);
  const [resent, , fresh] = await Promise.all([
    answer(trilha, 0, { item_resposta: RIGHT, tentativa: 1 }),
    answer(trilha, 0, { item_resposta: RIGHT, tentativa: 1 }),
    answer(trilha, 0, { item_resposta: OTHER_WRONG, tentativa: 2 }),
  ]);
  expect(resent.body).toMatchObject({ tentativa: 1, acertou: true, bloqueado: true, qtde_moedas_ganhas: 0 });
  expect(fresh.body).toMatchObject({ tentativa: 2, acertou: false, gabarito: null, perdeu_vida: true });
  expect(await runsOf(trilha)).toEqual([
    { numero: 1, aberta: false, itens: 1 },
    { numero: 2, aberta: true, itens: 1 },
  ]);
});

it('an answer that is refused opens no run, also with a key that keeps its refusal', async () => {
  const trilha = await createTrilha(t.db, { fases: [1], data_fim: '2026-11-20T12:00:00Z' });
  const url = `${trilha.url(0)}/itens/${trilha.fases[0]?.itens[0]?.questao_id}/resposta`;
  const body = { item_resposta: RIGHT, vez: 1 };
  expect((await ana.post(url, body)).body).toMatchObject({ codigo: 'roteiro_encerrado' });
  for (const _again of [1, 2]) {
    const headers = { 'idempotency-key': 'b3f0a5a4-52f8-4a53-9f8e-0a4a2f9f1f01' };
    const keyed = await ana.send({ method: 'POST', url, payload: body, headers });
    expect(keyed).toMatchObject({ status: 409, body: { codigo: 'roteiro_encerrado' } });
  }
  expect(await runsOf(trilha)).toEqual([]);
});
