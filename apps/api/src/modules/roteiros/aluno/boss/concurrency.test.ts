/**
 * Security C19 and C21 for the Boss: many simultaneous calls make one attempt, one end and one payment. The planted
 * tests show which constraint each relies on.
 */
import { afterAll, beforeEach, expect, it } from 'vitest';

import { closeBosses } from '../../../../jobs/close-bosses.ts';
import { createTestApp, world, type Answer } from '../../../../../test/index.ts';
import { PROVE } from '../../../../../test/security/support/figures.ts';
import { RIGHT, WRONG } from '../../../../../test/avaliacao_adaptadas/trilha-fixture.ts';
import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { emptyWallets, ledgerOf } from '../../../../../test/navbar/wallet.ts';
import { createBossTrilha, type BossTrilha } from '../../../../../test/boss/boss-fixture.ts';

const START = '2026-11-21T12:00:00Z';
const t = await createTestApp({ agora: START });
afterAll(t.close);
const ana = await t.signIn('ana');
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

beforeEach(async () => {
  t.clock.set(START);
  await t.db.query('delete from boss_item; delete from boss');
  await emptyWallets(t.db);
});

const times = <T>(n: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, index) => work(index)));
const start = (trilha: BossTrilha) => ana.post(trilha.bossUrl('boss/iniciar'));
const answer = (trilha: BossTrilha, id: number | null, item_resposta: number) =>
  ana.post(trilha.answerUrl, { turma_avaliacao_roteiro_estudo_id: id, item_resposta });
const itemIds = async (trilha: BossTrilha) =>
  bodyOf('BossResumo', await ana.get(trilha.bossUrl('boss_resumo'))).itens.map(
    (item) => item.turma_avaliacao_roteiro_estudo_id,
  );
const statuses = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))];
const bosses = async (trilha: BossTrilha) =>
  (await t.db.query('select * from boss where trilha_id = $1', [trilha.trilha_id])).rows;
const itensOf = async (trilha: BossTrilha) =>
  (
    await t.db.query('select 1 from boss_item i join boss b on b.id = i.boss_id where b.trilha_id = $1', [
      trilha.trilha_id,
    ])
  ).rowCount;

it('50 parallel starts make one attempt with one clock and one draw', async () => {
  const trilha = await createBossTrilha(t.db, { fases: [12] });
  const answers = await times(50, () => start(trilha));
  expect(statuses(answers)).toEqual([200]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect([(await bosses(trilha)).length, await itensOf(trilha)]).toEqual([1, 10]);
});

it('50 parallel first answers to every item start one attempt, and each item keeps one answer', async () => {
  const trilha = await createBossTrilha(t.db, { fases: [5] });
  const ids = trilha.fases[0]?.itens.map(({ trilha_item_id }) => trilha_item_id) ?? [];
  const answers = await times(50, (n) => answer(trilha, ids[n % 5] ?? null, n % 2 ? RIGHT : WRONG));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const [boss] = await bosses(trilha);
  expect(await bosses(trilha)).toHaveLength(1);
  const { itens } = bodyOf('BossResumo', await ana.get(trilha.bossUrl('boss_resumo')));
  const hits = itens.filter(({ item_resposta }) => item_resposta === RIGHT).length;
  expect(boss).toMatchObject({ encerrado_por: 'respostas', desempenho: hits * 20, venceu: hits >= 3 });
  expect(await ledgerOf(t.db, world.alunos.ana)).toMatchObject({ moedas: hits * (hits >= 3 ? 20 : 5) });
});

/** LUNETA_PROVE=1 plays 20; a quarter of them is after the end. */
const ROUNDS = PROVE ? 20 : 8;

it(`${ROUNDS} rounds of simultaneous last answers, exits and timeouts: one end, and coins paid once for that end`, async () => {
  const ends = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    t.clock.set(START);
    await emptyWallets(t.db);
    const trilha = await createBossTrilha(t.db, { fases: [4] });
    await start(trilha);
    const ids = await itemIds(trilha);
    await answer(trilha, ids[0] ?? null, RIGHT);
    t.clock.set(round % 4 === 3 ? '2026-11-21T12:20:00Z' : '2026-11-21T12:10:00Z');
    const leave = () => ana.post(trilha.bossUrl('boss/encerrar'));
    const sweep = () => closeBosses.run({ db: t.db, agora: t.clock(), log });
    const answers = ids.slice(1).flatMap((id) => [() => answer(trilha, id, RIGHT), () => answer(trilha, id, RIGHT)]);
    const calls: (() => Promise<unknown>)[] = [...answers, leave, sweep, leave, sweep];
    await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));
    const [boss] = await bosses(trilha);
    const { rows } = await t.db.query('select count(item_resposta)::int as n from boss_item where boss_id = $1', [
      boss.id,
    ]);
    const hits: number = rows[0].n;
    // Every answer is right, so the hits are the answers stored before the end.
    expect(boss, `round ${round}`).toMatchObject({ desempenho: hits * 25, venceu: hits >= 3 });
    const paid = hits * (hits >= 3 ? 20 : 5);
    expect(boss.moedas).toBe(paid);
    expect(await ledgerOf(t.db, world.alunos.ana)).toMatchObject({ moedas: paid, lancamentos: 1 });
    const wallet = await t.db.query('select moedas from carteira where turma_aluno_id = $1', [world.alunos.ana]);
    expect(wallet.rows).toEqual([{ moedas: paid }]);
    ends.set(boss.encerrado_por, (ends.get(boss.encerrado_por) ?? 0) + 1);
  }
  process.stdout.write(`C20 ends of ${ROUNDS} races: ${JSON.stringify(Object.fromEntries(ends))}\n`);
  expect(ends.get('tempo')).toBe(ROUNDS / 4);
});

it('planted: without the unique key the starts make more than one attempt, or fail', async () => {
  const trilha = await createBossTrilha(t.db, { fases: [5] });
  await t.db.query('alter table boss drop constraint boss_unico');
  const answers = await times(20, () => start(trilha));
  const made = (await bosses(trilha)).length;
  await t.db.query('delete from boss_item; delete from boss');
  await t.db.query('alter table boss add constraint boss_unico unique (escola_id, turma_aluno_id, trilha_id, numero)');
  expect(statuses(answers).join() === '200' && made === 1).toBe(false);
});

it('planted: without the unique key of the ledger the same end could pay twice', async () => {
  const trilha = await createBossTrilha(t.db, { fases: [2] });
  const end = async () => {
    await start(trilha);
    for (const id of await itemIds(trilha)) await answer(trilha, id, RIGHT);
  };
  const forget = () => t.db.query('delete from boss_item; delete from boss');
  await end();
  await forget();
  await end();
  expect(await ledgerOf(t.db, world.alunos.ana)).toMatchObject({ moedas: 40, lancamentos: 1 });
  await forget();
  await t.db.query('alter table moeda_lancamento drop constraint moeda_lancamento_unico');
  await t.db.query('alter table moeda_lancamento add constraint moeda_lancamento_unico unique (escola_id, id)');
  await end();
  expect(await ledgerOf(t.db, world.alunos.ana)).toMatchObject({ moedas: 80, lancamentos: 2 });
});
