/** The items of exam days, from memory for some seconds. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, world, type TestApp } from '../../../test/index.ts';
import { createExam } from '../../../test/central_avaliacoes/exam-fixture.ts';
import { findDayItems, type Day } from './day-items.ts';

const JANELA: [string, string] = ['2026-11-21T12:00:00Z', '2026-11-21T18:00:00Z'];
let t: TestApp;
let now = 0;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function makeExam() {
  const exam = await createExam(t.db, {
    turmas: [{ turma_id: world.turmaV2, janelas: [JANELA, JANELA] }],
    dias: [{ itens: [{}, { subjetiva: true }] }, { itens: [{ lingua: 1 }, { lingua: 2 }] }],
  });
  const day = (dia_prova: number, escola_id: number = world.escola): Day => ({
    escola_id,
    turma_avaliacao_id: exam.turma_avaliacao_ids[0] ?? 0,
    dia_prova,
  });
  return { day, ids: exam.itens.map(({ item_id }) => item_id), avaliacao_id: exam.avaliacao_id };
}
const find = (...days: Day[]) => findDayItems(t.db, days, () => now);

it('of several days are read in one statement, each with its kind and language', async () => {
  const { day, ids } = await makeExam();
  const from = t.statements.sent.length;
  const [first, second, again] = await find(day(1), day(2), day(1));
  expect(t.statements.sent.length - from).toBe(1);
  expect([...(first?.byId ?? [])]).toEqual([
    [ids[0], { lingua_estrangeira: null, subjetiva: false }],
    [ids[1], { lingua_estrangeira: null, subjetiva: true }],
  ]);
  expect(first?.idiomas).toEqual([]);
  expect(second?.idiomas).toEqual([
    { item_id: ids[2], lingua: 1 },
    { item_id: ids[3], lingua: 2 },
  ]);
  expect(again).toBe(first);
});

it.each([
  { later: 4_999, statements: 0 },
  { later: 5_000, statements: 1 },
])('are read again $later ms later: $statements', async ({ later, statements }) => {
  const { day } = await makeExam();
  await find(day(1));
  now += later;
  expect(await t.statements.count(() => find(day(1)))).toBe(statements);
});

it('of another school, another day or no exam are none', async () => {
  const { day } = await makeExam();
  const found = await find(day(1, world.outraEscola), day(3), { ...day(1), turma_avaliacao_id: 999_999 });
  expect(found.map(({ byId }) => byId.size)).toEqual([0, 0, 0]);
});
