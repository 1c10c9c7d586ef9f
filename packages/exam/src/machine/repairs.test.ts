/** [MON-5] [MON-6] Repairs and a cancellation while the exam is open. */
import { expect, it } from 'vitest';
import { settle } from '@luneta/outbox/testing';

import { ProvaFailure } from '../ports.ts';
import type { Resumo, Reparo } from '../shapes.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { createHarness, IDS } from '../testing/harness.ts';
import { repairsToTell, unsentCount } from './selectors.ts';

/** A server whose second item (20) is repaired when the test says so. */
type Repair = { revisao_prova: number; id: number; reparo: Reparo | null; cancelada_em: string | null };

async function begin(before: Partial<Repair> = {}) {
  const fake = createFakeServer();
  const repair: Repair = { revisao_prova: 0, id: 20, reparo: null, cancelada_em: null, ...before };
  const changed = (resumo: Resumo): Resumo => ({
    ...resumo,
    revisao_prova: repair.revisao_prova,
    cancelada_em: repair.cancelada_em,
    materias: resumo.materias.map((materia) => ({
      ...materia,
      itens: materia.itens.map((item) =>
        item.banco_questao_id === 20 ? { ...item, banco_questao_id: repair.id, reparo: repair.reparo } : item,
      ),
    })),
  });
  const server = {
    ...fake,
    resumo: async (ids: typeof IDS) => changed(await fake.resumo(ids)),
    saveResposta: async (...args: Parameters<typeof fake.saveResposta>) => ({
      ...(await fake.saveResposta(...args)),
      revisao_prova: repair.revisao_prova,
    }),
  };
  const browser = createHarness(server);
  await browser.start();
  const send = async (...events: Parameters<typeof browser.session.dispatch>[0][]) => {
    for (const event of events) browser.session.dispatch(event);
    await settle();
  };
  const told = () => repairsToTell(browser.state());
  return { fake, repair, browser, send, told };
}
const choose = (banco_questao_id: number, item_resposta: number) =>
  ({ type: 'chose', banco_questao_id, item_resposta }) as const;
const view = (banco_questao_id: number) => ({ type: 'viewed', banco_questao_id }) as const;

it('[MON-6] a corrected question keeps its answer and its place, and is told once', async () => {
  const { repair, browser, send, told } = await begin();
  await send(view(20), choose(20, 2), { type: 'flush-asked' });
  Object.assign(repair, { revisao_prova: 1, id: 21, reparo: 'corrigida' });
  // The save of another question brings it.
  await send(choose(10, 1), { type: 'flush-asked' });
  expect(browser.item(21)).toMatchObject({ item_resposta: 2, era: [20], numero: 2 });
  expect(browser.state()).toMatchObject({ current: 21 });
  expect(told()).toEqual([{ numero: 2, reparo: 'corrigida' }]);
  await send({ type: 'repairs-seen' }, choose(10, 3), { type: 'flush-asked' });
  expect(told()).toEqual([]);
  await send(choose(21, 4), { type: 'flush-asked' });
  expect(browser.item(21)).toMatchObject({ item_resposta: 4, stored: { item_resposta: 4 } });
});

it('[MON-6] a choice that waits goes with its item', async () => {
  const { fake, repair, browser, send } = await begin();
  fake.faults.push('drop-request');
  await send(view(20), choose(20, 5), { type: 'flush-asked' });
  Object.assign(repair, { revisao_prova: 1, id: 21, reparo: 'corrigida' });
  await send({ type: 'revision-heard', revisao_prova: 1 });
  expect(browser.item(21)).toMatchObject({ item_resposta: 5 });
  await browser.clock.advance(60_000);
  await settle();
  expect(browser.item(21)?.stored.item_resposta).toBe(5);
  expect(unsentCount(browser.state())).toBe(0);
});

it('[MON-6] an annulment is told; one in silence, or another key, is not', async () => {
  const { repair, send, told } = await begin();
  Object.assign(repair, { revisao_prova: 1, id: 22, reparo: null });
  await send({ type: 'revision-heard', revisao_prova: 1 });
  expect(told()).toEqual([]);
  Object.assign(repair, { revisao_prova: 2, reparo: 'anulada' });
  await send({ type: 'revision-heard', revisao_prova: 2 });
  expect(told()).toEqual([{ numero: 2, reparo: 'anulada' }]);
});

it('[MON-6] what was repaired before the exam was opened is not told', async () => {
  expect((await begin({ revisao_prova: 1, id: 21, reparo: 'corrigida' })).told()).toEqual([]);
  // After a reload of the same tab it is, because this device knew the day before.
  const { repair, browser, told } = await begin();
  Object.assign(repair, { revisao_prova: 1, id: 21, reparo: 'corrigida' });
  await browser.reload();
  expect(told()).toEqual([{ numero: 2, reparo: 'corrigida' }]);
});

it('[MON-6] nothing is read again while nothing was repaired', async () => {
  const { fake, send } = await begin();
  const reads = () => fake.arrived.filter(({ call }) => call === 'resumo').length;
  for (const option of [1, 2, 3]) await send(choose(10, option), { type: 'flush-asked' });
  await send({ type: 'revision-heard', revisao_prova: 0 });
  expect(reads()).toBe(1);
});

it('[MON-5] a refused save of a cancelled exam leaves with its word, and is kept, not shown as stored', async () => {
  const { fake, browser, send } = await begin();
  const recusa = { status: 409, codigo: 'prova_cancelada', mensagem: 'Esta prova foi cancelada pela escola.' };
  fake.faults.push(new ProvaFailure('finished', { recusa }));
  await send(view(20), choose(20, 3), { type: 'flush-asked' });
  expect(browser.signals).toEqual([{ type: 'leave-finished', cancelled: true }]);
  expect(browser.item(20)).toMatchObject({ item_resposta: null });
  expect(await browser.outbox.list(IDS)).toMatchObject([{ item_resposta: 3, tardia: true, recusa }]);
});

it('[MON-5] a look at the day tells it too, and the exam goes on once it is taken back', async () => {
  const { repair, browser, send } = await begin();
  await send(view(20), choose(20, 3), { type: 'flush-asked' });
  repair.cancelada_em = '2026-11-21T12:10:00Z';
  await send({ type: 'look-asked' });
  expect(browser.signals).toEqual([{ type: 'leave-finished', cancelled: true }]);
  repair.cancelada_em = null;
  await browser.reload();
  expect(browser.state()).toMatchObject({ phase: 'answering' });
  expect(browser.item(20)).toMatchObject({ item_resposta: 3 });
});
