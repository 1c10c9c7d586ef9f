/**
 * A flood of wrong passwords from one address over real HTTP, with the real clock: right passwords of others still get in
 * (issue of the address that kept a school out; decision 213 for known devices).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';

import { createTestDb, SENHA } from '../../../../test/index.ts';
import { tables } from '../../../../test/tables.ts';
import { readConfig } from '../../../config.ts';
import { startServer } from '../../../server.ts';
import { ADDRESS_FREE_FAILURES } from './endereco.ts';
import { vezes } from './tentativa.ts';

/** Longer than any try of this file takes on a busy machine; without the line they would be refused at once. */
const FEW_SECONDS = 8_000;
const PER_SECOND = 30;

const folder = mkdtempSync(join(tmpdir(), 'luneta-enxurrada-'));
const database = await createTestDb();
const env = { DATABASE_URL: database.url, LUNETA_DATA_DIR: folder, LUNETA_LOG: 'silent' };
const server = await startServer({ config: { ...readConfig(env), port: 0 }, jobs: [] });
afterAll(async () => {
  await server.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const enter = (login: string, password: string, cookie = '', signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${server.ports.api}/api/v2/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify({ user: { login, password } }),
    ...(signal && { signal }),
  });
const failed = (falhas: number) =>
  tables(database.db).execute(sql`update login_falha set falhas = ${falhas} where chave like 'ip:%'`);

/** The address has used up its failures. */
async function overTheLimit() {
  expect((await enter('ninguem', 'errada')).status).toBe(401);
  await failed(ADDRESS_FREE_FAILURES);
}

/**
 * Sends wrong passwords until it is stopped. `stop` returns the answers until then, once nothing of it waits in the server: what
 * waits still changes the counts.
 */
function flood(loginOf: (n: number) => string) {
  const [answers, ended]: [number[], AbortController] = [[], new AbortController()];
  let sent = 0;
  const timer = setInterval(() => {
    const n = sent++;
    enter(loginOf(n), `errada${n}`, '', ended.signal).then(
      ({ status }) => answers.push(status),
      () => 0,
    );
  }, 1000 / PER_SECOND);
  const stop = async () => {
    clearInterval(timer);
    ended.abort();
    await expect.poll(vezes.waiting, { timeout: 20_000 }).toBe(0);
    return answers;
  };
  return { sent: () => sent, stop };
}
async function timed(login: string, cookie?: string) {
  const begun = performance.now();
  const answer = await enter(login, SENHA, cookie);
  return { status: answer.status, ms: performance.now() - begun };
}

beforeEach(() => tables(database.db).execute(sql`delete from login_falha`));

it.each([
  ['one account', () => 'bruno'],
  ['invented names, each another one', (n: number) => `inventado${n}`],
  ['accounts and invented names', (n: number) => ['bruno', 'caio', `inventado${n}`][n % 3] ?? ''],
])(
  'a flood at %s does not keep others out',
  async (_name, loginOf) => {
    await overTheLimit();
    const flooding = flood(loginOf);
    await expect.poll(flooding.sent, { timeout: 10_000 }).toBeGreaterThan(2 * PER_SECOND);
    for (const login of ['bia', 'ana', 'dora']) {
      const { status, ms } = await timed(login);
      expect([login, status]).toEqual([login, 200]);
      expect(ms).toBeLessThan(FEW_SECONDS);
    }
    const answers = await flooding.stop();
    expect(new Set(answers)).not.toContain(200);
    const { rows } = await tables(database.db).execute(sql`select falhas from login_falha where chave like 'ip:%'`);
    expect(Number(Object(rows[0]).falhas)).toBeGreaterThan(ADDRESS_FREE_FAILURES);
  },
  60_000,
);

it('a wrong password every half minute keeps nobody waiting longer than its turn', async () => {
  await overTheLimit();
  for (let round = 0; round < 2; round += 1) {
    expect((await enter('gestao.lia', `errada${round}`)).status).toBe(401);
    const { status, ms } = await timed('bia');
    expect(status).toBe(200);
    expect(ms).toBeLessThan(FEW_SECONDS);
    // Half a minute goes by: the turn of the address is past.
    await tables(database.db).execute(
      sql`update login_falha set bloqueado_ate = bloqueado_ate - interval '31 seconds' where chave like 'ip:%'`,
    );
  }
}, 60_000);

it('[D 213] a known device never waits for the line', async () => {
  const cookie = String((await enter('bia', SENHA)).headers.get('set-cookie')).split(';')[0] ?? '';
  await overTheLimit();
  const flooding = flood((n) => ['bruno', 'caio', 'dora', 'zeca'][n % 4] ?? '');
  await expect.poll(flooding.sent, { timeout: 10_000 }).toBeGreaterThan(2 * PER_SECOND);
  const times = [];
  for (let n = 0; n < 10; n += 1) times.push(await timed('bia', cookie));
  expect(times.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(Math.max(...times.map(({ ms }) => ms))).toBeLessThan(2_000);
  await flooding.stop();
}, 60_000);
