import { describe, expect, it } from 'vitest';
import { ProvaFailure } from '../ports.ts';
import { createFakeServer, type Fault } from '../testing/fake-server.ts';
import { createMemoryOutbox } from './memory-outbox.ts';
import type { KeptResposta } from './outbox.ts';
import { sendKept } from './send-kept.ts';

const kept = (turma_aluno_id: number, row: number): KeptResposta => ({
  kind: 'resposta',
  turma_aluno_id,
  turma_avaliacao_id: 5,
  dia_prova: 1,
  turma_avaliacao_questao_resposta_id: row,
  item_resposta: 2,
  seq: 1,
  respondida_em: '2026-03-02T13:00:00.000Z',
});

async function send(faults: readonly Fault[], signedIn: number | null = 10) {
  const outbox = createMemoryOutbox();
  for (const entry of [kept(10, 1010), kept(10, 1020), kept(20, 1030)]) await outbox.put(entry);
  const server = createFakeServer();
  server.faults.push(...faults);
  const result = await sendKept({ turma_aluno_id: 10, outbox, transport: server, signedInStudent: () => signedIn });
  return {
    ...result,
    mine: (await outbox.list({ turma_aluno_id: 10 })).length,
    others: (await outbox.list({ turma_aluno_id: 20 })).length,
    server,
  };
}

describe('sendKept', () => {
  it.each<
    [
      string,
      readonly Fault[],
      number | null,
      { sent: number; refused?: number; late?: number; left: number; mine: number },
    ]
  >([
    ['all is well', [], 10, { sent: 2, left: 0, mine: 0 }],
    ['no connection: stops and keeps', ['drop-request'], 10, { sent: 0, left: 2, mine: 2 }],
    ['401: stops and keeps', ['unauthorised'], 10, { sent: 0, left: 2, mine: 2 }],
    ['one refused: kept, the next goes', ['refused'], 10, { sent: 1, refused: 1, left: 0, mine: 1 }],
    [
      'the exam is closed: nothing waits any more, and it is told that both came late',
      ['finished', 'finished'],
      10,
      { sent: 0, late: 2, left: 0, mine: 2 },
    ],
    ['another student is signed in', [], 20, { sent: 0, left: 2, mine: 2 }],
    ['nobody is signed in', [], null, { sent: 0, left: 2, mine: 2 }],
  ])('%s', async (_name, faults, signedIn, expected) => {
    const result = await send(faults, signedIn);
    expect(result).toMatchObject({ ...expected, others: 1 });
    expect(result.server.arrived.every((call) => call.turma_aluno_id === 10)).toBe(true);
  });
});

it('what was refused keeps the reason; what came late is not sent again', async () => {
  const outbox = createMemoryOutbox();
  await outbox.put(kept(10, 1010));
  await outbox.put(kept(10, 1020));
  const server = createFakeServer();
  const recusa = { status: 403, codigo: 'somente_leitura', mensagem: 'Apenas visualização: nada pode ser alterado.' };
  const late = { status: 409, codigo: 'fora_do_prazo', mensagem: 'O prazo desta avaliação terminou.' };
  server.faults.push(new ProvaFailure('refused', { recusa }), new ProvaFailure('finished', { recusa: late }));
  const pass = () => sendKept({ turma_aluno_id: 10, outbox, transport: server, signedInStudent: () => 10 });
  await pass();
  expect(await outbox.list({ turma_aluno_id: 10 })).toEqual([
    { ...kept(10, 1010), recusa },
    { ...kept(10, 1020), recusa: late, tardia: true },
  ]);
  expect(await pass()).toEqual({ sent: 1, refused: 0, late: 0, left: 0 });
});

it('a text goes by its own call, without what cannot be kept', async () => {
  const { item_resposta: _none, ...rest } = kept(10, 1050);
  const outbox = createMemoryOutbox();
  await outbox.put({ ...rest, kind: 'subjetiva', texto_resposta: 'A seca.\u0000' });
  await outbox.put(kept(10, 1050));
  const server = createFakeServer();
  await sendKept({ turma_aluno_id: 10, outbox, transport: server, signedInStudent: () => 10 });
  expect(server.texts.get(1050)?.texto_resposta).toBe('A seca.');
  expect(server.answers.get(1050)?.item_resposta).toBe(2);
  expect(await outbox.list({ turma_aluno_id: 10 })).toEqual([]);
});
