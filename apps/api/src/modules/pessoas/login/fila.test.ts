import { describe, expect, it } from 'vitest';

import { createFila } from './fila.ts';

/** Work that the test ends. */
function gate() {
  const open: (() => void)[] = [];
  return {
    work: () => new Promise<void>((resolve) => open.push(resolve)),
    begun: () => open.length,
    end: () => open.shift()?.(),
  };
}
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the queue for hashing passwords', () => {
  it('runs two at once, queues three, and tells the sixth when to try again', async () => {
    const fila = createFila({ atOnce: 2, maxWaiting: 3, perSecond: 2 });
    const { work, begun, end } = gate();
    const five = Array.from({ length: 5 }, () => fila.run(work));
    await turn();
    expect([begun(), fila.running(), fila.waiting()]).toEqual([2, 2, 3]);
    await expect(fila.run(work)).rejects.toMatchObject({
      status: 503,
      codigo: 'muitos_acessos',
      headers: { 'retry-after': '2' },
    });
    expect(fila.refused()).toBe(1);
    for (let n = 0; n < 5; n += 1) {
      end();
      await turn();
    }
    await Promise.all(five);
    expect([fila.running(), fila.waiting()]).toEqual([0, 0]);
  });

  it('lets in as many as the rate of the last tasks serves in time, and all again when it recovers', async () => {
    let now = 0;
    const fila = createFila({ atOnce: 1, maxWaiting: 100, perSecond: 100, maxSeconds: 20, nowMs: () => now });
    const { work, begun, end } = gate();
    const letIn = async () => {
      const all = Array.from({ length: 60 }, () =>
        fila.run(work).then(
          () => true,
          () => false,
        ),
      );
      await turn();
      return { all, accepted: fila.running() + fila.waiting() };
    };
    const finish = async (ms: number) => {
      while (fila.running() > 0) {
        now += ms;
        end();
        await turn();
      }
    };
    const quick = await letIn();
    expect([quick.accepted, begun()]).toEqual([60, 1]);
    // A task takes two seconds now: ten of them are twenty seconds.
    await finish(2000);
    const slow = await letIn();
    expect(slow.accepted).toBe(12);
    await expect(fila.run(work)).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '22' } });
    await finish(10);
    for (let n = 0; n < 5; n += 1) {
      await letIn();
      await finish(10);
    }
    const recovered = await letIn();
    expect(recovered.accepted).toBe(60);
    await finish(10);
    expect(await Promise.all(quick.all)).toEqual(Array(60).fill(true));
  });

  it('continues after work that failed', async () => {
    const fila = createFila({ atOnce: 1, maxWaiting: 1, perSecond: 1 });
    const failing = fila.run(() => Promise.reject(new Error('no')));
    const next = fila.run(async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
    expect(fila.running()).toBe(0);
  });
});
