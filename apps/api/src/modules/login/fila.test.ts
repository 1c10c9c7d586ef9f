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

  it('continues after work that failed', async () => {
    const fila = createFila({ atOnce: 1, maxWaiting: 1, perSecond: 1 });
    const failing = fila.run(() => Promise.reject(new Error('no')));
    const next = fila.run(async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
    expect(fila.running()).toBe(0);
  });
});
