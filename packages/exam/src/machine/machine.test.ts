import { provaPolicyV1, provaPolicyV2, type ProvaPolicy } from '@luneta/domain/prova-policy';
import { describe, expect, it } from 'vitest';
import { createFakeClock, settle } from '@luneta/outbox/testing';
import { createFakeServer, rowOf, type FakeServerOptions } from '../testing/fake-server.ts';
import { createHarness, type HarnessOptions } from '../testing/harness.ts';
import { redirectSeconds, secondsLeft } from './clock.ts';
import { backOffMs } from '@luneta/outbox';
import type { Resumo } from '../shapes.ts';
import type { ProvaSignal } from './effects.ts';
import type { Phase } from './state.ts';
import { choiceRefusal, essaySaveRefusal, languageRefusal } from './guards.ts';
import {
  answeredCount,
  initialPlace,
  itemSaveState,
  neighbours,
  overallSaveState,
  unsentCount,
  visibleItems,
} from './selectors.ts';

const LANGUAGE_ITEMS = [
  { numero: 1, banco_questao_id: 11, lingua_estrangeira: 1 as const },
  { numero: 1, banco_questao_id: 12, lingua_estrangeira: 2 as const },
  { numero: 2, banco_questao_id: 21, lingua_estrangeira: 1 as const },
  { numero: 2, banco_questao_id: 22, lingua_estrangeira: 2 as const },
  { numero: 3, banco_questao_id: 30, lingua_estrangeira: null },
];

async function begin(server: FakeServerOptions = {}, options: HarnessOptions = {}) {
  const clock = options.clock ?? createFakeClock();
  const fake = createFakeServer({ clock, ...server });
  const browser = createHarness(fake, { ...options, clock });
  await browser.start();
  const send = async (event: Parameters<typeof browser.session.dispatch>[0]) => {
    browser.session.dispatch(event);
    await settle();
  };
  const arrived = (call: string) => fake.arrived.filter((entry) => entry.call === call).length;
  return { server: fake, browser, send, arrived, clock };
}

const choose = (banco_questao_id: number, item_resposta: number | null) =>
  ({ type: 'chose', banco_questao_id, item_resposta }) as const;
const view = (banco_questao_id: number | null) => ({ type: 'viewed', banco_questao_id }) as const;

describe('answers', () => {
  it('are shown at once, counted at the first choice only, and counted down when cleared (decision 101)', async () => {
    const { browser, send } = await begin();
    const counts = [];
    for (const option of [1, 2, 2, null]) {
      await send(choose(10, option));
      counts.push(answeredCount(browser.state()));
    }
    expect(counts).toEqual([1, 1, 1, 0]);
  });

  it('are sent on navigation, with their time on the server clock', async () => {
    const { browser, send, server, clock, arrived } = await begin();
    await clock.advance(60_000);
    await send(choose(10, 3));
    expect(arrived('resposta')).toBe(0);
    const entries = await browser.outbox.list({ turma_aluno_id: 10 });
    expect(entries).toMatchObject([{ item_resposta: 3, seq: 1, respondida_em: '2026-03-02T13:01:00.000Z' }]);
    await send(view(20));
    expect(server.answers.get(rowOf(10))).toEqual({ item_resposta: 3, seq: 1 });
    expect(await browser.outbox.list({ turma_aluno_id: 10 })).toEqual([]);
  });

  it('are sent after 1.5 s without navigation', async () => {
    const { send, arrived, clock } = await begin();
    await send(choose(10, 3));
    await clock.advance(1499);
    expect(arrived('resposta')).toBe(0);
    await clock.advance(1);
    expect(arrived('resposta')).toBe(1);
  });

  it('are not sent when they return to the stored one', async () => {
    const { browser, send, arrived } = await begin();
    await send(choose(10, 3));
    await send(choose(10, null));
    await send(view(20));
    expect([arrived('resposta'), unsentCount(browser.state())]).toEqual([0, 0]);
  });

  it('wait for the outbox before the network', async () => {
    let write = () => {};
    const inner = (await import('../outbox/prova-outbox.ts')).createMemoryOutbox();
    const outbox = {
      ...inner,
      put: (entry: Parameters<typeof inner.put>[0]) =>
        new Promise<void>((resolve) => (write = resolve)).then(() => inner.put(entry)),
    };
    const { send, arrived } = await begin({}, { outbox });
    await send(choose(10, 3));
    await send(view(20));
    expect(arrived('resposta')).toBe(0);
    write();
    await settle();
    expect(arrived('resposta')).toBe(1);
  });

  it('adopt what a newer device stored (ignorada_mais_antiga)', async () => {
    const { browser, send, server } = await begin();
    server.answers.set(rowOf(10), { item_resposta: 5, seq: 9 });
    await send(choose(10, 1));
    await send(view(20));
    expect(browser.item(10)).toMatchObject({ item_resposta: 5, waiting: null });
    await send(choose(10, 2));
    await send(view(30));
    expect(server.answers.get(rowOf(10))).toEqual({ item_resposta: 2, seq: 10 });
  });

  it('leave once when the server says the exam is finished (S3 §4)', async () => {
    const { browser, send, server } = await begin();
    await send(choose(10, 1));
    await send(choose(20, 1));
    server.faults.push('finished', 'finished');
    await send(view(30));
    expect(browser.signals).toEqual([{ type: 'leave-finished' }]);
    expect(browser.state().phase).toBe('finished');
  });

  it('refused by a 4xx are marked, not repeated, and tried once more at delivery', async () => {
    const { browser, send, server, arrived, clock } = await begin();
    server.faults.push('refused');
    await send(choose(10, 1));
    await send(view(20));
    await clock.advance(60_000);
    expect([overallSaveState(browser.state()), arrived('resposta')]).toEqual(['erro', 1]);
    await send({ type: 'finish-confirmed' });
    expect(server.answers.get(rowOf(10))?.item_resposta).toBe(1);
    expect(browser.state().finish.status).toBe('done');
  });

  it('cannot be given by a read-only profile', async () => {
    const { browser, send } = await begin({}, { readOnly: true });
    await send(choose(10, 1));
    expect(browser.item(10)?.item_resposta).toBeNull();
    expect(browser.state().phase).toBe('answering');
  });
});

describe('connection (decisions 94, 186)', () => {
  it.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [5, 16_000],
    [6, 30_000],
    [40, 30_000],
  ])('check %i waits %i ms', (failures, ms) => {
    expect(backOffMs(failures)).toBe(ms);
  });

  it.each<[string, ProvaPolicy, boolean]>([
    ['v1 goes on', provaPolicyV1, true],
    ['v2 blocks', provaPolicyV2, false],
  ])(
    '%s answering while offline; the choice made before waits and is sent when it returns',
    async (_name, policy, goesOn) => {
      const { browser, send, server, clock } = await begin({ essay: true }, { policy });
      await send(choose(10, 1));
      await send({ type: 'essay-edited', texto: 'Olá' });
      server.offline = true;
      await send(view(20));
      const item = browser.item(10);
      expect(item && itemSaveState(browser.state(), item)).toBe('guardado');
      const refusal = goesOn ? null : 'offline';
      const state = browser.state();
      expect([choiceRefusal(state, policy), essaySaveRefusal(state, policy)]).toEqual([refusal, refusal]);
      expect(languageRefusal(state)).toBe('offline');
      await send(choose(20, 2));
      server.offline = false;
      await clock.advance(31_000);
      expect(server.answers.get(rowOf(10))?.item_resposta).toBe(1);
      expect(server.answers.get(rowOf(20))?.item_resposta).toBe(goesOn ? 2 : undefined);
      expect([server.essay?.texto, overallSaveState(browser.state())]).toEqual(['Olá', 'salvo']);
    },
  );

  it('does not poll while all is well', async () => {
    const { server, clock } = await begin();
    await clock.advance(600_000);
    expect(server.arrived.map((entry) => entry.call)).toEqual(['resumo']);
  });

  it('checks 1, 2, 4, 8, 16 s apart while there is no answer', async () => {
    const { browser, server, arrived, clock } = await begin();
    server.offline = true;
    await browser.hint('offline');
    const seen = [];
    for (const ms of [999, 1, 2000, 4000, 8000, 15_999, 1]) {
      await clock.advance(ms);
      seen.push(arrived('saude'));
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 4, 5]);
  });

  it('a busy server (5xx) blocks nothing and is asked again later', async () => {
    const { browser, send, server, clock } = await begin();
    server.faults.push('server', 'server');
    await send(choose(10, 1));
    await send(view(20));
    expect([browser.state().connection.status, choiceRefusal(browser.state(), provaPolicyV2)]).toEqual([
      'waiting',
      null,
    ]);
    await clock.advance(3000);
    expect(server.answers.get(rowOf(10))?.item_resposta).toBe(1);
  });

  it('a first load that fails is tried again by itself', async () => {
    const clock = createFakeClock();
    const server = createFakeServer({ clock });
    server.faults.push('drop-request', 'server');
    const browser = createHarness(server, { clock });
    await browser.start();
    expect(browser.state().phase).toBe('load-failed');
    await clock.advance(10_000);
    expect(browser.state().phase).toBe('answering');
  });
});

describe('clock', () => {
  it('counts from the deadline and follows the server at each acknowledgement', async () => {
    const { browser, send, server, clock } = await begin();
    await clock.advance(10_300);
    expect(secondsLeft(browser.state().clock)).toBe(3590);
    server.tempo_restante = 4000;
    await send(choose(10, 1));
    await send(view(20));
    expect(secondsLeft({ ...browser.state().clock, now: clock.now() })).toBe(4000);
  });

  it.each([
    ['v1', provaPolicyV1],
    ['v2', provaPolicyV2],
  ])('%s follows the server at each save of an essay, where that is all one writes', async (_version, policy) => {
    const { browser, send, server, clock } = await begin({ itens: [], essay: true }, { policy });
    await clock.advance(10_000);
    server.tempo_restante = 4000;
    await send({ type: 'essay-edited', texto: 'Era uma vez' });
    await send({ type: 'essay-save-asked' });
    expect(secondsLeft({ ...browser.state().clock, now: clock.now() })).toBe(4000);
  });

  it('warns once per threshold, also when a re-synchronisation lifts the time again (decision 105)', async () => {
    const { browser, send, server, clock } = await begin();
    await clock.advance((3600 - 1795) * 1000);
    server.tempo_restante = 1802;
    await send(choose(10, 1));
    await send(view(20));
    await clock.advance(1510_000);
    const warned = browser.signals.flatMap((signal) =>
      signal.type === 'warn-time' ? [[signal.threshold, signal.seconds]] : [],
    );
    expect(warned).toEqual([
      [1800, 1800],
      [300, 300],
    ]);
  });

  it('v2 at zero: flushes, closes, counts 5 seconds, leaves', async () => {
    const { browser, send, server, arrived, clock } = await begin({ essay: true });
    await clock.advance(3_599_500);
    await send(choose(10, 4));
    await send({ type: 'essay-edited', texto: 'fim' });
    await clock.advance(500);
    expect([browser.state().phase, redirectSeconds(browser.state())]).toEqual(['time-over', 5]);
    expect([server.answers.get(rowOf(10))?.item_resposta, server.essay?.texto, arrived('fechamento')]).toEqual([
      4,
      'fim',
      1,
    ]);
    await clock.advance(4999);
    expect(browser.signals.some((signal) => signal.type === 'go-finished')).toBe(false);
    await clock.advance(1);
    expect(browser.signals.at(-1)).toMatchObject({
      type: 'go-finished',
      cause: 'time-over',
      recibo: { protocolo: 'ABC123' },
    });
  });

  it('v2 ignores a failing closing call silently (S3 §4)', async () => {
    const { browser, server, clock } = await begin();
    await clock.advance(3_599_000);
    server.faults.push('server');
    await clock.advance(6000);
    expect(browser.signals.at(-1)).toEqual({ type: 'go-finished', cause: 'time-over', recibo: null });
    expect(browser.state().finish.status).toBe('idle');
  });

  it('v1 is over below zero, flushes and never posts the closing call', async () => {
    const { browser, send, server, arrived, clock } = await begin({}, { policy: provaPolicyV1 });
    await clock.advance(3_600_000);
    expect(browser.state().phase).toBe('answering');
    await send(choose(10, 2));
    await clock.advance(1000);
    expect([browser.state().phase, server.answers.get(rowOf(10))?.item_resposta, arrived('fechamento')]).toEqual([
      'time-over',
      2,
      0,
    ]);
  });

  it("'Ver resumo' leaves at once, and only in the countdown", async () => {
    const { browser, send, clock } = await begin();
    await send({ type: 'leave-asked' });
    await clock.advance(3_600_000);
    await send({ type: 'leave-asked' });
    expect(browser.signals.filter((signal) => signal.type === 'go-finished')).toHaveLength(1);
  });
});

describe('looking at the server again', () => {
  it.each<[string, Resumo['situacao'], Phase, readonly ProvaSignal[]]>([
    ['not open yet', 'agendada', 'not-started', []],
    ['open, not started', 'disponivel', 'not-started', []],
    ['closed by the clock', 'encerrada', 'finished', [{ type: 'go-finished', cause: 'already-closed', recibo: null }]],
  ])('%s', async (_name, situacao, phase, signals) => {
    const { browser, send, server } = await begin();
    server.situacao = situacao;
    await send({ type: 'reload-asked' });
    expect([browser.state().phase, browser.signals]).toEqual([phase, signals]);
  });

  it('asks for the time when the page returns after a minute or more, and not before', async () => {
    const { browser, arrived, clock } = await begin();
    await clock.advance(59_000);
    await browser.hint('visible');
    expect(arrived('resumo')).toBe(1);
    await clock.advance(1000);
    await browser.hint('visible');
    expect(arrived('resumo')).toBe(2);
  });

  it('sends what waits when the page goes out of sight', async () => {
    const { browser, send, arrived } = await begin();
    await send(choose(10, 1));
    await browser.hint('hidden');
    expect(arrived('resposta')).toBe(1);
  });

  it('an answer that comes after the end is handed over and marked, and waits no more (D17)', async () => {
    const { browser, send, server } = await begin();
    server.offline = true;
    await send(choose(10, 3));
    await browser.reload();
    server.offline = false;
    server.situacao = 'encerrada';
    await browser.clock.advance(10_000);
    expect(browser.item(10)).toMatchObject({ item_resposta: 3, fora_do_prazo: true, waiting: null });
    expect(await browser.outbox.list({ turma_aluno_id: 10 })).toEqual([]);
  });
});

describe('language (decision 99)', () => {
  it('shows common items and those of the chosen language, and moves to the same number in the other', async () => {
    const { browser, send } = await begin({ itens: LANGUAGE_ITEMS, lingua_estrangeira: 1 });
    await send(view(21));
    await send(choose(21, 4));
    await send({ type: 'language-chosen', lingua_estrangeira: 2 });
    expect(visibleItems(browser.state()).map((item) => [item.numero, item.banco_questao_id])).toEqual([
      [1, 12],
      [2, 22],
      [3, 30],
    ]);
    expect(browser.signals).toEqual([{ type: 'go-item', banco_questao_id: 22 }]);
    expect(browser.state().language.notice).toEqual({ lingua_estrangeira: 2, numeros: [1, 2] });
    expect([answeredCount(browser.state()), browser.item(21)?.item_resposta]).toEqual([0, 4]);
    await send({ type: 'language-notice-seen' });
    expect(browser.state().language.notice).toBeNull();
  });

  it.each([
    { name: 'English, which changes nothing', chosen: 1, shown: [11, 21, 30], notice: null },
    { name: 'Spanish', chosen: 2, shown: [12, 22, 30], notice: { lingua_estrangeira: 2, numeros: [1, 2] } },
  ] as const)('before a choice the English items are shown, and none is chosen; then $name', async (row) => {
    const { browser, send, server } = await begin({ itens: LANGUAGE_ITEMS, lingua_estrangeira: null });
    const shown = () => visibleItems(browser.state()).map((item) => item.banco_questao_id);
    expect([browser.state().language.chosen, shown()]).toEqual([null, [11, 21, 30]]);
    await send({ type: 'language-chosen', lingua_estrangeira: row.chosen });
    expect(server.arrived.at(-1)?.call).toBe('lingua');
    expect([browser.state().language.chosen, shown()]).toEqual([row.chosen, row.shown]);
    expect(browser.state().language.notice).toEqual(row.notice);
  });

  it('stays on a question that is for all, and says when the change failed', async () => {
    const { browser, send, server } = await begin({ itens: LANGUAGE_ITEMS, lingua_estrangeira: 1 });
    await send(view(30));
    server.faults.push('server');
    await send({ type: 'language-chosen', lingua_estrangeira: 2 });
    expect(browser.state().language).toMatchObject({ chosen: 1, saving: null, failed: true });
    expect(browser.signals).toEqual([]);
  });
});

describe('essay', () => {
  it('any edit makes it unsaved; 5 s after typing it is saved; saving clears the mark', async () => {
    const { browser, send, server, clock } = await begin({ essay: true });
    await send({ type: 'essay-edited', texto: 'a' });
    await clock.advance(3000);
    await send({ type: 'essay-edited', texto: 'ab' });
    await clock.advance(4999);
    expect([browser.state().essay?.dirty, server.versions]).toEqual([true, []]);
    await clock.advance(1);
    expect([browser.state().essay?.dirty, server.versions]).toEqual([false, ['ab']]);
  });

  it('what is typed while a save runs stays unsaved and follows', async () => {
    const { browser, send, server, clock } = await begin({ essay: true });
    await send({ type: 'essay-edited', texto: 'a' });
    server.faults.push('slow');
    await send({ type: 'essay-save-asked' });
    await send({ type: 'essay-edited', texto: 'ab' });
    await clock.advance(1000);
    expect([browser.state().essay?.dirty, browser.state().essay?.texto]).toEqual([true, 'ab']);
    await clock.advance(5000);
    expect(server.versions).toEqual(['a', 'ab']);
  });

  it('a text refused because another device has a newer one is saved again with a higher seq', async () => {
    const { browser, send, server } = await begin({ essay: true });
    server.essay = { texto: 'de outro aparelho', seq: 8 };
    await send({ type: 'essay-edited', texto: 'daqui' });
    await send({ type: 'essay-save-asked' });
    expect([server.essay, browser.state().essay?.dirty]).toEqual([{ texto: 'daqui', seq: 9 }, false]);
  });

  it('a draft survives a reload and is sent untouched by the student (C17)', async () => {
    const { browser, send, server, clock } = await begin({ essay: true });
    server.offline = true;
    await send({ type: 'essay-edited', texto: 'rascunho' });
    await browser.reload();
    server.offline = false;
    await clock.advance(10_000);
    expect([server.essay?.texto, browser.state().essay?.dirty]).toEqual(['rascunho', false]);
  });

  it('decision 196: says when the text was last changed, on the time of the server, also after a reload', async () => {
    const { browser, send, server, clock } = await begin({ essay: true });
    await clock.advance(30_000);
    server.offline = true;
    await send({ type: 'essay-edited', texto: 'rascunho' });
    await browser.reload();
    await clock.advance(60_000);
    server.offline = false;
    await clock.advance(10_000);
    expect(server.changes.at(-1)).toBe('2026-03-02T13:00:30.000Z');
  });

  it('a draft older than the version of another device is set aside, not dropped', async () => {
    const { browser, send, server } = await begin({ essay: true });
    await send({ type: 'essay-edited', texto: 'daqui' });
    server.essay = { texto: 'de outro aparelho', seq: 8 };
    await browser.reload();
    expect(browser.state().essay).toMatchObject({ texto: 'de outro aparelho', aside: 'daqui', dirty: false });
  });
});

describe('delivery', () => {
  it('sends answers and the newest draft first, then closes, then leaves with the receipt', async () => {
    const { browser, send, server } = await begin({ essay: true });
    await send(choose(10, 1));
    await send({ type: 'essay-edited', texto: 'fim' });
    await send({ type: 'finish-confirmed' });
    expect(server.arrived.map((entry) => entry.call)).toEqual(['resumo', 'resposta', 'redacao', 'fechamento']);
    expect(browser.signals.at(-1)).toMatchObject({
      type: 'go-finished',
      cause: 'delivered',
      recibo: { qtde_itens_respondidos: 1 },
    });
    expect(browser.state().phase).toBe('finished');
  });

  it.each<[string, 'drop-request' | 'drop-response' | 'server']>([
    ['the closing call is lost', 'drop-request'],
    ['its answer is lost', 'drop-response'],
    ['the server is busy', 'server'],
  ])('is tried again when %s, with nothing lost', async (_name, fault) => {
    const { browser, send, server, clock } = await begin();
    server.faults.push(fault);
    await send({ type: 'finish-confirmed' });
    expect(browser.state().finish.status).toBe('retrying');
    await clock.advance(10_000);
    expect(browser.state().finish).toMatchObject({ status: 'done', recibo: { protocolo: 'ABC123' } });
  });

  it('waits for answers that fail to go, and may be cancelled meanwhile', async () => {
    const { browser, send, server, arrived, clock } = await begin();
    await send(choose(10, 1));
    server.offline = true;
    await send({ type: 'finish-confirmed' });
    expect([browser.state().finish.status, arrived('fechamento')]).toEqual(['retrying', 0]);
    await send({ type: 'finish-cancelled' });
    server.offline = false;
    await clock.advance(40_000);
    expect([browser.state().finish.status, server.situacao]).toEqual(['idle', 'em_andamento']);
  });

  it('does not close while an answer is on its way', async () => {
    const { send, server, arrived, clock } = await begin();
    await send(choose(10, 1));
    server.faults.push('slow');
    await send({ type: 'finish-confirmed' });
    await clock.advance(999);
    expect(arrived('fechamento')).toBe(0);
    await clock.advance(1);
    expect(arrived('fechamento')).toBe(1);
  });

  it('that finds the exam already closed counts as delivered', async () => {
    const { browser, send, server } = await begin();
    server.faults.push('finished');
    await send({ type: 'finish-confirmed' });
    expect(browser.signals).toEqual([{ type: 'go-finished', cause: 'delivered', recibo: null }]);
  });

  it('refused by a 4xx says so and may be asked again', async () => {
    const { browser, send, server } = await begin();
    server.faults.push('refused');
    await send({ type: 'finish-confirmed' });
    expect(browser.state().finish.status).toBe('failed');
    await send({ type: 'finish-confirmed' });
    expect(browser.state().finish.status).toBe('done');
  });

  it('v1 goes on answering afterwards (decision 92)', async () => {
    const { browser, send, server } = await begin({ responde_apos_entrega: true }, { policy: provaPolicyV1 });
    await send({ type: 'finish-confirmed' });
    await send(choose(10, 2));
    await send(view(20));
    expect([browser.state().phase, server.answers.get(rowOf(10))?.item_resposta]).toEqual(['answering', 2]);
    expect(browser.state().facts?.entregue_em).toBe('2026-03-02T14:00:00Z');
  });

  it('a delivered v2 exam that is opened again leads out', async () => {
    const { browser, send } = await begin();
    await send({ type: 'finish-confirmed' });
    browser.signals.length = 0;
    await browser.reload();
    expect(browser.signals).toEqual([{ type: 'go-finished', cause: 'already-closed', recibo: null }]);
  });
});

describe('place (decisions 79, 109)', () => {
  it.each([
    ['last viewed', { viewed: 30, answered: [] as number[], essay: true }, { kind: 'item', banco_questao_id: 30 }],
    [
      'else first unanswered',
      { viewed: null, answered: [10, 20], essay: true },
      { kind: 'item', banco_questao_id: 30 },
    ],
    ['else essay', { viewed: null, answered: [10, 20, 30, 40], essay: true }, { kind: 'essay' }],
    [
      'else the first question',
      { viewed: null, answered: [10, 20, 30, 40], essay: false },
      { kind: 'item', banco_questao_id: 10 },
    ],
  ])('%s', async (_name, { viewed, answered, essay }, place) => {
    const { browser, send } = await begin({ essay });
    for (const id of answered) await send(choose(id, 1));
    if (viewed !== null) await send(view(viewed));
    await send({ type: 'flush-asked' });
    await browser.reload();
    expect(initialPlace(browser.state())).toEqual(place);
    expect([...browser.places]).toEqual(viewed === null ? [] : [['luneta:prova:ultima:10:5:1', '30']]);
  });

  it('neighbours end at both ends and wait while the question is saved', async () => {
    const { browser, send, server } = await begin();
    await send(view(10));
    expect(neighbours(browser.state())).toEqual({ previous: null, next: 20, saving: false });
    await send(choose(10, 1));
    server.faults.push('slow');
    await send({ type: 'flush-asked' });
    expect(neighbours(browser.state()).saving).toBe(true);
    await send(view(40));
    expect(neighbours(browser.state())).toEqual({ previous: 30, next: null, saving: false });
  });
});

describe('sign-in lost in the middle (decision 32, C36)', () => {
  async function threeUnsent() {
    const exam = await begin();
    for (const id of [10, 20, 30]) await exam.send(choose(id, 2));
    exam.browser.world.signedIn = null;
    await exam.send(view(40));
    return exam;
  }

  it('asks once, and the same student resumes', async () => {
    const { browser, send, server } = await threeUnsent();
    expect([browser.state().access, browser.signals]).toEqual(['needs-sign-in', [{ type: 'ask-sign-in' }]]);
    browser.world.signedIn = 10;
    await send({ type: 'signed-in', turma_aluno_id: 10 });
    expect([10, 20, 30].map((id) => server.answers.get(rowOf(id))?.item_resposta)).toEqual([2, 2, 2]);
  });

  it('another student sends nothing, and the first finds the answers later', async () => {
    const { browser, send, server, clock } = await threeUnsent();
    browser.world.signedIn = 20;
    await send({ type: 'signed-in', turma_aluno_id: 20 });
    await clock.advance(120_000);
    expect([browser.state().access, server.answers.size]).toEqual(['other-student', 0]);
    browser.world.signedIn = 10;
    await browser.reload();
    expect([server.answers.size, browser.world.strayCalls]).toEqual([3, 0]);
  });
});

describe('second tab (decision 110)', () => {
  it('the older tab hands in what it holds, writes no more, and may take over again', async () => {
    const { browser, send, server } = await begin();
    await send(choose(10, 1));
    await browser.loseTab();
    expect([browser.state().access, server.answers.get(rowOf(10))?.item_resposta]).toEqual(['taken-over', 1]);
    await send(choose(20, 1));
    expect(browser.item(20)?.item_resposta).toBeNull();
    server.answers.set(rowOf(20), { item_resposta: 5, seq: 30 });
    await send({ type: 'take-over-asked' });
    expect([browser.state().access, browser.item(20)?.item_resposta]).toEqual(['open', 5]);
  });
});

describe('time that staff give (D 231)', () => {
  it('is counted when a call brings a later end, and stays', async () => {
    const { browser, send, server, clock } = await begin();
    server.tempo_restante += 420;
    await send(choose(10, 1));
    await send(view(20));
    await clock.advance(1000);
    expect(browser.state().clock.gained).toBe(420);
    await send(choose(10, 2));
    await send(view(10));
    await clock.advance(1000);
    expect(browser.state().clock.gained).toBe(420);
  });

  it('a device that slept has gained nothing', async () => {
    const { browser, send, server, clock } = await begin();
    server.tempo_restante -= 420;
    await send(choose(10, 1));
    await send(view(20));
    await clock.advance(1000);
    expect(browser.state().clock.gained).toBe(0);
  });
});
