/** C21: of twenty calls at once, when the wallet or the lives are enough for one, exactly one succeeds. */
import { afterAll, describe, expect, it } from 'vitest';

import { createTrilha, WRONG, type TestTrilha } from '../avaliacao_adaptadas/trilha-fixture.ts';
import { setWallet, storedWallets } from '../navbar/wallet.ts';
import { createTestApp, world, type Answer } from '../index.ts';
import { PROVE, report } from './support/figures.ts';

/** LUNETA_PROVE=1 runs 200. */
const ROUNDS = PROVE ? 200 : 10;
const MOST_MS = 120_000;
const AT_ONCE = 20;
const t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
afterAll(t.close);
let ana = await t.signIn('ana');
/** Most rounds that one session may make in a minute. */
const ROUNDS_PER_SESSION = 25;
const aluno = world.alunos.ana;
const places = Array.from({ length: AT_ONCE }, (_, n) => n);

/** One roadmap per call, so that the calls share only the wallet. */
const trilhas: TestTrilha[] = [];
for (const _place of places) trilhas.push(await createTrilha(t.db, { fases: [1] }));

const skip = ({ turma_avaliacao_id, materia_id, fases }: TestTrilha) =>
  ana.post('/api/v1/avaliacao_adaptadas/roteiro_estudos/reduzir_moeda', {
    turma_avaliacao_id,
    materia_id,
    objeto_conhecimento_id: fases[0]?.objeto_conhecimento_id,
  });
const err = (trilha: TestTrilha) =>
  ana.post(`${trilha.url(0)}/itens/${trilha.fases[0]?.itens[0]?.questao_id}/resposta`, {
    item_resposta: WRONG,
    vez: 1,
  });

type Race = {
  readonly name: string;
  readonly wallet: { readonly moedas: number; readonly vidas: number };
  readonly call: (trilha: TestTrilha) => Promise<Answer>;
  /** The answer to the calls that lose. */
  readonly refused: string;
  readonly left: { readonly moedas: number; readonly vidas: number };
};

const RACES: readonly Race[] = [
  {
    name: 'comprar_vidas',
    wallet: { moedas: 59, vidas: 3 },
    call: () => ana.post('/api/v1/navbar/comprar_vidas'),
    refused: 'vidas_completas',
    left: { moedas: 19, vidas: 5 },
  },
  {
    name: 'reduzir_moeda',
    wallet: { moedas: 29, vidas: 5 },
    call: skip,
    refused: 'saldo_insuficiente',
    left: { moedas: 14, vidas: 5 },
  },
  {
    name: 'the last life',
    wallet: { moedas: 0, vidas: 1 },
    call: err,
    refused: 'sem_vidas',
    left: { moedas: 0, vidas: 0 },
  },
];

type Figures = { 'not one success': number; 'negative or off the ledger': number; 'left otherwise': number };

/** Runs the race `rounds` times and counts forbidden outcomes. */
async function run(race: Race, rounds: number): Promise<Figures> {
  const figures: Figures = { 'not one success': 0, 'negative or off the ledger': 0, 'left otherwise': 0 };
  for (let round = 0; round < rounds; round += 1) {
    if (round % ROUNDS_PER_SESSION === 0) ana = await t.signIn('ana');
    await setWallet(t.db, aluno, race.wallet, t.clock());
    await t.db.query('delete from fase_item');
    await t.db.query('delete from fase_execucao');
    const answers = await Promise.all(trilhas.map(race.call));
    const won = answers.filter(({ status }) => status === 200).length;
    const refused = answers.filter(({ status, body }) => status === 409 && Object(body).codigo === race.refused).length;
    if (won !== 1 || won + refused !== AT_ONCE) figures['not one success'] += 1;
    const [wallet] = await storedWallets(t.db);
    if (!wallet || wallet.moedas < 0 || wallet.vidas < 0 || wallet.moedas !== wallet.soma)
      figures['negative or off the ledger'] += 1;
    if (wallet?.moedas !== race.left.moedas || wallet.vidas !== race.left.vidas) figures['left otherwise'] += 1;
  }
  return figures;
}

describe(`${AT_ONCE} at once, ${ROUNDS} rounds`, () => {
  it.each(RACES)('$name: exactly one succeeds, nothing goes below zero', { timeout: MOST_MS }, async (race) => {
    const figures = await run(race, ROUNDS);
    report(`C21 ${race.name}`, { rounds: ROUNDS, calls: ROUNDS * AT_ONCE, ...figures });
    expect(figures).toEqual({ 'not one success': 0, 'negative or off the ledger': 0, 'left otherwise': 0 });
  });

  it('planted: a purchase that reads the wallet before writing it sells the lives more than once', async () => {
    const naive: Race = {
      name: 'naive',
      wallet: { moedas: 100, vidas: 3 },
      call: async () => {
        const { rows } = await t.db.query('select moedas, vidas from carteira where turma_aluno_id = $1', [aluno]);
        const { moedas, vidas } = rows[0];
        const custo = (5 - vidas) * 20;
        if (custo === 0 || moedas < custo)
          return { status: 409, body: { codigo: custo === 0 ? 'vidas_completas' : 'saldo_insuficiente' }, headers: {} };
        await t.db.query(
          `insert into moeda_lancamento (escola_id, turma_aluno_id, motivo, chave, valor, criada_em)
           values ($1, $2, 'vidas', gen_random_uuid()::text, $3, $4)`,
          [world.escola, aluno, -custo, t.clock()],
        );
        await t.db.query('update carteira set moedas = $2, vidas = 5, vidas_desde = null where turma_aluno_id = $1', [
          aluno,
          moedas - custo,
        ]);
        return { status: 200, body: {}, headers: {} };
      },
      refused: 'vidas_completas',
      left: { moedas: 60, vidas: 5 },
    };
    const figures = await run(naive, 10);
    report('C21 planted caught', { rounds: `${figures['not one success']}/10` });
    expect(figures['not one success']).toBeGreaterThan(0);
    expect(figures['negative or off the ledger']).toBeGreaterThan(0);
  });
});
