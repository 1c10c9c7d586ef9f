/** C24: whatever a client claims about a phase, its coins and stars come from the answers that the server graded. */
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  date,
  integer,
  oneof,
  record,
} from 'fast-check';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

import { createTrilha, OTHER_WRONG, RIGHT, WRONG, type TestTrilha } from '../avaliacao_adaptadas/trilha-fixture.ts';
import type * as Policy from '../../src/modules/roteiros/aluno/avaliacao_adaptadas/exercicio/policy.ts';
import { bodyOf } from '../central_avaliacoes/exam-fixture.ts';
import { emptyWallets, ledgerOf } from '../navbar/wallet.ts';
import { createTestApp, world } from '../index.ts';
import { PROVE, report } from './support/figures.ts';

const planted = vi.hoisted(() => ({ trusts: false }));
vi.mock('../../src/modules/roteiros/aluno/avaliacao_adaptadas/exercicio/policy.ts', async (original) => {
  const real = await original<typeof Policy>();
  return {
    ...real,
    // The count of an end that trusts the client: every answer is right.
    hitsOf: (itens: Parameters<typeof real.hitsOf>[0]) =>
      planted.trusts ? itens.filter((item) => item.acertou !== null).length : real.hitsOf(itens),
  };
});

const ITEMS = 4;
/** A sample of runs; the planted count below is found in as many. */
const RUNS = PROVE ? 400 : 15;
const SEED = 20261121;
const t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
afterAll(t.close);
afterEach(() => {
  planted.trusts = false;
});
let ana = await t.signIn('ana');
const aluno = world.alunos.ana;

const answer = (trilha: TestTrilha, item: number, body: object) =>
  ana.post(`${trilha.url(0)}/itens/${trilha.fases[0]?.itens[item]?.questao_id}/resposta`, { vez: 1, ...body });

/** What the student really does with each item, and what it is worth by the specification alone. */
const PLAYS = {
  nothing: { tries: [], hit: 0, coins: 0, lives: 0 },
  first: { tries: [RIGHT], hit: 1, coins: 20, lives: 0 },
  second: { tries: [WRONG, RIGHT], hit: 1, coins: 10, lives: 1 },
  missed: { tries: [WRONG, OTHER_WRONG], hit: 0, coins: 0, lives: 2 },
  gaveUp: { tries: [WRONG, null], hit: 0, coins: 0, lives: 1 },
} as const;
type Play = keyof typeof PLAYS;

function starsOf(hits: number): number {
  const percent = (100 * hits) / ITEMS;
  return percent === 0 ? 0 : percent < 50 ? 1 : percent < 75 ? 2 : 3;
}

/** Invented log entries, about items of this phase, of other phases, and of none. */
const forgedLog = (mine: readonly number[], foreign: readonly number[]) => {
  const questao = oneof(constantFrom(...mine), constantFrom(...foreign), integer({ min: 1, max: 99_999 }));
  const created_at = date({ min: new Date(0), max: new Date('2999-12-31'), noInvalidDate: true }).map((at) =>
    at.toISOString(),
  );
  const item_resposta = record({
    banco_questao_id: questao,
    resposta: integer({ min: 1, max: 5 }),
    gabarito: oneof(constantFrom('A', 'B', 'C', 'D', 'E'), constant(null)),
  });
  const entry = oneof(
    { arbitrary: record({ created_at, item_resposta }), weight: 5 },
    { arbitrary: record({ created_at, midia_pular: constant(true) }), weight: 1 },
    {
      arbitrary: record({ created_at, midia_assistir: record({ conteudo_id: questao, acao: constant('play') }) }),
      weight: 1,
    },
  );
  return array(entry, { maxLength: 30 });
};

type Figures = { coins: number; stars: number; lives: number; runs: number };

/** Plays and sends false logs `runs` times. Counts results above the truth. */
async function lie(runs: number): Promise<Figures> {
  const figures: Figures = { coins: 0, stars: 0, lives: 0, runs: 0 };
  const play = constantFrom(...(Object.keys(PLAYS) as Play[]));
  const other = await createTrilha(t.db, { fases: [2, 2] });
  const foreign = other.fases.flatMap(({ itens }) => itens.map(({ questao_id }) => questao_id));
  const game = await createTrilha(t.db, { fases: [ITEMS] });
  const mine = (game.fases[0]?.itens ?? []).map(({ questao_id }) => questao_id);
  await assert(
    asyncProperty(
      array(play, { minLength: ITEMS, maxLength: ITEMS }).filter(
        // There are five lives, and at least one item must be answered.
        (plays) =>
          plays.reduce((lost, one) => lost + PLAYS[one].lives, 0) < 5 && plays.some((one) => one !== 'nothing'),
      ),
      forgedLog(mine, foreign),
      boolean(),
      async (plays, fase_resumo, reports) => {
        // Calls of one session are limited in number for each minute.
        if (figures.runs % 30 === 29) ana = await t.signIn('ana');
        await emptyWallets(t.db);
        await t.db.query('delete from fase_item');
        await t.db.query('delete from fase_execucao');
        for (const [item, one] of plays.entries()) {
          for (const [index, item_resposta] of PLAYS[one].tries.entries())
            await answer(game, item, { item_resposta, vez: item_resposta === null ? 1 : index + 1 });
          // A client that reports its mistakes and one that does not must lose the same lives.
          if (reports)
            await ana.post(
              `/api/v1/avaliacao_adaptadas/roteiro_estudos/${game.fases[0]?.itens[item]?.trilha_item_id}/reduzir_vida`,
            );
        }
        const told = bodyOf('FaseResultado', await ana.post(`${game.url(0)}/fase_concluida`, { fase_resumo }));
        const truth = plays.map((one) => PLAYS[one]);
        const coins = truth.reduce((sum, one) => sum + one.coins, 0);
        const lives = truth.reduce((sum, one) => sum + one.lives, 0);
        const ledger = await ledgerOf(t.db, aluno);
        figures.runs += 1;
        if (told.qtde_moedas !== coins || ledger.moedas !== coins) figures.coins += 1;
        if (told.qtde_estrelas !== starsOf(truth.reduce((sum, one) => sum + one.hit, 0))) figures.stars += 1;
        if (ledger.vidas !== -lives || told.navbar.qtde_vidas !== 5 - lives) figures.lives += 1;
      },
    ),
    { numRuns: runs, seed: SEED },
  );
  return figures;
}

describe('an invented log', () => {
  it('changes no coins, stars or lives', { timeout: PROVE ? 300_000 : 60_000 }, async () => {
    const figures = await lie(RUNS);
    report('C24 forged logs', figures);
    expect(figures).toEqual({ runs: RUNS, coins: 0, stars: 0, lives: 0 });
  });

  it('planted: an end that trusts it is detected', async () => {
    planted.trusts = true;
    const figures = await lie(10);
    report('C24 planted caught', { stars: `${figures.stars}/10` });
    expect(figures.stars).toBeGreaterThan(0);
  });
});

describe('an invented answer', () => {
  it.each([
    ['that it was right', { item_resposta: WRONG, acertou: true }],
    ['a key of its own', { item_resposta: WRONG, gabarito: 'A' }],
    ['coins', { item_resposta: WRONG, qtde_moedas_ganhas: 1000 }],
    ['a sixth option', { item_resposta: 6 }],
    ['a third try', { item_resposta: RIGHT, vez: 3 }],
    ['several options', { item_resposta: [1, 2, 3] }],
  ])('that claims %s is refused', async (_name, body) => {
    await emptyWallets(t.db);
    const trilha = await createTrilha(t.db, { fases: [1] });
    expect((await answer(trilha, 0, body)).status).toBe(400);
    expect(await ledgerOf(t.db, aluno)).toEqual({ moedas: 0, vidas: 0, lancamentos: 0 });
  });

  it('to items of another phase, of another class or of no phase pays nothing', async () => {
    await emptyWallets(t.db);
    const trilha = await createTrilha(t.db, { fases: [1, 1] });
    const foreign = await createTrilha(t.db, { fases: [1], turma_id: world.turmaV2 });
    const ids = [trilha.fases[1]?.itens[0]?.questao_id, foreign.fases[0]?.itens[0]?.questao_id, 99_999];
    const answers = await Promise.all(
      ids.map((id) => ana.post(`${trilha.url(0)}/itens/${id}/resposta`, { item_resposta: RIGHT, vez: 1 })),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await ana.post(`${trilha.url(0)}/fase_concluida`, { fase_resumo: [] })).status).toBe(409);
    expect(await ledgerOf(t.db, aluno)).toEqual({ moedas: 0, vidas: 0, lancamentos: 0 });
  });

  it('pays an item once over any number of runs', async () => {
    await emptyWallets(t.db);
    const trilha = await createTrilha(t.db, { tipo: 2, fases: [2] });
    for (let run = 0; run < 8; run += 1) {
      for (const item of [0, 1]) await answer(trilha, item, { item_resposta: RIGHT });
      await ana.post(`${trilha.url(0)}/fase_concluida`, { fase_resumo: [] });
    }
    expect(await ledgerOf(t.db, aluno)).toEqual({ moedas: 80, vidas: 0, lancamentos: 4 });
  });
});
