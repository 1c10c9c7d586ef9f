/**
 * Rule BOS-15: while a Boss runs, its student cannot learn the keys it still asks from exercises, neither of its own
 * roadmap nor of another roadmap with the same question.
 */
import { afterAll, describe, expect, it } from 'vitest';

import { trilha_item } from '../../../../database/schema/index.ts';
import { tenant } from '../../../../database/tenant.ts';
import { outcome } from '../../../../../test/gestao/staff.ts';
import { createTestApp, world, type Client } from '../../../../../test/index.ts';
import { createTrilha, RIGHT, WRONG, type TestTrilha } from '../../../../../test/avaliacao_adaptadas/trilha-fixture.ts';
import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { createBossTrilha, type BossTrilha } from '../../../../../test/boss/boss-fixture.ts';
import { tables } from '../../../../../test/tables.ts';
import { answerItem } from '../../../../../test/avaliacao_adaptadas/answer.ts';

const START = '2026-11-21T12:00:00Z';
const t = await createTestApp({ agora: START });
afterAll(t.close);
const ana = await t.signIn('ana');
// Lives are switched off, because these tests are not about them.
await t.db.query('update turma set vidas_ativas = false');

const questaoOf = (trilha: TestTrilha, n: number, fase = 0) => trilha.fases[fase]?.itens[n]?.questao_id ?? 0;
const answer = (trilha: TestTrilha, n: number, item_resposta: number | null, client: Client = ana) =>
  answerItem(client, trilha.url(0), questaoOf(trilha, n), { item_resposta });
const itens = async (trilha: TestTrilha) =>
  bodyOf('AdaptadaItens', await ana.get(`${trilha.url(0)}/itens`)).itens.map(
    ({ banco_questao_id }) => banco_questao_id,
  );
const inBoss = (trilha: BossTrilha, n: number, item_resposta: number) =>
  ana.post(trilha.answerUrl, {
    turma_avaliacao_roteiro_estudo_id: trilha.fases[0]?.itens[n]?.trilha_item_id,
    item_resposta,
  });

/**
 * A Boss that asks all three questions of its only phase. The first question was solved as an exercise, the second one
 * tried once.
 */
async function runningBoss(): Promise<BossTrilha> {
  t.clock.set(START);
  const trilha = await createBossTrilha(t.db, { fases: [3] });
  expect(bodyOf('AdaptadaItemResposta', await answer(trilha, 0, RIGHT))).toMatchObject({
    acertou: true,
    gabarito: 'C',
  });
  expect((await answer(trilha, 1, WRONG)).status).toBe(200);
  expect((await ana.post(trilha.bossUrl('boss/iniciar'))).status).toBe(200);
  return trilha;
}

describe('exercises while the Boss runs', () => {
  it.each([
    ['a try stored before, sent again', 0, RIGHT],
    ['a second try', 1, RIGHT],
    ['continue after a wrong try', 1, null],
    ['a first try', 2, WRONG],
  ])('%s of a question it asks is refused and reveals nothing', async (_name, n, item_resposta) => {
    const refused = await answer(await runningBoss(), n, item_resposta);
    expect(outcome(refused)).toBe('409 boss_em_andamento');
    expect(refused.body).not.toHaveProperty('acertou');
    expect(refused.body).not.toHaveProperty('gabarito');
  });

  it('its questions are missing from the exercises until each has its answer in the Boss', async () => {
    const trilha = await runningBoss();
    expect(await itens(trilha)).toEqual([]);
    expect((await inBoss(trilha, 2, WRONG)).status).toBe(200);
    expect(await itens(trilha)).toEqual([questaoOf(trilha, 2)]);
    // The Boss has already shown the key, so this does not count as a first try (MOE-6).
    expect((await answer(trilha, 2, RIGHT)).body).toMatchObject({ qtde_moedas_ganhas: 10 });
    expect((await answer(trilha, 1, RIGHT)).status).toBe(409);
  });

  it('the same question in another roadmap is withheld too', async () => {
    const trilha = await runningBoss();
    const plano = await createTrilha(t.db, { tipo: 2, fases: [1] });
    const fase = plano.fases[0]?.trilha_fase_id ?? 0;
    const values = { trilha_fase_id: fase, ordem: 2, questao_id: questaoOf(trilha, 2) };
    await tables(tenant(t.db, world.escola)).insert(trilha_item).values(values);
    expect(await itens(plano)).toEqual([questaoOf(plano, 0)]);
    const refused = await answerItem(ana, plano.url(0), values.questao_id, { item_resposta: RIGHT });
    expect(outcome(refused)).toBe('409 boss_em_andamento');
  });

  it('version 2 is not affected: its answers come with their key, and it has no Boss', async () => {
    const roteiro = await createBossTrilha(t.db, {
      fases: [1],
      turma_id: world.turmaV2,
      unlockedFor: [world.alunos.bia],
    });
    const started = await (await t.signIn('bia')).post(roteiro.bossUrl('boss/iniciar'));
    expect(outcome(started)).toBe('404 boss_nao_encontrado');
  });

  it('a run that ends meanwhile counts withheld questions without an answer as misses, so the Boss cannot raise stars', async () => {
    const trilha = await runningBoss();
    const closed = await ana.post(`${trilha.url(0)}/fase_concluida`, { fase_resumo: [] });
    expect(closed.body).toMatchObject({ qtde_itens_acertou: 1, qtde_itens_total: 3 });
  });
});

describe('exercises after the Boss', () => {
  it.each([
    ['left by the student', (trilha: BossTrilha) => ana.post(trilha.bossUrl('boss/encerrar'))],
    ['out of time', () => Promise.resolve(t.clock.set('2026-11-21T12:20:00Z'))],
  ])('%s: the exercises continue where they were', async (_name, end) => {
    const trilha = await runningBoss();
    await end(trilha);
    expect(await itens(trilha)).toEqual([0, 1, 2].map((n) => questaoOf(trilha, n)));
    const again = `${trilha.url(0)}/itens/${questaoOf(trilha, 0)}/resposta`;
    expect((await ana.post(again, { item_resposta: RIGHT, vez: 1 })).body).toMatchObject({
      acertou: true,
      gabarito: 'C',
    });
    expect((await answer(trilha, 1, RIGHT)).body).toMatchObject({ acertou: true, vez: 2 });
  });
});
