/** Many calls at once: exactly one start, one delivery, and never an older choice over a newer one. */
import { sample, shuffledSubarray } from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { transaction } from '../../data/db.ts';
import { tenant } from '../../data/tenant.ts';
import { createTestApp, world, type Client, type TestApp } from '../../testing/index.ts';
import { bodyOf, createExam, type Exam } from './testing/exam-fixture.ts';
import { deliverOnce } from './tentativa-store.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z'];
const SEED = 20261121;

let t: TestApp;
let bia: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:30:00Z' });
  bia = await t.signIn('bia');
});
beforeEach(() => t.clock.set('2026-11-21T12:30:00Z'));
afterAll(() => t.close());

/** An exam of many one-item days: many independent attempts of one student. */
async function exam(days: number): Promise<Exam & { url: (path: string) => string }> {
  const made = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: Array.from({ length: days }, () => JANELA) }],
    dias: Array.from({ length: days }, () => ({ itens: [{}] })),
  });
  return { ...made, url: (path) => `/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/${path}` };
}

const times = (n: number) => Array.from({ length: n }, (_, index) => index);
const attempts = async (made: Exam) =>
  (await t.db.$client.query('select * from tentativa where turma_avaliacao_id = $1', [made.turma_avaliacao_ids[0]]))
    .rows;

it('100 parallel starts make one attempt with one clock', async () => {
  const made = await exam(1);
  const answers = await Promise.all(times(100).map(() => bia.post(made.url('1/inicio'))));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(await attempts(made)).toHaveLength(1);
});

it('50 parallel deliveries make one closing with one receipt', async () => {
  const made = await exam(1);
  await bia.post(made.url('1/inicio'));
  t.clock.advance(60_000);
  const answers = await Promise.all(
    times(50).map(() => {
      t.clock.advance(1000);
      return bia.post(made.url('1/fechamento_prova'));
    }),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  const [attempt] = await attempts(made);
  expect(attempt).toMatchObject({ encerrada_por: 'aluno', entregue_em: attempt.encerrada_em });
});

it('of 50 parallel deliveries at different instants exactly one is written', async () => {
  const made = await exam(1);
  await bia.post(made.url('1/inicio'));
  const [attempt] = await attempts(made);
  const escola = tenant(t.db, world.escola);
  const instants = times(50).map((n) => new Date(Date.parse('2026-11-21T12:31:00Z') + n * 1000));
  const won = await Promise.all(instants.map((agora) => deliverOnce(escola, attempt.id, agora, true)));
  expect(won.filter(Boolean)).toHaveLength(1);
  expect((await attempts(made))[0].entregue_em).toEqual(instants[won.indexOf(true)]);
});

it('an answer that meets a delivery being written waits for it, and is then kept apart', async () => {
  const made = await exam(1);
  await bia.post(made.url('1/inicio'));
  const [attempt] = await attempts(made);
  const answer = { turma_avaliacao_questao_resposta_id: made.itens[0]?.item_id, item_resposta: 2, dia: 1, seq: 1 };
  const saving = await transaction(t.db, async (tx) => {
    await deliverOnce(tenant(tx, world.escola), attempt.id, new Date('2026-11-21T12:31:00Z'), true);
    const sent = bia.post(made.url('resposta'), answer);
    await Promise.race([sent, someoneWaits()]);
    return { sent };
  });
  expect(await saving.sent).toMatchObject({ status: 409, body: { codigo: 'avaliacao_finalizada' } });
  const { rows } = await t.db.$client.query('select 1 from resposta where tentativa_id = $1', [attempt.id]);
  expect(rows).toEqual([]);
});

/** Resolves once a statement of this database waits for a lock. */
async function someoneWaits(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  if ((await t.db.$client.query(waiting)).rows.length === 0) await someoneWaits();
}

it('50 parallel first answers start one attempt and keep the newest', async () => {
  const made = await exam(1);
  const save = (seq: number) =>
    bia.post(made.url('resposta'), {
      turma_avaliacao_questao_resposta_id: made.itens[0]?.item_id,
      item_resposta: (seq % 5) + 1,
      dia: 1,
      seq,
    });
  const answers = await Promise.all(times(50).map((n) => save(n + 1)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(await attempts(made)).toHaveLength(1);
  const { rows } = await t.db.$client.query('select seq, item_resposta from resposta where avaliacao_item_id = $1', [
    made.itens[0]?.item_id,
  ]);
  expect(rows).toEqual([{ seq: 50, item_resposta: 1 }]);
});

it('an older seq never overwrites a newer one in 200 interleavings', async () => {
  const made = await exam(1);
  await bia.post(made.url('1/inicio'));
  const item_id = made.itens[0]?.item_id;
  const orders = sample(shuffledSubarray([1, 2, 3, 4, 5], { minLength: 2 }), { numRuns: 200, seed: SEED });
  for (const [round, order] of orders.entries()) {
    const base = round * 10;
    const sent = order.map((n) => ({ seq: base + n, item_resposta: n }));
    const answers = await Promise.all(
      sent.map((write) =>
        bia.post(made.url('resposta'), { turma_avaliacao_questao_resposta_id: item_id, dia: 1, ...write }),
      ),
    );
    const newest = Math.max(...order);
    const { rows } = await t.db.$client.query('select seq, item_resposta from resposta where avaliacao_item_id = $1', [
      item_id,
    ]);
    expect(rows, `round ${round}: ${order.join()}`).toEqual([{ seq: base + newest, item_resposta: newest }]);
    for (const [index, answer] of answers.entries()) {
      const { seq, item_resposta, situacao } = bodyOf('Resposta', answer);
      const own = sent[index]?.seq ?? 0;
      expect(seq - base, 'what is reported was written by one call').toBe(item_resposta);
      expect(situacao === 'gravada' ? seq === own : seq > own, 'a refused call is shown something newer').toBe(true);
    }
  }
});

it('a delivery racing an answer either counts it or keeps it apart, in 90 interleavings', async () => {
  const made = await exam(90);
  const outcomes = { stored: 0, apart: 0 };
  for (const { item_id, dia_prova } of made.itens) {
    await bia.post(made.url(`${dia_prova}/inicio`));
    const answer = { turma_avaliacao_questao_resposta_id: item_id, item_resposta: 2, dia: dia_prova, seq: 1 };
    const calls = [
      () => bia.post(made.url(`${dia_prova}/fechamento_prova`)),
      () => bia.post(made.url('resposta'), answer),
    ];
    const both = await Promise.all((dia_prova % 2 ? calls : calls.toReversed()).map((call) => call()));
    const saved = both[dia_prova % 2 ? 1 : 0];
    const [stored, apart] = await Promise.all(
      ['resposta', 'resposta_fora_do_prazo'].map(async (table) => {
        const { rows } = await t.db.$client.query(`select 1 from ${table} where avaliacao_item_id = $1`, [item_id]);
        return rows.length;
      }),
    );
    expect({ stored, apart }, `day ${dia_prova}`).toEqual(
      saved?.status === 200 ? { stored: 1, apart: 0 } : { stored: 0, apart: 1 },
    );
    outcomes[saved?.status === 200 ? 'stored' : 'apart'] += 1;
    expect(await bia.post(made.url('resposta'), { ...answer, seq: 2 })).toMatchObject({
      status: 409,
      body: { avaliacao_finalizada: true },
    });
  }
  expect(outcomes.stored + outcomes.apart).toBe(90);
});

it('planted: without the unique constraint the starts do not pass', async () => {
  const made = await exam(1);
  await t.db.$client.query('alter table tentativa drop constraint tentativa_unica');
  const answers = await Promise.all(times(20).map(() => bia.post(made.url('1/inicio'))));
  expect(answers.every((answer) => answer.status === 200)).toBe(false);
});
