/** What a student left on the device is sent when no exam is open, by the outbox that all screens share. */
import { createFakeClock, createTabsLock, createWakes, describeOutbox, WorldFailure } from '@luneta/outbox/testing';
import { situacaoOf } from '@luneta/outbox';
import { describe, expect, it } from 'vitest';

import { ProvaFailure } from '../ports.ts';
import { createFakeServer, type FakeServer } from '../testing/fake-server.ts';
import { createUnsentSender } from './unsent-sender.ts';
import { outboxKey, type RespostaEntry } from './outbox.ts';
import { createMemoryOutbox } from './prova-outbox.ts';

const answerOf = (turma_aluno_id: number, row: number): RespostaEntry => ({
  kind: 'resposta',
  turma_aluno_id,
  turma_avaliacao_id: 5,
  dia_prova: 1,
  turma_avaliacao_questao_resposta_id: row,
  item_resposta: 2,
  seq: 1,
  respondida_em: '2026-03-02T13:00:00.000Z',
});
const recusa = { status: 403, codigo: 'somente_leitura', mensagem: 'Apenas visualização: nada pode ser alterado.' };
const tarde = { status: 409, codigo: 'fora_do_prazo', mensagem: 'O prazo desta avaliação terminou.' };

/** A page of student 10, on a device that holds two answers of theirs and one of student 20. */
async function begin(before: (server: FakeServer) => void = () => {}, signedIn: number | null = 10) {
  const clock = createFakeClock();
  const outbox = createMemoryOutbox();
  for (const entry of [answerOf(10, 1010), answerOf(10, 1020), answerOf(20, 1030)]) await outbox.put(entry);
  const server = createFakeServer();
  before(server);
  const lock = createTabsLock();
  const { wake } = createWakes();
  async function open() {
    const ports = { clock, random: () => 1, lock, wake };
    const sender = createUnsentSender({
      ...ports,
      turma_aluno_id: 10,
      outbox,
      transport: server,
      signedInStudent: () => signedIn,
    });
    await sender.start();
    await clock.advance(100);
    return sender;
  }
  const entriesOf = (turma_aluno_id: number) => outbox.list({ turma_aluno_id });
  return { clock, server, open, entriesOf, outbox };
}

describe('what the device holds', () => {
  it.each<[string, (server: FakeServer) => void, number | null, ('waiting' | 'refused')[]]>([
    ['all is well', () => {}, 10, []],
    ['no connection', (server) => void (server.offline = true), 10, ['waiting', 'waiting']],
    ['the session has ended', ({ faults }) => faults.push('unauthorised', 'unauthorised'), 10, ['waiting', 'waiting']],
    ['one is refused, the other goes', ({ faults }) => faults.push('refused'), 10, ['refused']],
    [
      'the exam is over: both came late',
      ({ faults }) => faults.push('finished', 'finished'),
      10,
      ['refused', 'refused'],
    ],
    ['another student is signed in', () => {}, 20, ['waiting', 'waiting']],
    ['nobody is signed in', () => {}, null, ['waiting', 'waiting']],
  ])('%s', async (_name, before, signedIn, says) => {
    const { open, entriesOf, server } = await begin(before, signedIn);
    const sender = await open();
    expect(sender.getState().lines.map(situacaoOf)).toEqual(says);
    expect([await entriesOf(10), await entriesOf(20)].map(({ length }) => length)).toEqual([says.length, 1]);
    expect(server.arrived.every((call) => call.turma_aluno_id === 10)).toBe(true);
  });

  it('that was refused keeps the reason and goes once when a page is opened; what came late is not sent again', async () => {
    const { clock, open, entriesOf, server } = await begin(({ faults }) =>
      faults.push(new ProvaFailure('refused', { recusa }), new ProvaFailure('finished', { recusa: tarde })),
    );
    const first = await open();
    await clock.advance(600_000);
    expect(server.arrived).toHaveLength(2);
    expect(await entriesOf(10)).toEqual([
      { ...answerOf(10, 1010), recusa },
      { ...answerOf(10, 1020), recusa: tarde, tardia: true },
    ]);
    first.stop();
    await open();
    expect(server.arrived).toHaveLength(3);
    expect(await entriesOf(10)).toEqual([{ ...answerOf(10, 1020), recusa: tarde, tardia: true }]);
  });
});

it('a text goes by its own call, without what cannot be kept', async () => {
  const { item_resposta: _none, ...rest } = answerOf(10, 1050);
  const { open, entriesOf, server, outbox } = await begin();
  await outbox.put({ ...rest, kind: 'subjetiva', texto_resposta: 'A seca.\u0000' });
  await outbox.put(answerOf(10, 1050));
  await open();
  expect(server.texts.get(1050)?.texto_resposta).toBe('A seca.');
  expect(server.answers.get(1050)?.item_resposta).toBe(2);
  expect(await entriesOf(10)).toEqual([]);
});

const KINDS = { 0: 'network', 503: 'server', 422: 'refused' } as const;
const failureOf = (error: unknown) =>
  new ProvaFailure(error instanceof WorldFailure ? KINDS[error.status as keyof typeof KINDS] : 'network');

describeOutbox('an exam that is no longer on screen', {
  asksWhenOpened: true,
  device: createMemoryOutbox,
  open(outbox, { server, ...ports }) {
    const answers = createFakeServer();
    const transport = {
      ...answers,
      saveResposta: async (...[ids, body]: Parameters<typeof answers.saveResposta>) => {
        await server.call(body).catch((error: unknown) => {
          throw failureOf(error);
        });
        return answers.saveResposta(ids, body);
      },
    };
    const sender = createUnsentSender({ ...ports, turma_aluno_id: 10, outbox, transport, signedInStudent: () => 10 });
    const key = outboxKey(answerOf(10, 1010));
    return {
      ...sender,
      act: () => sender.keep(key, answerOf(10, 1010)),
      said() {
        const line = sender.get(key);
        return line === undefined ? 'stored' : situacaoOf(line);
      },
    };
  },
});
