/**
 * Security C20: sequences of start, answer, leave, reload, lost responses, timeout and a second device, each compared
 * with a separate model. LUNETA_PROVE=1 runs 1,000 of them.
 */
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';

import { closeBosses } from '../../../../jobs/close-bosses.ts';
import { PROVE, report } from '../../../../../test/security/support/figures.ts';
import { createTestApp, world, type Answer, type Client } from '../../../../../test/index.ts';
import { RIGHT } from '../../../../../test/avaliacao_adaptadas/trilha-fixture.ts';
import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { emptyWallets, ledgerOf } from '../../../../../test/navbar/wallet.ts';
import { createBossTrilha, type BossTrilha } from '../../../../../test/boss/boss-fixture.ts';
import * as model from '../../../../../test/boss/boss-model.ts';

const SEED = 20261121;
const START = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const ITENS = 3;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The fault that a planted server adds to its responses; empty otherwise. */
const leak = { on: false };
const t = await createTestApp({
  agora: new Date(START).toISOString(),
  prepare: (app) => {
    app.addHook('preSerialization', async (_request, _reply, payload) =>
      leak.on ? JSON.parse(JSON.stringify(payload).replaceAll('"item_gabarito":null', '"item_gabarito":"C"')) : payload,
    );
  },
});
afterAll(t.close);
const trilha: BossTrilha = await createBossTrilha(t.db, { fases: [1, 2] });
const itens = trilha.fases.flatMap((fase) => fase.itens);
// Each comment holds a unique mark: where the mark appears, the key has leaked.
await t.db.query(`update questao set comentario = '<p>MARCA-' || id || '-</p>' where id = any($1)`, [
  itens.map(({ questao_id }) => questao_id),
]);

/** The limit of calls per minute and session; the test signs in again well before it. */
const CALLS_OF_A_SESSION = 300;
let devices: readonly Client[] = [];
let signedInAt = Number.NEGATIVE_INFINITY;

/** The faults found for each count of C20, and how many steps were tried. */
const figures = { sequences: 0, calls: 0, secondAttempts: 0, endedByReload: 0, keysOfUnanswered: 0 };
/** How often each kind of end occurred. */
const ends = { aluno: 0, respostas: 0, tempo: 0, never_begun: 0 };

type Fault = 'reload_ends' | 'leave_forgets' | 'answer_overwrites' | null;
type Real = { readonly fault: Fault };
type Command = fc.AsyncCommand<model.Model, Real>;

/** Sends a call and searches its response for keys of items without an answer. */
async function send(m: model.Model, call: Promise<Answer>, answering?: number): Promise<Answer> {
  const answer = await call;
  figures.calls += 1;
  const text = JSON.stringify(answer.body);
  for (const { trilha_item_id, questao_id } of itens) {
    const met = m.answers.has(trilha_item_id) || trilha_item_id === answering;
    if (!met && text.includes(`MARCA-${questao_id}-`)) figures.keysOfUnanswered += 1;
  }
  return answer;
}

async function attempts(): Promise<{ encerrado_em: Date | null; encerrado_por: string | null }[]> {
  const { rows } = await t.db.query('select encerrado_em, encerrado_por from boss where trilha_id = $1', [
    trilha.trilha_id,
  ]);
  if (rows.length > 1) figures.secondAttempts += rows.length - 1;
  return rows;
}

/**
 * Reads everything that a reload reads, twice, with the questions that the screen prefetches. It must change nothing.
 */
async function reload(m: model.Model, { fault }: Real, device: Client): Promise<void> {
  const before = await attempts();
  for (const _again of [1, 2]) {
    const info = bodyOf('BossInfo', await send(m, device.get(trilha.bossUrl('boss_info'))));
    expect(info).toMatchObject({
      status_boss: model.statusOf(m, ITENS, RIGHT),
      tempo_restante: model.secondsLeft(m),
      qtde_itens: ITENS,
      data_inicio: m.begun === null ? null : new Date(m.begun).toISOString(),
      data_fim: m.ended ? new Date(m.ended.at).toISOString() : null,
    });
    const resumo = bodyOf('BossResumo', await send(m, device.get(trilha.bossUrl('boss_resumo'))));
    expect(resumo.online).toBe(model.isRunning(m));
    expect(resumo.itens).toHaveLength(m.begun === null ? 0 : ITENS);
    for (const item of resumo.itens) {
      const stored = m.answers.get(item.turma_avaliacao_roteiro_estudo_id ?? 0) ?? null;
      if (stored === null && item.item_gabarito !== null) figures.keysOfUnanswered += 1;
      expect(item).toMatchObject({ item_resposta: stored, item_gabarito: stored === null ? null : 'C' });
    }
    const end = await send(m, device.get(trilha.bossUrl('boss_concluido')));
    expect(end.status).toBe(m.ended ? 200 : 409);
  }
  for (const { questao_id } of itens) await send(m, device.get(`/api/v1/banco_questoes/${questao_id}`));
  if (fault === 'reload_ends') await device.post(trilha.bossUrl('boss/encerrar'));
  const after = await attempts();
  if (JSON.stringify(after) !== JSON.stringify(before)) figures.endedByReload += 1;
  expect(after).toEqual(before);
}

const command = (name: string, run: (m: model.Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run,
  toString: () => name,
});

const device = fc.constantFrom(0, 1);
const clientOf = (n: number): Client => devices[n] ?? t.anonymous;
const itemOf = (n: number) => itens[n]?.trilha_item_id ?? 0;

async function doStart(m: model.Model, n: number): Promise<void> {
  const expected = model.startIn(m);
  expect((await send(m, clientOf(n).post(trilha.bossUrl('boss/iniciar')))).status).toBe(expected);
}

async function doLeave(m: model.Model, n: number, { fault }: Real): Promise<void> {
  const expected = model.leaveIn(m);
  const left = await send(m, clientOf(n).post(trilha.bossUrl('boss/encerrar')));
  expect(left.status).toBe(expected);
  if (fault === 'leave_forgets') await t.db.query('delete from boss_item; delete from boss');
}

type Sent = { readonly n: number; readonly item: number; readonly option: number; readonly sends: number };

/** With `sends` above 1 the response was lost: the same call is sent again, possibly at the same time as the first. */
async function doAnswer(m: model.Model, { n, item, option, sends }: Sent, { fault }: Real): Promise<void> {
  const id = itemOf(item);
  const clear = 'update boss_item set item_resposta = null, respondida_em = null where trilha_item_id = $1';
  if (fault === 'answer_overwrites') await t.db.query(clear, [id]);
  const expected = model.answerIn(m, id, option, ITENS);
  const body = { turma_avaliacao_roteiro_estudo_id: id, item_resposta: option };
  const sent = Array.from({ length: sends }, () => send(m, clientOf(n).post(trilha.answerUrl, body), id));
  expect([...new Set((await Promise.all(sent)).map(({ status }) => status))]).toEqual([expected]);
}

/** The item of a roadmap under the id field of action plans. */
async function doStranger(m: model.Model, n: number): Promise<void> {
  const body = { turma_avaliacao_lista_adaptada_id: itemOf(0), item_resposta: 1 };
  const url = trilha.answerUrl.replace('roteiro_estudos', 'plano_acoes');
  expect((await send(m, clientOf(n).post(url, body))).status).toBe(404);
}

const start = device.map((n) => command(`start@${n}`, (m) => doStart(m, n)));
const leave = device.map((n) => command(`leave@${n}`, (m, real) => doLeave(m, n, real)));
const sentAnswer = fc.record({
  n: device,
  item: fc.nat(ITENS - 1),
  option: fc.constantFrom(1, RIGHT, RIGHT),
  sends: fc.constantFrom(1, 1, 2, 3),
});
const answer = sentAnswer.map((sent) =>
  command(`answer ${sent.item}=${sent.option} ×${sent.sends}@${sent.n}`, (m, real) => doAnswer(m, sent, real)),
);
const stranger = device.map((n) => command(`answer as of a plan@${n}`, (m) => doStranger(m, n)));
const look = device.map((n) => command(`reload@${n}`, (m, real) => reload(m, real, clientOf(n))));
const wait = fc.constantFrom(1, 1, 4 * MINUTE, 9 * MINUTE, 11 * MINUTE).map((ms) =>
  command(`wait ${ms}`, async (m) => {
    model.tick(m, ms);
    t.clock.set(new Date(m.now));
  }),
);
const sweep = fc.constant(command('sweep', (m) => closeBosses.run({ db: t.db, agora: new Date(m.now), log })));

/** Sets up one sequence. */
async function begin(): Promise<model.Model> {
  t.clock.set(new Date(START));
  await t.db.query('delete from boss_item; delete from boss');
  await emptyWallets(t.db);
  if (figures.calls - signedInAt > CALLS_OF_A_SESSION) {
    devices = [await t.signIn('ana'), await t.signIn('ana')];
    signedInAt = figures.calls;
  }
  return model.newModel(START);
}

/** Ends a sequence: the time runs out and the server closes the attempt; then rows and wallet must match the model. */
async function finish(m: model.Model): Promise<void> {
  model.tick(m, 30 * MINUTE);
  await closeBosses.run({ db: t.db, agora: new Date(m.now), log });
  ends[m.ended?.por ?? 'never_begun'] += 1;
  const expected = m.ended ? [{ encerrado_em: new Date(m.ended.at), encerrado_por: m.ended.por }] : [];
  expect(await attempts()).toEqual(expected);
  const { coins } = model.outcome(m, ITENS, RIGHT);
  expect(await ledgerOf(t.db, world.alunos.ana)).toMatchObject({ moedas: coins, lancamentos: coins > 0 ? 1 : 0 });
}

const sequences = fc.commands([start, answer, answer, answer, answer, leave, look, look, stranger, wait, sweep], {
  maxCommands: 20,
  size: 'max',
});

const prove = (numRuns: number, fault: Fault = null) =>
  fc.assert(
    fc.asyncProperty(sequences, async (commands) => {
      figures.sequences += 1;
      const m = await begin();
      await fc.asyncModelRun(() => ({ model: m, real: { fault } }), commands);
      await finish(m);
    }),
    { numRuns, seed: SEED, endOnFailure: fault !== null || leak.on },
  );

describe('C20 Boss', () => {
  /** A sample of ten sequences; the planted faults below show that as many find each of them. */
  const runs = PROVE ? 1_000 : 10;

  it(`${runs} sequences match the model`, { timeout: PROVE ? 1_200_000 : 120_000 }, async () => {
    await prove(runs);
    report('C20 Boss', { ...figures, ...ends });
    expect(figures).toMatchObject({ sequences: runs, secondAttempts: 0, endedByReload: 0, keysOfUnanswered: 0 });
    expect(figures.calls).toBeGreaterThan(runs * 10);
    for (const seen of Object.values(ends)) expect(seen).toBeGreaterThan(0);
  });

  it.each(['reload_ends', 'leave_forgets', 'answer_overwrites'] as const)('planted: %s is found', async (fault) => {
    await expect(prove(runs, fault)).rejects.toThrow('Property failed');
  });

  it('planted: a leaked key of an unanswered item is found and counted', async () => {
    const before = figures.keysOfUnanswered;
    leak.on = true;
    await expect(prove(runs).finally(() => (leak.on = false))).rejects.toThrow('Property failed');
    expect(figures.keysOfUnanswered).toBeGreaterThan(before);
  });

  it('planted: a clock that grants an extra hour is found', async () => {
    await t.db.query(`
      create function mais_uma_hora() returns trigger language plpgsql as $$ begin
        new.prazo_em := new.prazo_em + interval '1 hour'; return new; end $$;
      create trigger mais_uma_hora before insert on boss for each row execute function mais_uma_hora()`);
    await expect(prove(runs)).rejects.toThrow('Property failed');
    await t.db.query('drop trigger mais_uma_hora on boss; drop function mais_uma_hora()');
  });
});
