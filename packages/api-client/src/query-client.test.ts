import { QueryObserver, environmentManager, focusManager, onlineManager } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fakeClock } from '@luneta/testing/fake-clock';
import { createQueryClient, freshPolicies } from './query-client.ts';

// In Node the library would behave as on a server: no refetch intervals and no retries. This makes it behave as in a
// browser.
environmentManager.setIsServer(() => false);

/** Number of times a screen that opens again after some time asks the server. */
async function callsWhenReopened(afterSeconds: number, policy: object): Promise<number> {
  const clock = fakeClock();
  const client = createQueryClient();
  let calls = 0;
  const open = () =>
    new QueryObserver(client, { queryKey: ['x'], queryFn: () => (calls += 1), ...policy }).subscribe(() => undefined);
  open()();
  await clock.advance(0);
  await clock.advance(afterSeconds);
  const close = open();
  await clock.advance(0);
  close();
  client.clear();
  return calls;
}

const DAY = 86_400;

describe('[decision 55] cache policy', () => {
  it.each([
    ['an hour later', 3600, {}, 1],
    ['six days later', 6 * DAY, {}, 1],
    ['thrown away after seven days unused', 7 * DAY + 1, {}, 2],
    ['an exception within 60 s', 59, freshPolicies.prova, 1],
    ['an exception after 60 s', 61, freshPolicies.prova, 2],
  ])('a screen opened again: %s', async (_name, seconds, policy, calls) => {
    expect(await callsWhenReopened(seconds, policy)).toBe(calls);
  });

  it('asks again every 24 hours while in use', async () => {
    const clock = fakeClock();
    const client = createQueryClient();
    let calls = 0;
    const close = new QueryObserver(client, { queryKey: ['x'], queryFn: () => (calls += 1) }).subscribe(
      () => undefined,
    );
    await clock.advance(DAY - 1);
    expect(calls).toBe(1);
    // The day is counted from the answer, a tick after the start.
    await clock.advance(2);
    expect(calls).toBe(2);
    close();
    client.clear();
  });

  /** Number of calls of a screen that stays open while the page is left and the network goes, both coming back. */
  async function callsAround(policy: object): Promise<number> {
    const clock = fakeClock();
    const client = createQueryClient();
    client.mount();
    onTestFinished(() => focusManager.setFocused(undefined));
    let calls = 0;
    const close = new QueryObserver(client, { queryKey: ['x'], queryFn: () => (calls += 1), ...policy }).subscribe(
      () => undefined,
    );
    await clock.advance(60);
    for (const there of [false, true]) {
      focusManager.setFocused(there);
      onlineManager.setOnline(there);
    }
    await clock.advance(1);
    close();
    client.unmount();
    client.clear();
    return calls;
  }

  it('asks nothing again when the page or the network comes back', async () => {
    expect(await callsAround({ staleTime: 0 })).toBe(1);
  });

  it.each([
    ['focus', { staleTime: 0, refetchOnWindowFocus: true }],
    ['reconnect', { staleTime: 0, refetchOnReconnect: true }],
  ])('planted: with %s switched on it would', async (_name, policy) => {
    expect(await callsAround(policy)).toBe(2);
  });

  it('never tries a failed call again by itself', async () => {
    const client = createQueryClient();
    let calls = 0;
    const call = client.fetchQuery({
      queryKey: ['x'],
      queryFn: () => {
        calls += 1;
        throw new Error('não');
      },
    });
    await expect(call).rejects.toThrow('não');
    expect(calls).toBe(1);
  });

  it('asks again for what a write has put out of date, when a screen opens on it', async () => {
    const client = createQueryClient();
    let calls = 0;
    const open = () =>
      new QueryObserver(client, { queryKey: ['x'], queryFn: () => (calls += 1) }).subscribe(() => undefined);
    const settled = () => expect.poll(() => client.isFetching()).toBe(0);
    open()();
    await settled();
    open()();
    await settled();
    expect(calls).toBe(1);
    await client.invalidateQueries({ queryKey: ['x'] });
    expect(calls).toBe(1);
    open()();
    await settled();
    expect(calls).toBe(2);
  });

  it('has no exceptions but these', () => {
    expect(Object.keys(freshPolicies).sort()).toEqual([
      'avaliacoes',
      'avisos',
      'boss',
      'correcoes',
      'gestao',
      'gestaoProvas',
      'hoje',
      'mounted',
      'navbar',
      'opened',
      'prova',
      'ranking',
      'resultados',
      'roteiros',
    ]);
  });
});
