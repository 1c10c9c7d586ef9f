/** C22: any sequence of answers, purchases, skips, waits and repetitions changes the wallet exactly as the model says. */
import {
  asyncModelRun,
  asyncProperty,
  assert,
  boolean,
  commands,
  constant,
  constantFrom,
  integer,
  nat,
  record,
  type AsyncCommand,
} from 'fast-check';
import { afterAll, afterEach, expect, it, vi } from 'vitest';

import { createTrilha, RIGHT, type TestTrilha } from '../avaliacao_adaptadas/trilha-fixture.ts';
import type * as Carteira from '../../src/modules/roteiros/aluno/navbar/carteira-store.ts';
import { emptyWallets, storedWallets } from '../navbar/wallet.ts';
import { createTestApp, type Answer, type Client } from '../index.ts';
import { PROVE, report } from './support/figures.ts';
import * as game from './support/jogo-model.ts';

const planted = vi.hoisted(() => ({ fault: 'none', serial: 0 }));
vi.mock('../../src/modules/roteiros/aluno/navbar/carteira-store.ts', async (original) => {
  const real = await original<typeof Carteira>();
  const pay: typeof real.pay = (escola, aluno, motivo, parts, agora) => {
    const again = () => parts.map((part) => ({ ...part, chave: `${part.chave} ${(planted.serial += 1)}` }));
    return real.pay(escola, aluno, motivo, planted.fault === 'pays again' ? again() : parts, agora);
  };
  const takeLife: typeof real.takeLife = async (...args) =>
    planted.fault === 'free mistakes' ? 'perdeu' : real.takeLife(...args);
  const refill: typeof real.refill = (escola, aluno, segundos, agora) =>
    real.refill(escola, aluno, planted.fault === 'old lives' ? segundos * 2 : segundos, agora);
  return { ...real, pay, takeLife, refill };
});

const RUNS = PROVE ? 1000 : 20;
const MOST_COMMANDS = 50;
const SEED = 20261121;
const START = Date.parse('2026-11-21T12:00:00Z');
/** A session ends after twelve hours without a call. */
const MOST_MS = 11 * 60 * 60_000;

const t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
afterAll(t.close);
afterEach(() => {
  planted.fault = 'none';
});
const trilhas = [
  await createTrilha(t.db, { fases: [game.ITEMS] }),
  await createTrilha(t.db, { tipo: 2, fases: [game.ITEMS] }),
];

type Place = { readonly phase: number; readonly item: number };
/** The server under test, and the last answer that it stored. */
type Real = { readonly client: Client; last: { readonly url: string; readonly body: object } | null };
const figures = { commands: 0 };

function trilhaOf(phase: number): TestTrilha {
  const trilha = trilhas[phase];
  if (!trilha) throw new Error(`no roadmap ${phase}`);
  return trilha;
}
const itemUrl = ({ phase, item }: Place) =>
  `${trilhaOf(phase).url(0)}/itens/${trilhaOf(phase).fases[0]?.itens[item]?.questao_id}/resposta`;

/** Compares an answer and all stored data with the model. */
async function check(model: game.Model, real: Real, expected: game.Expected, heard: Answer): Promise<void> {
  figures.commands += 1;
  const { codigo, body, status } = expected;
  expect(heard).toMatchObject({ status, body: { ...body, ...(codigo && { codigo }) } });
  expect((await real.client.get('/api/v1/navbar')).body).toMatchObject(game.strip(model));
  const [wallet = { moedas: 0, vidas: 5, soma: 0 }] = await storedWallets(t.db);
  expect(wallet.moedas, 'balance and ledger').toBe(wallet.soma);
  expect(wallet.vidas >= 0 && wallet.vidas <= 5 && wallet.moedas >= 0).toBe(true);
}

type Command = AsyncCommand<game.Model, Real>;

/** A command that can always run. The model says whether the server must refuse it. */
function command(name: string, run: (model: game.Model, real: Real) => Promise<void>): Command {
  return { check: () => true, run, toString: () => name };
}

const place = record({ phase: nat(1), item: nat(game.ITEMS - 1) });
const answers = record({
  at: place,
  option: integer({ min: 1, max: 5 }),
  wanted: boolean(),
  pratica: constantFrom(false, false, false, true),
  // Now and then a call that is late or in disorder.
  other: constantFrom(null, null, null, null, 1, 2),
}).map(({ at, option, wanted, pratica, other }) => {
  const item_resposta = wanted ? RIGHT : option;
  return command(`answer ${at.phase}.${at.item} ${item_resposta}${pratica ? ' practice' : ''}`, async (model, real) => {
    const vez = other ?? game.nextVez(model, at);
    const right = item_resposta === RIGHT;
    const expected = game.answer(model, at, { option: item_resposta, vez, right, practice: pratica });
    const url = itemUrl(at);
    const heard = await real.client.post(url, { item_resposta, pratica, vez });
    await check(model, real, expected, heard);
    const { tentativa, item_resposta: stored } = Object(heard.body);
    // A late call with another option is answered with the try that is stored; it is not stored itself.
    if (heard.status === 200 && stored === item_resposta) {
      real.last = { url, body: { item_resposta, pratica, tentativa, vez } };
    }
  });
});
/** A double tap, or a client that does not wait: both calls are answered, and one of them counts. */
const twice = record({ at: place, option: integer({ min: 1, max: 5 }) }).map(({ at, option }) =>
  command(`answer ${at.phase}.${at.item} ${option} twice at once`, async (model, real) => {
    const vez = game.nextVez(model, at);
    const expected = game.answer(model, at, { option, vez, right: option === RIGHT, practice: false });
    const heard = await Promise.all([1, 2].map(() => real.client.post(itemUrl(at), { item_resposta: option, vez })));
    for (const one of heard) await check(model, real, { ...expected, body: {} }, one);
  }),
);
const giveUps = place.map((at) =>
  command(`continue ${at.phase}.${at.item}`, async (model, real) => {
    const vez = game.lastVez(model, at);
    const expected = game.giveUp(model, at);
    await check(model, real, expected, await real.client.post(itemUrl(at), { item_resposta: null, vez }));
  }),
);
const buys = constant(
  command('buy', async (model, real) => {
    const expected = game.buy(model);
    await check(model, real, expected, await real.client.post('/api/v1/navbar/comprar_vidas'));
  }),
);
const skips = nat(1).map((phase) =>
  command(`skip ${phase}`, async (model, real) => {
    const { turma_avaliacao_id, materia_id, fases } = trilhaOf(phase);
    const objeto_conhecimento_id = fases[0]?.objeto_conhecimento_id;
    const expected = game.skip(model, phase);
    const url = `/api/v1/avaliacao_adaptadas/${phase === 0 ? 'roteiro_estudos' : 'plano_acoes'}/reduzir_moeda`;
    await check(
      model,
      real,
      expected,
      await real.client.post(url, { turma_avaliacao_id, materia_id, objeto_conhecimento_id }),
    );
  }),
);
const closes = nat(1).map((phase) =>
  command(`close ${phase}`, async (model, real) => {
    const expected = game.close(model, phase);
    await check(
      model,
      real,
      expected,
      await real.client.post(`${trilhaOf(phase).url(0)}/fase_concluida`, { fase_resumo: [] }),
    );
  }),
);
const waits = constantFrom(1, 999, 60_000, 20 * 60_000 - 1, 20 * 60_000, 45 * 60_000).map((ms): Command => ({
  check: ({ now }) => now + ms - START < MOST_MS,
  run: async (model, real) => {
    game.pass(model, ms);
    t.clock.advance(ms);
    await check(model, real, { status: 200 }, await real.client.get('/api/v1/navbar'));
  },
  toString: () => `wait ${ms}`,
}));
/** Sends the last stored answer again, as after a lost response. It must change nothing. */
const replays = constant(
  command('replay', async (model, real) => {
    if (!real.last) return;
    const { url, body } = real.last;
    const heard = await real.client.post(url, body);
    await check(model, real, { status: 200, body: { perdeu_vida: false, qtde_moedas_ganhas: 0 } }, heard);
  }),
);

let client = await t.signIn('ana');
let calls = 0;
/** A session may make 600 calls a minute by the machine's clock. */
async function session(): Promise<Client> {
  if (calls > 400) {
    client = await t.signIn('ana');
    calls = 0;
  }
  calls += 2 * MOST_COMMANDS;
  return client;
}

async function play(runs: number): Promise<void> {
  await assert(
    asyncProperty(
      commands([answers, answers, answers, twice, giveUps, buys, skips, closes, waits, replays], {
        maxCommands: MOST_COMMANDS,
        size: 'max',
      }),
      async (sequence) => {
        t.clock.set(new Date(START));
        await emptyWallets(t.db);
        await t.db.query('delete from fase_item');
        await t.db.query('delete from fase_execucao');
        const real: Real = { client: await session(), last: null };
        await asyncModelRun(() => ({ model: game.newModel(START), real }), sequence);
      },
    ),
    { numRuns: runs, seed: SEED, endOnFailure: planted.fault !== 'none' },
  );
}

it(`${RUNS} games give the results of the model`, { timeout: PROVE ? 1_800_000 : 180_000 }, async () => {
  await play(RUNS);
  report('C22 games', { runs: RUNS, ...figures });
  expect(figures.commands).toBeGreaterThan(RUNS);
});

it.each(['pays again', 'free mistakes', 'old lives'])('planted: a wallet with %s is detected', async (fault) => {
  planted.fault = fault;
  await expect(play(200)).rejects.toThrow(/Property failed/);
  report('C22 planted caught', { fault });
});
