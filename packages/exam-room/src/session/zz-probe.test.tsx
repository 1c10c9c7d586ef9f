import { fakeClock } from '@luneta/testing/fake-clock';
import { expect, it, vi } from 'vitest';
it.each(['interval', 'manual'] as const)('probe %s', async (mode) => {
  const clock = fakeClock();
  const spin = () => { const c = new MessageChannel(); c.port1.onmessage = () => { let x = 0; for (let i = 0; i < 2e7 * Math.random(); i++) x += i % 7; c.port1.close(); void x; }; c.port2.postMessage(0); };
  const lost: string[] = [];
  for (let n = 0; n < 4; n++) {
    let last = Date.now(), alive = true;
    const next = () => { last = Date.now(); spin(); if (alive) setTimeout(next, 1000 - (Date.now() % 1000)); };
    next();
    if (mode === 'interval') vi.setTimerTickMode('interval', 10);
    const t = Date.now();
    await clock.advance(30);
    vi.setTimerTickMode('manual');
    const over = Date.now() - t - 30_000;
    vi.advanceTimersByTime(2000);
    alive = false;
    lost.push(`${over}/${Date.now() - last}`);
    vi.advanceTimersByTime(2000);
  }
  console.log('LOST', mode, lost.join(' '));
  expect(lost.length).toBe(4);
});
