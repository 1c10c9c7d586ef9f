import { describe, expect, it } from 'vitest';

import { BatchFull, createBatch, type BatchOptions, type Failure } from './batch.ts';

type Gate = { readonly items: readonly string[]; readonly open: () => void; readonly fail: (error: Error) => void };

/** A `send` that waits for the test: each call is a gate, and answers each item with its upper case. */
function gated(options: Partial<BatchOptions<string, string>> = {}) {
  const gates: Gate[] = [];
  let arrived: () => void = () => undefined;
  const batch = createBatch<string, string>({
    send: (items) =>
      new Promise((resolve, reject) => {
        gates.push({ items, open: () => resolve(items.map((item) => item.toUpperCase())), fail: reject });
        arrived();
      }),
    ...options,
  });
  /** The call of `send` with this number, as soon as it is made. */
  const gate = async (n: number): Promise<Gate> => {
    const found = gates[n];
    if (found) return found;
    await new Promise<void>((resolve) => (arrived = resolve));
    return gate(n);
  };
  return { batch, gates, gate };
}

const names = (count: number) => Array.from({ length: count }, (_, n) => `item-${n}`);
const settled = async (promises: readonly Promise<string>[]) =>
  (await Promise.allSettled(promises)).map((one) =>
    one.status === 'fulfilled' ? one.value : String(one.reason.message),
  );

/** Answers each item; fails, as a database does, when one of them is bad. Keeps the size of each call. */
function withBad(bad: ReadonlySet<string>, onFailure: (error: unknown) => Failure = () => 'divide') {
  const sizes: number[] = [];
  const batch = createBatch<string, string>({
    send: async (items) => {
      sizes.push(items.length);
      const found = items.find((item) => bad.has(item));
      if (found !== undefined) throw new Error(`bad ${found}`);
      return items.map((item) => item.toUpperCase());
    },
    onFailure,
  });
  return { batch, sizes };
}

describe('items', () => {
  it('of one turn of the event loop share a call, and each gets its own result', async () => {
    const { batch, gate, gates } = gated();
    const added = ['a', 'b', 'c'].map((item) => batch.add(item));
    (await gate(0)).open();
    expect(await Promise.all(added)).toEqual(['A', 'B', 'C']);
    expect(gates.map(({ items }) => items)).toEqual([['a', 'b', 'c']]);
  });

  it('that arrive while a call runs share the next one, which starts after it', async () => {
    const { batch, gate, gates } = gated();
    const first = batch.add('a');
    const running = await gate(0);
    const others = ['b', 'c'].map((item) => batch.add(item));
    await new Promise(setImmediate);
    expect(gates).toHaveLength(1);
    running.open();
    expect(await first).toBe('A');
    (await gate(1)).open();
    expect(await Promise.all(others)).toEqual(['B', 'C']);
    expect((await gate(1)).items).toEqual(['b', 'c']);
  });

  it('go in the order of arrival, no more at once than allowed', async () => {
    const { batch, sizes } = withBad(new Set());
    expect(await Promise.all(names(300).map((item) => batch.add(item)))).toHaveLength(300);
    expect(sizes).toEqual([128, 128, 44]);
    expect(batch.load()).toEqual({ waiting: 0, sends: 3, items: 300 });
  });

  it('are not acknowledged before their call ends', async () => {
    const { batch, gate } = gated();
    let acknowledged = false;
    const added = batch.add('a').then(() => (acknowledged = true));
    const running = await gate(0);
    await new Promise(setImmediate);
    expect(acknowledged).toBe(false);
    running.open();
    await added;
  });
});

describe('two items of the same key', () => {
  it('never share a call, and keep their order; others are not held up', async () => {
    const { batch, gate, gates } = gated();
    const added = ['x1', 'x2', 'x3', 'y1'].map((item) => batch.add(item, item.slice(0, 1)));
    (await gate(0)).open();
    (await gate(1)).open();
    (await gate(2)).open();
    expect(await Promise.all(added)).toEqual(['X1', 'X2', 'X3', 'Y1']);
    expect(gates.map(({ items }) => items)).toEqual([['x1', 'y1'], ['x2'], ['x3']]);
  });

  it('do not share a call when the second arrives while the first runs', async () => {
    const { batch, gate, gates } = gated();
    const first = batch.add('x1', 'x');
    const running = await gate(0);
    const others = [batch.add('x2', 'x'), batch.add('x3', 'x')];
    running.open();
    (await gate(1)).open();
    (await gate(2)).open();
    await Promise.all([first, ...others]);
    expect(gates.map(({ items }) => items)).toEqual([['x1'], ['x2'], ['x3']]);
  });

  it('planted: without keys they share a call', async () => {
    const { batch, gate } = gated();
    const added = ['x1', 'x2'].map((item) => batch.add(item));
    (await gate(0)).open();
    await Promise.all(added);
    expect((await gate(0)).items).toEqual(['x1', 'x2']);
  });
});

describe('a failure', () => {
  it('of one item of 50 fails that item alone', async () => {
    const { batch, sizes } = withBad(new Set(['item-17']));
    const results = await settled(names(50).map((item) => batch.add(item)));
    expect(results.filter((result) => result.startsWith('bad'))).toEqual(['bad item-17']);
    expect(results[17]).toBe('bad item-17');
    expect(results.filter((result) => result.startsWith('ITEM'))).toHaveLength(49);
    // Halves, not one by one.
    expect(sizes.length).toBeLessThan(15);
  });

  it('of several items fails each with its own error', async () => {
    const { batch } = withBad(new Set(['item-0', 'item-49']));
    const results = await settled(names(50).map((item) => batch.add(item)));
    expect([results[0], results[1], results[49]]).toEqual(['bad item-0', 'ITEM-1', 'bad item-49']);
  });

  it('planted: a batch that does not divide fails the neighbours', async () => {
    const { batch } = withBad(new Set(['item-17']), () => 'all');
    const results = await settled(names(50).map((item) => batch.add(item)));
    expect(new Set(results)).toEqual(new Set(['bad item-17']));
  });

  it('of the connection is repeated once with the same items', async () => {
    const { batch, gate, gates } = gated({ onFailure: () => 'repeat' });
    const added = ['a', 'b'].map((item) => batch.add(item));
    (await gate(0)).fail(new Error('broken'));
    (await gate(1)).open();
    expect(await Promise.all(added)).toEqual(['A', 'B']);
    const again = settled(['c', 'd'].map((item) => batch.add(item)));
    (await gate(2)).fail(new Error('broken'));
    (await gate(3)).fail(new Error('broken again'));
    expect(await again).toEqual(['broken again', 'broken again']);
    expect(gates).toHaveLength(4);
  });

  it('does not stop what comes later', async () => {
    const { batch } = withBad(new Set(['a']));
    expect(await settled([batch.add('a')])).toEqual(['bad a']);
    expect(await batch.add('b')).toBe('B');
  });

  it('is a wrong number of results, too', async () => {
    const batch = createBatch<string, string>({ send: async () => [] });
    await expect(batch.add('a')).rejects.toThrow('0 results for 1 items');
  });
});

describe('the queue', () => {
  it('refuses beyond its bound, and takes again once there is space', async () => {
    const { batch, gate } = gated({ maxWaiting: 2 });
    const first = batch.add('a');
    const running = await gate(0);
    const others = ['b', 'c'].map((item) => batch.add(item));
    await expect(batch.add('d')).rejects.toThrow(BatchFull);
    expect(batch.load().waiting).toBe(2);
    running.open();
    (await gate(1)).open();
    await Promise.all([first, ...others]);
    const last = batch.add('e');
    (await gate(2)).open();
    expect(await last).toBe('E');
  });

  it('is answered to the last item when it closes, and takes no more', async () => {
    const { batch, sizes } = withBad(new Set(['item-3']));
    const added = settled(names(500).map((item) => batch.add(item)));
    let closed = false;
    const closing = batch.close().then(() => (closed = true));
    await expect(batch.add('late')).rejects.toThrow(BatchFull);
    expect(closed).toBe(false);
    await closing;
    expect(batch.load().waiting).toBe(0);
    const results = await added;
    expect([results.length, results.filter((result) => result.startsWith('bad')).length]).toEqual([500, 1]);
    expect(Math.max(...sizes)).toBe(128);
  });

  it('closes at once when nothing waits', async () => {
    await expect(withBad(new Set()).batch.close()).resolves.toBeUndefined();
  });
});
