/**
 * Security C18: two tabs of one student. An older choice never replaces a newer one. A delivery in one tab meets an
 * answer in the other: version 2 then takes no more answers, version 1 takes them until the deadline.
 */
import { sample, shuffledSubarray } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { PROVE, report } from '../../../../../test/security/support/figures.ts';
import { createTestApp, world, type Answer, type Client, type TestApp } from '../../../../../test/index.ts';
import { bodyOf, createExam, type Exam } from '../../../../../test/central_avaliacoes/exam-fixture.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z'];
const AGORA = '2026-11-21T12:30:00Z';
const SEED = 20261121;
/** The number of days of one exam, and of exams, that the races use. */
const DIAS = PROVE ? 50 : 25;
const ROUNDS = PROVE ? 10 : 2;
const STALE = PROVE ? 500 : 80;

let t: TestApp;
let tabs: Record<1 | 2, readonly [Client, Client]>;
beforeAll(async () => {
  t = await createTestApp({ agora: AGORA });
  tabs = { 1: [await t.signIn('ana'), await t.signIn('ana')], 2: [await t.signIn('bia'), await t.signIn('bia')] };
});
beforeEach(() => t.clock.set(AGORA));
afterAll(() => t.close());

type Sala = Exam & { readonly url: (path: string) => string };

/** An exam of many days for the class of a version, which gives one student many independent attempts. */
async function exam(versao: 1 | 2, days: number, redacao = false): Promise<Sala> {
  const made = await createExam(t.db, {
    turmas: [
      { turma_id: versao === 1 ? world.turmaV1 : world.turmaV2, janelas: Array.from({ length: days }, () => JANELA) },
    ],
    dias: Array.from({ length: days }, () => ({
      itens: redacao ? [{}, { subjetiva: true, gabarito: null }] : [{}],
      redacao,
    })),
    solicitar_idioma: redacao,
  });
  return { ...made, url: (path) => `/api/v2/central_avaliacoes/${made.turma_avaliacao_ids[0]}/${path}` };
}

const answerOf = (item_id: number | undefined, dia: number, seq: number, item_resposta = 2) => ({
  turma_avaliacao_questao_resposta_id: item_id,
  item_resposta,
  dia,
  seq,
});
const countOf = async (table: string, item_id: number): Promise<number> =>
  (await t.db.query(`select 1 from ${table} where avaliacao_item_id = $1`, [item_id])).rows.length;

/** Counts how often an older seq is stored after tabs have raced in these orders. */
async function staleRaces(rounds: number): Promise<number> {
  const made = await exam(2, 1);
  const [a, b] = tabs[2];
  await a.post(made.url('1/inicio'));
  const item_id = made.itens[0]?.item_id;
  const orders = sample(shuffledSubarray([1, 2, 3, 4, 5], { minLength: 2 }), { numRuns: rounds, seed: SEED });
  let overwritten = 0;
  for (const [round, order] of orders.entries()) {
    const base = round * 10;
    const answers = await Promise.all(
      order.map((n, index) => (index % 2 ? a : b).post(made.url('resposta'), answerOf(item_id, 1, base + n, n))),
    );
    const newest = Math.max(...order);
    const { rows } = await t.db.query('select seq, item_resposta from resposta where avaliacao_item_id = $1', [
      item_id,
    ]);
    const [stood] = rows;
    if (rows.length !== 1 || stood.seq !== base + newest || stood.item_resposta !== newest) overwritten += 1;
    for (const [index, answer] of answers.entries()) {
      const { seq, item_resposta, situacao } = bodyOf('Resposta', answer);
      const own = base + (order[index] ?? 0);
      if (seq - base !== item_resposta || (situacao === 'gravada' ? seq !== own : seq <= own)) overwritten += 1;
    }
  }
  return overwritten;
}

const refused = ({ status, body }: Answer) =>
  status === 409 && Reflect.get(Object(body), 'avaliacao_finalizada') === true;

/** For each day, delivers in one tab while the other answers; then the other tab answers again. */
async function deliveryRaces(versao: 1 | 2, rounds: number) {
  const figures = { races: 0, stored: 0, apart: 0, torn: 0, 'taken after close': 0, 'told finished': 0 };
  const [a, b] = tabs[versao];
  for (let round = 0; round < rounds; round += 1) {
    const made = await exam(versao, DIAS);
    for (const { item_id, dia_prova } of made.itens) {
      await a.post(made.url(`${dia_prova}/inicio`));
      const calls = [
        () => a.post(made.url(`${dia_prova}/fechamento_prova`)),
        () => b.post(made.url('resposta'), answerOf(item_id, dia_prova, 1)),
      ];
      const both = await Promise.all((dia_prova % 2 ? calls : calls.toReversed()).map((call) => call()));
      const saved = both[dia_prova % 2 ? 1 : 0];
      const [stored, apart] = [await countOf('resposta', item_id), await countOf('resposta_fora_do_prazo', item_id)];
      figures.races += 1;
      figures.stored += stored;
      figures.apart += apart;
      if (stored + apart !== 1 || (saved?.status === 200) !== (stored === 1)) figures.torn += 1;
      const again = await b.post(made.url('resposta'), answerOf(item_id, dia_prova, 2));
      if (again.status === 200) figures['taken after close'] += 1;
      if (refused(again)) figures['told finished'] += 1;
    }
  }
  return figures;
}

/** Installs a fault in the database while `work` runs. */
async function planted<T>(table: string, when: string, body: string, work: () => Promise<T>): Promise<T> {
  await t.db.query(
    `create function planted() returns trigger language plpgsql as $$ begin ${body} return new; end $$;
     create trigger planted before ${when} on ${table} for each row execute function planted()`,
  );
  try {
    return await work();
  } finally {
    await t.db.query('drop function planted cascade');
  }
}

describe('C18 a stale tab', () => {
  it('never replaces a newer choice, and the response shows the stored one', async () => {
    const overwritten = await staleRaces(STALE);
    report('C18 stale tab', { interleavings: STALE, 'older overwrote newer': overwritten });
    expect(overwritten).toBe(0);
  });

  it('planted: a store that compares no seq is found', async () => {
    const forget = `delete from resposta where escola_id = new.escola_id and tentativa_id = new.tentativa_id
      and avaliacao_item_id = new.avaliacao_item_id;`;
    expect(await planted('resposta', 'insert', forget, () => staleRaces(20))).toBeGreaterThan(0);
  });
});

describe('C18 a delivery that meets an answer', () => {
  it('version 2: the answer counts or is kept apart, and later answers are refused', async () => {
    const figures = await deliveryRaces(2, ROUNDS);
    report('C18 version 2', figures);
    const { races } = figures;
    expect(races).toBe(DIAS * ROUNDS);
    expect(figures).toMatchObject({ torn: 0, 'taken after close': 0, 'told finished': races });
    expect(figures.stored + figures.apart).toBe(races);
  });

  it('version 1: the answer always counts, and so does the next one', async () => {
    const figures = await deliveryRaces(1, 1);
    report('C18 version 1', figures);
    expect(figures).toMatchObject({ torn: 0, apart: 0, stored: DIAS, 'taken after close': DIAS, 'told finished': 0 });
  });

  it('planted: a delivery that closes nothing is found', async () => {
    const keepOpen = 'new.encerrada_em := null; new.encerrada_por := null;';
    const figures = await planted('tentativa', 'update', keepOpen, () => deliveryRaces(2, 1));
    expect(figures['taken after close']).toBe(DIAS);
  });
});

describe('C18 every write after the end', () => {
  it.each([
    ['version 2, delivered', 2, true, 0, 5],
    ['version 2, time over', 2, false, 3601, 5],
    ['version 1, delivered', 1, true, 0, 0],
    ['version 1, delivered, at the deadline', 1, true, 3600, 0],
    ['version 1, time over', 1, true, 3601, 5],
  ] as const)('%s', async (_name, versao, deliver, seconds, expected) => {
    const made = await exam(versao, 1, true);
    const [a, b] = tabs[versao];
    const [opcao, texto] = made.itens.map((item) => item.item_id);
    await a.post(made.url('1/inicio'));
    if (deliver) await a.post(made.url('1/fechamento_prova'));
    t.clock.advance(seconds * 1000);
    const writes: [string, object][] = [
      ['resposta', answerOf(opcao, 1, 9)],
      ['resposta', { ...answerOf(opcao, 1, 10), respondida_em: '2026-11-22T12:00:00Z' }],
      ['resposta_subjetiva', { turma_avaliacao_questao_resposta_id: texto, texto_resposta: 'depois', dia: 1, seq: 9 }],
      ['lingua_estrangeira', { lingua_estrangeira: 2 }],
      [`${made.propostas[0]}/resposta_redacao`, { texto_redacao: 'Depois.', seq: 9 }],
    ];
    const answers = [];
    for (const [path, body] of writes) answers.push(await b.post(made.url(path), body));
    // An essay that does not say when it was last changed has no tolerance (decision 196).
    expect(answers.filter(refused)).toHaveLength(expected);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(writes.length - expected);
  });
});
