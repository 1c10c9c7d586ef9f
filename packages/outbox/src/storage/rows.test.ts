/** Rows on the device: kept, removed, and in memory where the browser refuses. */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';

import { createFakeClock } from '../testing/fake-clock.ts';
import { createTexts } from '../testing/world.ts';
import { createDurableRows } from './durable-rows.ts';
import { createKeptRows, keptAsIs } from './kept-rows.ts';
import { createMemoryRows, type Rows } from './rows.ts';
import { createTextRows } from './text-rows.ts';

const clock = createFakeClock();
const count = (held: string | undefined) => String(Number(held ?? 0) + 1);
const durable = (factory: IDBFactory) => {
  const place = { database: 'teste', store: 'linhas', factory: () => factory, clock };
  return createDurableRows<string>(place);
};
const refusing = () =>
  createDurableRows<string>({
    database: 'teste',
    store: 'linhas',
    clock,
    factory: () => {
      throw new DOMException('refused', 'SecurityError');
    },
  });

describe.each<[string, () => Rows<string>, boolean]>([
  ['memory', createMemoryRows<string>, false],
  ['IndexedDB', () => durable(new IDBFactory()), true],
  ['IndexedDB that the browser refuses', refusing, false],
  ['a store of texts', () => createTextRows(createTexts()), true],
])('%s', (_name, create, isDurable) => {
  it('reads and writes in one step, lists by the beginning of the key, and removes', async () => {
    const rows = create();
    expect(await rows.change('1/a', count)).toEqual({ durable: isDurable });
    await Promise.all([rows.change('1/a', count), rows.change('1/b', count), rows.change('10/a', count)]);
    expect(await rows.list('1/')).toEqual([
      ['1/a', '2'],
      ['1/b', '1'],
    ]);
    await rows.change('1/a', () => undefined);
    expect([await rows.read('1/a'), await rows.read('1/b')]).toEqual([undefined, '1']);
  });
});

it('rows in IndexedDB survive a reload', async () => {
  const factory = new IDBFactory();
  await durable(factory).change('a', () => 'x');
  expect(await durable(factory).list('')).toEqual([['a', 'x']]);
});

it('a browser that gives no answer is not waited for', async () => {
  const silent = new IDBFactory();
  silent.open = () => new EventTarget() as IDBOpenDBRequest; // a request that never fires, as some browsers leave it
  const rows = durable(silent);
  const change = rows.change('a', () => 'x');
  await clock.advance(2000);
  expect(await change).toEqual({ durable: false });
  expect(await rows.read('a')).toBe('x');
});

describe('the writes among rows', () => {
  it.each([
    ['the same value is settled', 'a', []],
    ['a newer one stays', 'b', [{ key: 'k/1', value: 'b', recusa: null }]],
  ])('%s', async (_name, value, left) => {
    const kept = keptAsIs<string, string>(createMemoryRows(), 'k/');
    await kept.put('k/1', value);
    await kept.settle('k/1', 'a', null);
    expect(await kept.list()).toEqual(left);
  });

  it('a refusal stands beside its value, and a row of something else is none', async () => {
    const rows = createMemoryRows<string>();
    await rows.change('k/lixo', () => '?');
    const kept = createKeptRows<string, string, string>(rows, {
      prefix: 'k/',
      encode: ({ value, recusa }) => `${value}:${recusa ?? ''}`,
      decode: (row) => {
        const [value, recusa] = row.split(':');
        return recusa === undefined || value === undefined ? null : { value, recusa: recusa || null };
      },
    });
    await kept.put('k/1', 'a');
    await kept.settle('k/1', 'a', 'não');
    expect(await kept.list()).toEqual([{ key: 'k/1', value: 'a', recusa: 'não' }]);
  });
});
