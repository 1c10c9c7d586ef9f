/**
 * A flood of wrong passwords from one address over real HTTP, with the real clock: right passwords of others still get in
 * (issue of the address that kept a school out; decision 213 for known devices).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';

import { createTestDb } from '../../../../test/databases.ts';
import { SENHA } from '../../../../test/index.ts';
import { countedOf, FEW_SECONDS, flood, SHORT_LINE, timed, usedUp } from '../../../../test/flood.ts';
import { tables } from '../../../../test/tables.ts';
import { readConfig } from '../../../config.ts';
import { startServer } from '../../../server.ts';
import { SENHAS_ENDERECO } from './tentativa.ts';

const folder = mkdtempSync(join(tmpdir(), 'luneta-enxurrada-'));
const database = await createTestDb();
const env = { DATABASE_URL: database.url, LUNETA_DATA_DIR: folder, LUNETA_LOG: 'silent' };
const server = await startServer({ config: { ...readConfig(env), port: 0 }, jobs: [], line: SHORT_LINE });
afterAll(async () => {
  // Connections of ended calls that never sent one are not idle, and would be waited for.
  server.api.server.closeAllConnections();
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
/** The address has used up its failures. */
async function overTheLimit() {
  expect((await enter('ninguem', 'errada')).status).toBe(401);
  await usedUp(database.db, SENHAS_ENDERECO);
}
const wrongAt = (loginOf: (n: number) => string) =>
  flood(database.db, (n, signal) => enter(loginOf(n), `errada${n}`, '', signal));
const rightOf = (login: string, cookie?: string) => timed(() => enter(login, SENHA, cookie));

beforeEach(() => tables(database.db).execute(sql`delete from login_falha`));

/** So many that their guesses, first come first served, would take longer than the longest wait. */
const ACCOUNTS = [
  'bruno',
  'caio',
  'zeca',
  'edu',
  'vida.julia',
  'prof.helena',
  'coord.ines',
  'admin.rui',
  'gestao.lia',
].concat(['dir.otto', 'sup.nair', 'pai.davi']);

it.each([
  ['one account', () => 'bruno'],
  ['invented names, each another one', (n: number) => `inventado${n}`],
  ['accounts and invented names', (n: number) => [...ACCOUNTS, `inventado${n}`][n % (ACCOUNTS.length + 1)] ?? ''],
])('a flood at %s does not keep others out', async (_name, loginOf) => {
  await overTheLimit();
  const flooding = await wrongAt(loginOf);
  for (const login of ['bia', 'ana', 'dora']) {
    const { status, ms } = await rightOf(login);
    expect([login, status]).toEqual([login, 200]);
    expect(ms).toBeLessThan(FEW_SECONDS);
  }
  const answers = await flooding.stop();
  expect(new Set(answers)).not.toContain(200);
  expect(await countedOf(database.db, SENHAS_ENDERECO)).toBeGreaterThan(SENHAS_ENDERECO.livres);
});

it('a wrong password every half minute keeps nobody waiting longer than its turn', async () => {
  await overTheLimit();
  for (let round = 0; round < 2; round += 1) {
    expect((await enter('gestao.lia', `errada${round}`)).status).toBe(401);
    const { status, ms } = await rightOf('bia');
    expect(status).toBe(200);
    expect(ms).toBeLessThan(FEW_SECONDS);
    // Half a minute goes by: the turn of the address is past.
    await tables(database.db).execute(
      sql`update login_falha set bloqueado_ate = bloqueado_ate - interval '31 seconds' where chave like 'ip:%'`,
    );
  }
});

it('a wrong password above the limit is answered after a time, so that guessing stays slow', async () => {
  await overTheLimit();
  for (const login of ['bia', 'inventado']) {
    const { status, ms } = await timed(() => enter(login, 'errada'));
    expect([login, status]).toEqual([login, 401]);
    // The timer of the server may end a little early.
    expect(ms).toBeGreaterThan(SHORT_LINE.answerMs - 100);
  }
});

it('[D 213] a known device never waits for the line', async () => {
  const cookie = String((await enter('bia', SENHA)).headers.get('set-cookie')).split(';')[0] ?? '';
  await overTheLimit();
  const flooding = await wrongAt((n) => ['bruno', 'caio', 'dora', 'zeca'][n % 4] ?? '');
  const times = [];
  for (let n = 0; n < 10; n += 1) times.push(await rightOf('bia', cookie));
  expect(times.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(Math.max(...times.map(({ ms }) => ms))).toBeLessThan(2_000);
  await flooding.stop();
});
