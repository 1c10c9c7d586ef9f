/** A connection that hears notices of commits, and proves that it has heard all of them. */
import { afterAll, afterEach, expect, it, vi } from 'vitest';

import { createTestDb } from '../../test/index.ts';
import { listen, type Listening } from './listening.ts';

const { db, url, close } = await createTestDb();
const heard: string[] = [];
let gaps = 0;
let open: Listening | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
  heard.length = 0;
});
afterAll(close);

function start(): Listening {
  const options = { url, channel: 'aviso_de_teste', onNotice: (payload: string) => void heard.push(payload) };
  return (open = listen({ ...options, onGap: () => void (gaps += 1) }));
}
const say = (payload: string) => db.query(`select pg_notify('aviso_de_teste', $1)`, [payload]);
/** Waits until what was committed before now is proved to be heard. */
async function proved(listening: Listening): Promise<void> {
  const now = performance.now();
  await vi.waitUntil(() => listening.provedAt() >= now, { timeout: 15_000, interval: 5 });
}
const kill = () =>
  db.query(`select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and application_name = 'luneta aviso_de_teste'`);

it('what was committed before the proof has been heard, in the order of the commits', async () => {
  const listening = start();
  await proved(listening);
  for (let n = 0; n < 20; n += 1) await say(String(n));
  await proved(listening);
  expect(heard).toEqual(Array.from({ length: 20 }, (_, n) => String(n)));
});

it('what was rolled back is never heard', async () => {
  const listening = start();
  await proved(listening);
  await db
    .query(`do $$ begin perform pg_notify('aviso_de_teste', 'desfeito'); raise exception 'x'; end $$`)
    .catch(() => 0);
  await say('feito');
  await proved(listening);
  expect(heard).toEqual(['feito']);
});

it('a connection that is killed proves nothing, reports the gap, and is replaced', async () => {
  const listening = start();
  await proved(listening);
  const before = gaps;
  await kill();
  await vi.waitUntil(() => listening.provedAt() === Number.NEGATIVE_INFINITY, { timeout: 15_000, interval: 1 });
  expect(gaps).toBe(before + 1);
  await say('unheard');
  await proved(listening);
  // The new connection reports that notices may be missing, and hears again.
  expect(gaps).toBe(before + 2);
  await say('heard');
  await proved(listening);
  expect(heard).toContain('heard');
});

it('nobody asks: nothing is sent', async () => {
  start();
  await say('x');
  const { rows } = await db.query(
    `select 1 from pg_stat_activity where application_name = 'luneta aviso_de_teste' and datname = current_database()`,
  );
  expect(rows).toEqual([]);
});

it('after closing nothing is proved', async () => {
  const listening = start();
  await proved(listening);
  await listening.close();
  expect(listening.provedAt()).toBe(Number.NEGATIVE_INFINITY);
});
