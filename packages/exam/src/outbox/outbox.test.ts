import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createFakeClock } from '@luneta/outbox/testing';
import { createDurableOutbox, createMemoryOutbox } from './prova-outbox.ts';
import { outboxKey, type RedacaoEntry, type RespostaEntry, type Outbox } from './outbox.ts';

const answer = (over: Partial<RespostaEntry> = {}): RespostaEntry => ({
  kind: 'resposta',
  turma_aluno_id: 10,
  turma_avaliacao_id: 5,
  dia_prova: 1,
  turma_avaliacao_questao_resposta_id: 77,
  item_resposta: 2,
  seq: 1,
  respondida_em: '2026-03-02T13:00:00.000Z',
  ...over,
});
const essay: RedacaoEntry = {
  kind: 'redacao',
  turma_aluno_id: 10,
  turma_avaliacao_id: 5,
  dia_prova: 1,
  proposta_redacao_id: 3,
  texto_redacao: 'Olá',
  seq: 9,
};

const clock = createFakeClock();
const durable = (factory: () => IDBFactory = () => new IDBFactory()) => {
  let held: IDBFactory | undefined;
  return createDurableOutbox({ factory: () => (held ??= factory()), clock });
};

const refusing = (name: string) => () => {
  throw new DOMException('refused', name);
};

/** Opens, but every write fails, as with a full disk. */
function full(): IDBFactory {
  const factory = new IDBFactory();
  const open = factory.open.bind(factory);
  factory.open = (name: string, version?: number) => {
    const request = open(name, version);
    request.addEventListener('success', () => {
      const db = request.result;
      db.transaction = refusing('QuotaExceededError');
    });
    return request;
  };
  return factory;
}

const kinds: [string, () => Outbox, boolean][] = [
  ['memory', createMemoryOutbox, false],
  ['IndexedDB', () => durable(), true],
  ['IndexedDB that throws SecurityError', () => durable(refusing('SecurityError')), false],
  ['IndexedDB without quota', () => durable(full), false],
];

describe.each(kinds)('%s', (_name, create, isDurable) => {
  it('keeps the latest per item and says whether it lasts', async () => {
    const outbox = create();
    expect(await outbox.put(answer({ seq: 2, item_resposta: 4 }))).toEqual({ durable: isDurable });
    await outbox.put(answer({ seq: 1, item_resposta: 1 }));
    await outbox.put(essay);
    expect(await outbox.list({ turma_aluno_id: 10 })).toEqual(
      expect.arrayContaining([answer({ seq: 2, item_resposta: 4 }), essay]),
    );
    expect(await outbox.list({ turma_aluno_id: 10 })).toHaveLength(2);
  });

  it('forgets an acknowledged sequence and keeps a newer one', async () => {
    const outbox = create();
    await outbox.put(answer({ seq: 3 }));
    await outbox.forget(outboxKey(answer()), 2);
    expect(await outbox.list({ turma_aluno_id: 10 })).toHaveLength(1);
    await outbox.forget(outboxKey(answer()), 3);
    expect(await outbox.list({ turma_aluno_id: 10 })).toEqual([]);
  });

  it('lists one student and one day only (1 is not the beginning of 10)', async () => {
    const outbox = create();
    await outbox.put(answer({ turma_aluno_id: 1 }));
    await outbox.put(answer({ turma_aluno_id: 10 }));
    await outbox.put(answer({ turma_aluno_id: 10, dia_prova: 2 }));
    expect((await outbox.list({ turma_aluno_id: 1 })).map((entry) => entry.turma_aluno_id)).toEqual([1]);
    const day = await outbox.list({ turma_aluno_id: 10, turma_avaliacao_id: 5, dia_prova: 2 });
    expect(day.map((entry) => entry.dia_prova)).toEqual([2]);
  });
});

it('survives a reload', async () => {
  const factory = new IDBFactory();
  await durable(() => factory).put(answer());
  expect(await durable(() => factory).list({ turma_aluno_id: 10 })).toEqual([answer()]);
});

it('goes on from memory when IndexedDB gives no answer at all', async () => {
  const silent = new IDBFactory();
  silent.open = () => new EventTarget() as IDBOpenDBRequest; // a request that never fires, as some browsers leave it
  const outbox = durable(() => silent);
  const put = outbox.put(answer());
  await clock.advance(2000);
  expect(await put).toEqual({ durable: false });
  const list = outbox.list({ turma_aluno_id: 10 });
  await clock.advance(2000);
  expect(await list).toEqual([answer()]);
});
