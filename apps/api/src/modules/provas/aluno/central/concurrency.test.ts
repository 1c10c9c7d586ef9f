/**
 * Security C19: many simultaneous calls make exactly one start, one delivery and one language. Two tabs are tested in
 * `two-tabs.test.ts`.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { transaction } from '../../../../database/db.ts';
import { tenant } from '../../../../database/tenant.ts';
import { report } from '../../../../../test/security/support/figures.ts';
import { createTestApp, world, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf, createExam, type Exam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';
import { textOf } from './resposta/answer.ts';
import { writeAnswer } from './resposta/store.ts';
import { deliverOnce } from './tentativa-store.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z'];

let t: TestApp;
let bia: Client;
beforeAll(async () => {
  t = await createTestApp({ agora: '2026-11-21T12:30:00Z' });
  bia = await t.signIn('bia');
});
beforeEach(() => t.clock.set('2026-11-21T12:30:00Z'));
afterAll(() => t.close());

/** An exam of many days with one item each, which gives one student many independent attempts. */
async function exam(days: number): Promise<Exam & { url: (path: string) => string }> {
  const made = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: Array.from({ length: days }, () => JANELA) }],
    dias: Array.from({ length: days }, () => ({ itens: [{}] })),
  });
  return { ...made, url: (path) => `/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/${path}` };
}

const times = (n: number) => Array.from({ length: n }, (_, index) => index);
const attempts = async (made: Exam) =>
  (await t.db.query('select * from tentativa where turma_avaliacao_id = $1', [made.turma_avaliacao_ids[0]])).rows;

it('100 parallel starts make one attempt with one clock', async () => {
  const made = await exam(1);
  const answers = await Promise.all(times(100).map(() => bia.post(made.url('1/inicio'))));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  const stored = await attempts(made);
  report('C19 starts', { calls: answers.length, attempts: stored.length });
  expect(stored).toHaveLength(1);
});

it('50 parallel deliveries write one delivery and return one receipt', async () => {
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
  report('C19 deliveries', {
    calls: answers.length,
    'closing times': new Set(answers.map(({ body }) => Reflect.get(Object(body), 'entregue_em'))).size,
  });
  expect(attempt).toMatchObject({ encerrada_por: 'aluno', entregue_em: attempt.encerrada_em });
});

it('one of 50 parallel deliveries at different instants is written', async () => {
  const made = await exam(1);
  await bia.post(made.url('1/inicio'));
  const [attempt] = await attempts(made);
  const escola = tenant(t.db, world.escola);
  const instants = times(50).map((n) => new Date(Date.parse('2026-11-21T12:31:00Z') + n * 1000));
  const won = await Promise.all(instants.map((agora) => deliverOnce(escola, attempt.id, agora, true)));
  expect(won.filter(Boolean)).toHaveLength(1);
  expect((await attempts(made))[0].entregue_em).toEqual(instants[won.indexOf(true)]);
});

it('an answer that arrives while a delivery is written waits for it and is then kept apart', async () => {
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
  const { rows } = await t.db.query('select 1 from resposta where tentativa_id = $1', [attempt.id]);
  expect(rows).toEqual([]);
});

/** Resolves once a statement of this database waits for a lock. */
async function someoneWaits(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  if ((await t.db.query(waiting)).rows.length === 0) await someoneWaits();
}

it.each([
  ['the same text sent twice', 5, 'gravada'],
  ['an older text', 4, 'ignorada_mais_antiga'],
])('an essay sent while another is written gets the stored state: %s', async (_name, seq, situacao) => {
  const made = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    dias: [{ itens: [{}], redacao: true }],
  });
  const url = `/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}`;
  await bia.post(`${url}/1/inicio`);
  const proposta_redacao_id = made.propostas[0] ?? 0;
  const saving = await transaction(t.db, async (tx) => {
    const day = { turma_avaliacao_id: made.turma_avaliacao_ids[0] ?? 0, dia_prova: null, alvo_id: proposta_redacao_id };
    const written = { content: textOf('Três palavras aqui.'), seq: 5, respondida_em: null };
    const ctx = { escola: tenant(tx, world.escola), aluno: { turma_aluno_id: world.alunos.bia }, agora: t.clock() };
    expect(await writeAnswer(ctx, 'redacao', { ...day, ...written })).toMatchObject({ gravou: true });
    const texto_redacao = seq === 5 ? 'Três palavras aqui.' : 'Antes.';
    const sent = bia.post(`${url}/${proposta_redacao_id}/resposta_redacao`, { texto_redacao, seq });
    await Promise.race([sent, someoneWaits()]);
    return { sent };
  });
  expect(await saving.sent).toMatchObject({ status: 200, body: { situacao, seq: 5, palavras: 3 } });
});

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
  const { rows } = await t.db.query('select seq, item_resposta from resposta where avaliacao_item_id = $1', [
    made.itens[0]?.item_id,
  ]);
  expect(rows).toEqual([{ seq: 50, item_resposta: 1 }]);
});

it('50 parallel changes of language leave one attempt with one language, and no answer is lost', async () => {
  const made = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA] }],
    solicitar_idioma: true,
    dias: [{ itens: [{ lingua: 1 }, { lingua: 2 }] }],
  });
  const url = `/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}`;
  await bia.post(`${url}/1/inicio`);
  for (const { item_id } of made.itens)
    await bia.post(`${url}/resposta`, {
      turma_avaliacao_questao_resposta_id: item_id,
      item_resposta: 1,
      dia: 1,
      seq: 1,
    });
  const answers = await Promise.all(
    times(50).map((n) => bia.post(`${url}/lingua_estrangeira`, { lingua_estrangeira: (n % 2) + 1 })),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => bodyOf('Lingua', answer).qtde_itens_respondidos))).toEqual(new Set([1]));
  const [attempt, ...others] = await attempts(made);
  expect([[1, 2].includes(attempt.lingua_estrangeira), others.length]).toEqual([true, 0]);
  const { rows } = await t.db.query('select 1 from resposta where tentativa_id = $1', [attempt.id]);
  expect(rows).toHaveLength(2);
  report('C19 languages', { calls: answers.length, attempts: others.length + 1, 'answers kept': `${rows.length}/2` });
});

it('planted: without the unique constraint the starts fail', async () => {
  const made = await exam(1);
  await t.db.query('alter table tentativa drop constraint tentativa_unica');
  const answers = await Promise.all(times(20).map(() => bia.post(made.url('1/inicio'))));
  expect(answers.every((answer) => answer.status === 200)).toBe(false);
});
