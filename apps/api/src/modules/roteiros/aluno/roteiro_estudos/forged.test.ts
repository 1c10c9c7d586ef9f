/**
 * Security C24 for version 2: whatever a client claims, it gets no star above what the server computes from the served
 * items.
 */
import { afterAll, describe, expect, it } from 'vitest';

import { createTestApp, type Client } from '../../../../../test/index.ts';
import { bodyOf } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import {
  answerItem,
  answerQuiz,
  faseOf,
  finishQuiz,
  option,
  readFase,
  walk,
} from '../../../../../test/roteiro_estudos/estudante.ts';
import { createRoteiro, type RoteiroFase } from '../../../../../test/roteiro_estudos/roteiro-fixture.ts';

const t = await createTestApp({ agora: '2026-11-21T12:00:00Z' });
afterAll(t.close);
const bia = await t.signIn('bia');
const bruno = await t.signIn('bruno');
const FOUR = { itens: [null, null, null, null] };
const start = async (quiz: readonly number[] = []) => {
  const roteiro = await createRoteiro(t.db, { fases: [{ ...FOUR, quiz }] });
  return { roteiro, fase: faseOf(roteiro) };
};

/**
 * Stars by the table of the documents, computed from the keys the test planted and the stored options, independently of
 * the server.
 */
async function recomputed(client: Client, fase: RoteiroFase): Promise<number | null> {
  const { items } = await readFase(client, fase);
  const answered = items.filter(({ item_resposta }) => item_resposta !== null);
  if (answered.length < fase.itens.length) return null;
  const hits = answered.filter(({ trilha_item_id, item_resposta }) => {
    const item = fase.itens.find((row) => row.trilha_item_id === trilha_item_id);
    return 'ABCDE'.charAt((item_resposta ?? 0) - 1) === item?.gabarito;
  }).length;
  const percent = (100 * hits) / answered.length;
  if (hits === 0) return 0;
  return percent >= 75 ? 3 : percent >= 50 ? 2 : 1;
}
const stars = async (client: Client, fase: RoteiroFase) => (await readFase(client, fase)).conclusao.qtde_estrelas;

const CLAIMS = [
  ['acertou', { acertou: true }],
  ['a key', { gabarito: 'A' }],
  ['stars', { qtde_estrelas: 3 }],
  ['an end', { fase_finalizada: true, concluida_em: '2026-11-21T12:00:00Z' }],
  ['a place', { ordem: 4 }],
  ['another student', { turma_aluno_id: 4 }],
] as const;

describe('additional claims in an answer', () => {
  it.each(CLAIMS)('%s: refused, or without effect', async (_name, claim) => {
    const { roteiro, fase } = await start();
    const id = fase.itens[0]?.trilha_item_id ?? 0;
    const { status } = await answerItem(bia, roteiro, fase, id, option(fase, id, false), claim);
    expect(status).toBe(400);
    const hidden = await answerItem(bia, roteiro, fase, id, option(fase, id, false), { params: claim });
    expect(hidden.body).toMatchObject({ acertou: false, fase_finalizada: false, qtde_estrelas: null });
  });

  it('acertou in the quiz is ignored', async () => {
    const { fase } = await start([1, 2, 3, 4, 5]);
    for (const index of [1, 2, 3, 4, 5])
      expect((await answerQuiz(bia, fase, index, (index % 5) + 1, { acertou: true })).body).toMatchObject({
        acertou: false,
      });
  });
});

describe('persisted_data', () => {
  const edited = (text: string) => {
    const [payload = '', signature = ''] = text.split('.');
    const state = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...state, respondidos: 99, estrelas: 3 })).toString('base64url');
    return `${forged}.${signature}`;
  };

  it.each<[string, (own: string, other: string) => string | null | undefined]>([
    ['as it came', (own) => own],
    ['absent', () => undefined],
    ['null', () => null],
    ['edited', (own) => edited(own)],
    ['unsigned', (own) => own.split('.')[0]],
    ["another student's", (_own, other) => other],
    ['invented', () => 'eyJlc3RyZWxhcyI6M30.AAAA'],
  ])('%s: the same response and the same stars', async (_name, give) => {
    const { roteiro, fase } = await start();
    const other = (await walk(bruno, roteiro, fase, [true, true, true])).at(-1)?.persisted_data ?? '';
    const [first] = await walk(bia, roteiro, fase, [false]);
    const id = first?.proximo_item?.trilha_item_id ?? 0;
    const persisted_data = give(first?.persisted_data ?? '', other);
    const answer = await answerItem(bia, roteiro, fase, id, option(fase, id, false), { persisted_data });
    expect(answer.body).toMatchObject({ acertou: false, fase_finalizada: false, proximo_item: { ordem: 3 } });
    await walk(bia, roteiro, fase, [false, false]);
    expect(await stars(bia, fase)).toBe(0);
  });

  it('an altered text is logged, and its content is not secret', async () => {
    const { roteiro, fase } = await start();
    const [first] = await walk(bia, roteiro, fase, [true]);
    expect(edited(first?.persisted_data ?? '')).not.toBe(first?.persisted_data);
    const payload = Buffer.from((first?.persisted_data ?? '').split('.')[0] ?? '', 'base64url').toString();
    expect(JSON.parse(payload)).toEqual({ fase: fase.trilha_fase_id, respondidos: 1 });
  });
});

describe('ways to more stars', () => {
  it('items never served, items of other phases, repeated items and late corrections give none', async () => {
    const { roteiro, fase } = await start();
    const rich = await start();
    const ids = fase.itens.map(({ trilha_item_id }) => trilha_item_id);
    let taken = 0;
    // Every item in every order, right options first. Then the item to answer now, first wrong and then corrected ten
    // times.
    for (let round = 0; round < ids.length; round += 1) {
      for (const id of ids.slice(round + 1)) {
        const early = await answerItem(bia, roteiro, fase, id, option(fase, id, true));
        expect(bodyOf('Error', early).codigo).toBe('item_fora_de_ordem');
      }
      const foreign = rich.fase.itens[0]?.trilha_item_id ?? 0;
      expect((await answerItem(bia, roteiro, fase, foreign, option(rich.fase, foreign, true))).status).toBe(404);
      const id = ids[round] ?? 0;
      expect((await answerItem(bia, roteiro, fase, id, option(fase, id, round === 0))).status).toBe(200);
      for (let again = 0; again < 10; again += 1) {
        const { status } = await answerItem(bia, roteiro, fase, id, option(fase, id, true));
        if (status === 200) taken += 1;
      }
    }
    expect(taken).toBe(40);
    expect(await stars(bia, fase)).toBe(1);
    expect(await stars(bia, fase)).toBe(await recomputed(bia, fase));
    expect(await stars(bia, rich.fase)).toBe(null);
  });

  it('a bad run cannot be repeated', async () => {
    const { roteiro, fase } = await start();
    await walk(bia, roteiro, fase, [false, false, false, false]);
    for (const { trilha_item_id } of fase.itens)
      await answerItem(bia, roteiro, fase, trilha_item_id, option(fase, trilha_item_id, true));
    expect([await stars(bia, fase), await recomputed(bia, fase)]).toEqual([0, 0]);
    const { rows } = await t.db.query('select count(*) as n from fase_execucao where trilha_fase_id = $1', [
      fase.trilha_fase_id,
    ]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('none of 16 ways through a phase ends above the computed stars', async () => {
    const above: string[] = [];
    for (let ways = 0; ways < 16; ways += 1) {
      const { roteiro, fase } = await start(ways % 2 === 0 ? [1] : []);
      await finishQuiz(bia, fase);
      const hits = [0, 1, 2, 3].map((n) => ((ways >> n) & 1) === 1);
      await walk(bia, roteiro, fase, hits);
      const [own, oracle] = [await stars(bia, fase), await recomputed(bia, fase)];
      if (own !== oracle) above.push(`${hits.join()}: ${own} instead of ${oracle}`);
    }
    expect(above).toEqual([]);
  });
});
