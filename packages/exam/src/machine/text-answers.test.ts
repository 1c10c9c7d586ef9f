/** The text of a question without options: kept at each key, sent as an essay is, and never lost to another device. */
import { provaPolicyV1, provaPolicyV2 } from '@luneta/domain/prova-policy';
import { WAKE_WITHIN_MS } from '@luneta/outbox';
import { describe, expect, it } from 'vitest';

import { createFakeServer, rowOf } from '../testing/fake-server.ts';
import { createHarness } from '../testing/harness.ts';
import { answeredCount, initialPlace, itemSaveState } from './selectors.ts';

const QUESTION = 20;
const TEXT = 'A seca expulsou as famílias do sertão.';
const POLICIES = { 1: provaPolicyV1, 2: provaPolicyV2 } as const;

async function start(version: 1 | 2 = 2, held?: { texto_resposta: string; seq: number }) {
  const itens = [1, 2].map((numero) => ({
    numero,
    banco_questao_id: numero * 10,
    lingua_estrangeira: null,
    subjetiva: numero === 2,
  }));
  const server = createFakeServer({ itens });
  if (held) server.texts.set(rowOf(QUESTION), held);
  const harness = createHarness(server, { policy: POLICIES[version] });
  await harness.start();
  const item = () => {
    const found = harness.item(QUESTION);
    if (found === undefined) throw new Error('the question is not there');
    return found;
  };
  return {
    server,
    harness,
    item,
    type: (texto: string) => harness.session.dispatch({ type: 'text-edited', banco_questao_id: QUESTION, texto }),
    stored: () => server.texts.get(rowOf(QUESTION))?.texto_resposta,
    state: () => itemSaveState(harness.state(), item()),
    /** Another device of the student writes. */
    elsewhere: (texto_resposta: string, seq: number) => server.texts.set(rowOf(QUESTION), { texto_resposta, seq }),
  };
}

describe.each([1, 2] as const)('version %i', (version) => {
  it('is on the device at once, and on the server a while after the last key', async () => {
    const { harness, type, stored, state } = await start(version);
    const pause = POLICIES[version].essayAutosaveMs;
    type('A seca');
    await harness.clock.advance(pause - 100);
    type(TEXT);
    await harness.clock.advance(pause - 100);
    expect(stored()).toBeUndefined();
    expect(await harness.outbox.list({ turma_aluno_id: 10 })).toMatchObject([
      { kind: 'subjetiva', texto_resposta: TEXT },
    ]);
    expect(state()).toBe('salvando');
    await harness.clock.advance(100);
    expect(stored()).toBe(TEXT);
    expect(state()).toBe('salvo');
    expect(await harness.outbox.list({ turma_aluno_id: 10 })).toEqual([]);
  });

  it('is written without a connection, survives a reload, and goes when the connection returns', async () => {
    const { server, harness, type, item, stored, state } = await start(version);
    server.offline = true;
    await harness.hint('offline');
    type(TEXT);
    await harness.reload();
    expect(item().texto_resposta).toBe(TEXT);
    expect(state()).toBe('guardado');
    server.offline = false;
    await harness.hint('online');
    await harness.clock.advance(WAKE_WITHIN_MS);
    expect(stored()).toBe(TEXT);
    expect(state()).toBe('salvo');
  });
});

it('another question sends it', async () => {
  const { harness, type, stored } = await start();
  type(TEXT);
  harness.session.dispatch({ type: 'viewed', banco_questao_id: 10 });
  await harness.clock.advance(0);
  expect(stored()).toBe(TEXT);
});

it('counts as an answer while it is not blank, and an exam opens at the first blank question', async () => {
  const { harness, type } = await start();
  harness.session.dispatch({ type: 'chose', banco_questao_id: 10, item_resposta: 1 });
  type(' \n');
  expect(answeredCount(harness.state())).toBe(1);
  expect(initialPlace(harness.state())).toEqual({ kind: 'item', banco_questao_id: QUESTION });
  type(TEXT);
  expect(answeredCount(harness.state())).toBe(2);
});

it('goes back to what is stored without a call, and an empty text clears it', async () => {
  const { harness, server, type, stored } = await start(2, { texto_resposta: TEXT, seq: 4 });
  type(`${TEXT} E`);
  type(TEXT);
  harness.session.dispatch({ type: 'flush-asked' });
  await harness.clock.advance(0);
  expect(server.arrived.filter(({ call }) => call === 'resposta_subjetiva')).toEqual([]);
  type('');
  harness.session.dispatch({ type: 'flush-asked' });
  await harness.clock.advance(0);
  expect(stored()).toBe('');
});

it('a question takes only its own kind of answer', async () => {
  const { harness, item } = await start();
  harness.session.dispatch({ type: 'chose', banco_questao_id: QUESTION, item_resposta: 1 });
  harness.session.dispatch({ type: 'text-edited', banco_questao_id: 10, texto: TEXT });
  expect(item()).toMatchObject({ item_resposta: null, waiting: null });
  expect(harness.item(10)).toMatchObject({ texto_resposta: '', waiting: null });
});

describe('another device that wrote meanwhile', () => {
  it('is overtaken by what is typed here, and its text is shown beside', async () => {
    const { harness, type, item, stored, elsewhere } = await start();
    elsewhere('De outro aparelho.', 9);
    type(TEXT);
    harness.session.dispatch({ type: 'flush-asked' });
    await harness.clock.advance(0);
    expect(stored()).toBe(TEXT);
    expect(item()).toMatchObject({ texto_resposta: TEXT, aside: 'De outro aparelho.', waiting: null });
  });

  it('is overtaken also where more was typed during the save', async () => {
    const { harness, server, type, item, stored, elsewhere } = await start();
    elsewhere('De outro aparelho.', 9);
    type('A seca');
    server.faults.push('drop-response');
    harness.session.dispatch({ type: 'flush-asked' });
    await harness.clock.advance(0);
    type(TEXT);
    await harness.clock.advance(60_000);
    expect(stored()).toBe(TEXT);
    expect(item()).toMatchObject({ texto_resposta: TEXT, aside: 'De outro aparelho.' });
  });

  it('wins against an older text that this device kept, which is shown beside', async () => {
    const { server, harness, type, item, elsewhere } = await start();
    server.offline = true;
    await harness.hint('offline');
    type('Rascunho daqui.');
    await harness.clock.advance(0);
    server.offline = false;
    elsewhere(TEXT, 9);
    await harness.reload();
    expect(item()).toMatchObject({ texto_resposta: TEXT, aside: 'Rascunho daqui.', waiting: null });
  });

  it('with the same text leaves nothing beside', async () => {
    const { harness, type, item, elsewhere } = await start();
    elsewhere(TEXT, 9);
    type(TEXT);
    harness.session.dispatch({ type: 'flush-asked' });
    await harness.clock.advance(0);
    expect(item()).toMatchObject({ texto_resposta: TEXT, aside: null, waiting: null });
  });
});
