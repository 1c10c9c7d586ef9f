/** The outbox over rows, as its users have it; and what the suite of the users does not say. */
import { describe, expect, it } from 'vitest';

import type { Fim } from './core/line.ts';
import { situacaoOf } from './core/line.ts';
import { createOutbox, type OutboxOptions } from './outbox.ts';
import { createLease } from './ports/lease.ts';
import { createKeptRows } from './storage/kept-rows.ts';
import { createMemoryRows } from './storage/rows.ts';
import { createTextRows } from './storage/text-rows.ts';
import { describeOutbox } from './testing/describe-outbox.ts';
import { createFakeClock, settle } from './testing/fake-clock.ts';
import {
  createTabsLock,
  createTexts,
  createWakes,
  createWorldServer,
  seededRandom,
  WorldFailure,
  type World,
} from './testing/world.ts';

type Row = { readonly text: string; readonly why?: string };
const shape = {
  prefix: '7/',
  encode: ({ value, recusa }: { value: string; recusa: string | null }): Row =>
    recusa === null ? { text: value } : { text: value, why: recusa },
  decode: ({ text, why }: Row) => ({ value: text, recusa: why ?? null }),
};
const fim = (error: unknown): Fim<string> => {
  const status = error instanceof WorldFailure ? error.status : 0;
  if (status === 401) return { tipo: 'espera', por: 'sessao' };
  return status >= 400 && status < 500
    ? { tipo: 'recusada', recusa: `não (${status})` }
    : { tipo: 'espera', por: status === 0 ? 'rede' : 'servidor' };
};

function open(
  rows: ReturnType<typeof createMemoryRows<Row>>,
  { server, ...ports }: World,
  more: Partial<OutboxOptions<string, void, string>> = {},
) {
  const storage = createKeptRows<string, string, Row>(rows, shape);
  return createOutbox({ ...ports, name: 'teste', storage, fim, send: (value) => server.call(value), ...more });
}

const said = (outbox: ReturnType<typeof open>, key: string) => {
  const line = outbox.get(key);
  return line === undefined ? 'stored' : situacaoOf(line);
};

describeOutbox('a page', {
  device: () => createMemoryRows<Row>(),
  open(device, world) {
    const outbox = open(device, world);
    return { ...outbox, act: () => outbox.keep('7/a', 'olá'), said: () => said(outbox, '7/a') };
  },
});

describeOutbox('a page in a browser without locks', {
  device: () => ({ rows: createTextRows(createTexts()), turns: createTexts() }),
  open({ rows, turns }, { server, ...ports }) {
    const { clock, random } = ports;
    const lock = createLease({ place: turns, clock, random, wallMs: clock.now, prefix: 'vez:' });
    const storage = createKeptRows<string, string, string>(rows, {
      prefix: '7/',
      encode: ({ value, recusa }) => JSON.stringify([value, recusa]),
      decode: (text) => {
        const [value, recusa]: [string, string | null] = JSON.parse(text);
        return { value, recusa };
      },
    });
    const outbox = createOutbox({ ...ports, lock, name: 'teste', storage, fim, send: (v) => server.call(v) });
    return { ...outbox, act: () => outbox.keep('7/a', 'olá'), said: () => said(outbox, '7/a') };
  },
});

async function begin(more: Partial<OutboxOptions<string, void, string>> = {}) {
  const clock = createFakeClock();
  const server = createWorldServer(clock);
  const { wake, online } = createWakes();
  const rows = createMemoryRows<Row>();
  const world = { clock, server, wake, random: seededRandom(1), lock: createTabsLock() };
  const outbox = open(rows, world, more);
  await outbox.start();
  const bodies = () => server.calls.map(({ body }) => JSON.parse(body));
  return { clock, server, online, rows, world, outbox, bodies };
}

describe('one key', () => {
  it('has its newest value alone, and never two calls at once', async () => {
    const { clock, server, outbox, bodies } = await begin();
    server.slowMs = 1000;
    for (const text of ['a', 'ab', 'abc']) outbox.keep('7/x', text, { afterMs: 500 });
    await clock.advance(600);
    outbox.keep('7/x', 'abcd');
    await clock.advance(100);
    expect([bodies(), said(outbox, '7/x')]).toEqual([['abc'], 'waiting']);
    await clock.advance(2000);
    expect([bodies(), said(outbox, '7/x')]).toEqual([['abc', 'abcd'], 'stored']);
  });

  it('refused while a newer value waits: the reason is not for the newer one', async () => {
    const { clock, server, outbox, rows } = await begin();
    Object.assign(server, { slowMs: 1000, status: 422 });
    outbox.keep('7/x', 'velho');
    await clock.advance(500);
    server.status = 200;
    outbox.keep('7/x', 'novo');
    await clock.advance(100);
    expect(await rows.read('7/x')).toEqual({ text: 'novo' });
    await clock.advance(2000);
    expect([said(outbox, '7/x'), await rows.list('')]).toEqual(['stored', []]);
  });

  it('that another tab changed meanwhile goes as it stands there', async () => {
    const { clock, server, outbox, rows, bodies } = await begin();
    server.status = 0;
    outbox.keep('7/x', 'daqui');
    await clock.advance(100);
    await rows.change('7/x', () => ({ text: 'de lá' }));
    server.status = 200;
    await clock.advance(2000);
    expect([bodies(), said(outbox, '7/x')]).toEqual([['daqui', 'de lá'], 'stored']);
  });

  it('is given up when asked to', async () => {
    const { clock, server, outbox, rows } = await begin();
    server.status = 0;
    outbox.keep('7/x', 'a');
    await clock.advance(100);
    outbox.forget('7/x');
    outbox.forget('7/nada');
    await clock.advance(60_000);
    expect([server.calls.length, await rows.list('')]).toEqual([1, []]);
  });
});

describe('several keys', () => {
  it('go three at a time; after a failure one shows the way', async () => {
    const { clock, server, outbox } = await begin();
    Object.assign(server, { slowMs: 200, status: 503 });
    for (const key of ['a', 'b', 'c', 'd', 'e']) outbox.keep(`7/${key}`, key);
    await clock.advance(100);
    expect(server.calls).toHaveLength(3);
    await clock.advance(1000);
    expect([server.calls.length, outbox.getState().failures]).toEqual([4, 1]);
    server.status = 200;
    await clock.advance(10_000);
    expect(outbox.getState().lines).toEqual([]);
  });

  it('one refused holds up no other', async () => {
    const { clock, server, outbox } = await begin();
    server.status = 422;
    outbox.keep('7/a', 'a');
    await clock.advance(100);
    server.status = 200;
    outbox.keep('7/b', 'b');
    await clock.advance(100);
    expect([said(outbox, '7/a'), said(outbox, '7/b')]).toEqual(['refused', 'stored']);
    outbox.ask('7/a');
    await clock.advance(100);
    expect(said(outbox, '7/a')).toBe('stored');
  });
});

describe('the session', () => {
  it.each([
    ['ended: nothing is tried until the person is back', 401, () => true],
    ['of somebody else: nothing is sent', 200, () => false],
  ])('%s', async (_name, status, maySend) => {
    let mine = maySend();
    const { clock, server, outbox } = await begin({ maySend: () => mine });
    server.status = status;
    outbox.keep('7/a', 'a');
    await clock.advance(10 * 60_000);
    expect(outbox.getState()).toMatchObject({ espera: 'sessao', failures: 1 });
    expect(server.calls.length).toBe(mine ? 1 : 0);
    mine = true;
    server.status = 200;
    outbox.signedIn();
    await clock.advance(100);
    expect(said(outbox, '7/a')).toBe('stored');
  });
});

it('the last moment that counts is never slept through', async () => {
  const { clock, server, outbox } = await begin({ lastTryAt: () => 5000 + 47_000 });
  server.status = 503;
  outbox.keep('7/a', 'a');
  await clock.advance(50_000);
  expect(server.calls.map(({ at }) => at)).toContain(52_000);
});

it('flush sends what waits for its moment; after stop no call begins', async () => {
  const { clock, server, outbox, bodies } = await begin();
  outbox.keep('7/a', 'a', { afterMs: 700 });
  outbox.flush();
  await clock.advance(0);
  outbox.stop();
  outbox.keep('7/b', 'b');
  await clock.advance(60_000);
  expect([bodies(), server.calls.length, said(outbox, '7/b')]).toEqual([['a'], 1, 'waiting']);
  await settle();
});

it('tells what arrived, what was refused, and what another tab has sent', async () => {
  const told: string[] = [];
  const { clock, server, outbox, rows } = await begin({
    onStored: (value) => told.push(`stored ${value}`),
    onRefused: (value, recusa) => told.push(`refused ${value} ${recusa}`),
    onElsewhere: (key) => told.push(`elsewhere ${key}`),
  });
  outbox.keep('7/a', 'a');
  await clock.advance(10);
  server.status = 400;
  outbox.keep('7/b', 'b');
  await clock.advance(10);
  server.status = 0;
  outbox.keep('7/c', 'c');
  await clock.advance(10);
  await rows.change('7/c', () => undefined);
  await clock.advance(2000);
  expect(told).toEqual(['stored a', 'refused b não (400)', 'elsewhere 7/c']);
});
