/**
 * Decision 190: a question that an exam has released, and that also waits as an exercise. The bank keeps its key until the
 * student has answered; results and answer keys show it. What such an exercise then pays.
 */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { computeAvaliacao } from '../../../jobs/compute-resultados.ts';
import { createTestApp, world, type Client } from '../../../../test/index.ts';
import { createTrilha, RIGHT, type TestTrilha, WRONG } from '../../../../test/avaliacao_adaptadas/trilha-fixture.ts';
import { createBossTrilha } from '../../../../test/boss/boss-fixture.ts';
import { bodyOf, createExam } from '../../../../test/central_avaliacoes/exam-fixture.ts';
import { emptyWallets } from '../../../../test/navbar/wallet.ts';
import { answerItem, faseOf, readFase } from '../../../../test/roteiro_estudos/estudante.ts';
import { createRoteiro } from '../../../../test/roteiro_estudos/roteiro-fixture.ts';

const START = '2026-11-21T12:00:00Z';
const t = await createTestApp({ agora: START });
afterAll(t.close);
const [ana, bia] = [await t.signIn('ana'), await t.signIn('bia')];

beforeEach(async () => {
  t.clock.set(START);
  await emptyWallets(t.db);
});

const WAITS = [null, ''];
const SHOWN = ['C', '<p>Porque sim.</p>'];

/** An exam of the class with these questions, over and released. Returns its `turma_avaliacao_id`. */
async function release(questoes: readonly number[], turma_id: number = world.turmaV1): Promise<number> {
  const { avaliacao_id, turma_avaliacao_ids } = await createExam(t.db, {
    turmas: [{ turma_id, janelas: [['2026-11-10T12:00:00Z', '2026-11-10T15:00:00Z']] }],
    dias: [{ itens: questoes.map((questao_id) => ({ questao_id })) }],
  });
  await computeAvaliacao(t.db, world.escola, avaliacao_id, t.clock());
  return turma_avaliacao_ids[0] ?? 0;
}
const questaoOf = (trilha: TestTrilha, item = 0) => trilha.fases[0]?.itens[item]?.questao_id ?? 0;
/** Key and comment in the question bank. */
async function bank(client: Client, questao_id: number): Promise<unknown[]> {
  const { gabarito, comentario } = bodyOf('Questao', await client.get(`/api/v1/banco_questoes/${questao_id}`));
  return [gabarito, comentario];
}
const answer = (trilha: TestTrilha, item_resposta: number, more: object = {}) =>
  ana.post(`${trilha.url(0)}/itens/${questaoOf(trilha)}/resposta`, { item_resposta, vez: 1, ...more });
const paid = async (trilha: TestTrilha, item_resposta: number) =>
  bodyOf('AdaptadaItemResposta', await answer(trilha, item_resposta)).qtde_moedas_ganhas;

describe('[GAB-7] a question of a released exam in an open roadmap', () => {
  it('keeps key and comment in the bank until its exercise is locked', async () => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    await release([questaoOf(trilha)]);
    expect(await bank(ana, questaoOf(trilha))).toEqual(WAITS);
    // A second try is left.
    await answer(trilha, WRONG);
    expect(await bank(ana, questaoOf(trilha))).toEqual(WAITS);
    await answer(trilha, RIGHT, { vez: 2 });
    expect(await bank(ana, questaoOf(trilha))).toEqual(SHOWN);
  });

  it('shows its key in the released result and answer key: there a miss is studied', async () => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    const ta = await release([questaoOf(trilha)]);
    const { resumo } = bodyOf('Gabarito', await ana.get(`/api/v1/gabaritos/${ta}`));
    expect(resumo.flatMap(({ itens }) => itens.map(({ gabarito }) => gabarito))).toEqual(['C']);
    const { questoes } = bodyOf('Resultado', await ana.get(`/api/v2/resultados/${ta}`));
    expect(questoes.map(({ gabarito }) => gabarito)).toEqual(['C']);
    const url = `/api/v2/resultados/${ta}/questoes/${questaoOf(trilha)}`;
    expect((await ana.get(url)).body).toMatchObject({ gabarito: 'C', comentario: '<p>Porque sim.</p>' });
    expect(await bank(ana, questaoOf(trilha))).toEqual(WAITS);
  });

  it.each([
    ['before its opening', { aberta_em: '2026-11-22T00:00:00Z' }, SHOWN],
    ['at its last instant', { data_fim: START }, WAITS],
    ['after its end', { data_fim: '2026-11-21T11:59:59.999Z' }, SHOWN],
    ['in an action plan', { tipo: 2 as const }, WAITS],
    ['in a roadmap of another class', { turma_id: world.turmaV2 }, SHOWN],
  ])('%s', async (_name, spec, shown) => {
    const trilha = await createTrilha(t.db, { fases: [1], ...spec });
    await release([questaoOf(trilha)]);
    expect(await bank(ana, questaoOf(trilha))).toEqual(shown);
  });

  it('waits in the own running Boss, and no more once it is answered there', async () => {
    const trilha = await createBossTrilha(t.db, { fases: [2] });
    await release([questaoOf(trilha), questaoOf(trilha, 1)]);
    await ana.post(trilha.bossUrl('boss/iniciar'));
    expect(await bank(ana, questaoOf(trilha))).toEqual(WAITS);
    const turma_avaliacao_roteiro_estudo_id = trilha.fases[0]?.itens[0]?.trilha_item_id;
    await ana.post(trilha.answerUrl, { turma_avaliacao_roteiro_estudo_id, item_resposta: WRONG });
    expect(await bank(ana, questaoOf(trilha))).toEqual(SHOWN);
    expect(await bank(ana, questaoOf(trilha, 1))).toEqual(WAITS);
  });

  it('in version 2 waits until it is answered; one that a finished phase did not ask does not wait', async () => {
    const roteiro = await createRoteiro(t.db, { fases: [{ itens: [null, null], qtde_itens: 1 }] });
    const fase = faseOf(roteiro);
    await release(
      fase.itens.map(({ questao_id }) => questao_id),
      world.turmaV2,
    );
    const keys = async () => {
      const found = [];
      for (const { questao_id } of fase.itens) found.push((await bank(bia, questao_id))[0]);
      return found;
    };
    expect(await keys()).toEqual([null, null]);
    await answerItem(bia, roteiro, fase, fase.itens[0]?.trilha_item_id ?? 0, 1);
    expect(await keys()).toEqual(fase.itens.map(({ gabarito }) => gabarito));
  });
});

describe('[GAB-8] what was answered here is explained here, while the same question waits elsewhere', () => {
  /** Two open roadmaps that ask the same question. */
  async function twins() {
    const [here, there] = [await createTrilha(t.db, { fases: [2] }), await createTrilha(t.db, { fases: [1] })];
    await t.db.query('update trilha_item set questao_id = $1 where id = $2', [
      questaoOf(here),
      there.fases[0]?.itens[0]?.trilha_item_id,
    ]);
    return { here, there };
  }
  const itensOf = async (trilha: TestTrilha) =>
    bodyOf('AdaptadaItens', await ana.get(`${trilha.url(0)}/itens`)).itens.map(({ gabarito, comentario }) => [
      gabarito,
      comentario,
    ]);

  it('in version 1: the answer and the item of the phase carry key and comment, the bank and the twin keep them', async () => {
    const { here, there } = await twins();
    const first = bodyOf('AdaptadaItemResposta', await answer(here, WRONG));
    expect([first.gabarito, first.comentario]).toEqual(WAITS);
    expect(await itensOf(here)).toEqual([WAITS, WAITS]);
    const second = bodyOf('AdaptadaItemResposta', await answer(here, RIGHT, { vez: 2 }));
    expect([second.gabarito, second.comentario]).toEqual(SHOWN);
    expect(await itensOf(here)).toEqual([SHOWN, WAITS]);
    expect(await bank(ana, questaoOf(here))).toEqual(WAITS);
    expect(await itensOf(there)).toEqual([WAITS]);
  });

  it('the twin item pays as a second try', async () => {
    const { here, there } = await twins();
    await answer(here, RIGHT);
    const again = await ana.post(`${there.url(0)}/itens/${questaoOf(here)}/resposta`, { item_resposta: RIGHT, vez: 1 });
    expect(bodyOf('AdaptadaItemResposta', again).qtde_moedas_ganhas).toBe(10);
  });

  it('in version 2: the answer and the item of the phase carry key and comment, the next item does not', async () => {
    const here = await createRoteiro(t.db, { fases: [{ itens: [null, null] }] });
    const there = await createRoteiro(t.db, { fases: [{ itens: [null] }] });
    const [fase, twin] = [faseOf(here), faseOf(there)];
    const served = (await readFase(bia, fase)).items[0];
    if (!served) throw new Error('nothing is served');
    await t.db.query('update trilha_item set questao_id = $1 where id = $2', [
      served.banco_questao_id,
      twin.itens[0]?.trilha_item_id,
    ]);
    const said = bodyOf('RoteiroResposta', await answerItem(bia, here, fase, served.trilha_item_id, 1));
    expect(said.comentario).toMatch(/^<p>CANARIO-/);
    expect(said.proximo_item).toMatchObject({ gabarito: null, comentario: '' });
    const keys = (await readFase(bia, fase)).items.map(({ gabarito, comentario }) => [gabarito, comentario]);
    expect(keys).toEqual([[said.gabarito, said.comentario], WAITS]);
    expect((await readFase(bia, twin)).items).toMatchObject([{ gabarito: null, comentario: '' }]);
    expect(await bank(bia, served.banco_questao_id)).toEqual(WAITS);
  });
});

describe('[MOE-7] the first try of a question whose key a release shows', () => {
  it.each([
    ['pays as a second try in a roadmap', { tipo: 1 as const }, world.turmaV1, 10],
    ['pays in full in an action plan', { tipo: 2 as const }, world.turmaV1, 40],
    ['pays in full when only another class had the exam', { tipo: 1 as const }, world.turmaV2, 20],
  ])('%s', async (_name, spec, turma_id, coins) => {
    const trilha = await createTrilha(t.db, { fases: [1], ...spec });
    await release([questaoOf(trilha)], turma_id);
    expect(await paid(trilha, RIGHT)).toBe(coins);
  });

  it('pays as a second try in an action plan too, once practice has shown it for free', async () => {
    const trilha = await createTrilha(t.db, { fases: [1] });
    const plano = await createTrilha(t.db, { tipo: 2, fases: [1] });
    await t.db.query('update trilha_item set questao_id = $1 where id = $2', [
      questaoOf(trilha),
      plano.fases[0]?.itens[0]?.trilha_item_id,
    ]);
    await release([questaoOf(trilha)]);
    await answer(trilha, RIGHT, { pratica: true });
    const asked = { item_resposta: RIGHT, vez: 1 };
    const again = await ana.post(`${plano.url(0)}/itens/${questaoOf(trilha)}/resposta`, asked);
    expect(bodyOf('AdaptadaItemResposta', again).qtde_moedas_ganhas).toBe(20);
  });
});
