/**
 * A flood of answers or requested messages from one address over real HTTP, with the real clock: others behind the address
 * still recover their accounts.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { countedOf, FEW_SECONDS, flood, SHORT_LINE, timed, usedUp } from '../../../../test/flood.ts';
import { createSmtpSink } from '../../../../test/smtp.ts';
import { createTestDb } from '../../../../test/databases.ts';
import { SENHA } from '../../../../test/index.ts';
import { tables } from '../../../../test/tables.ts';
import { readConfig } from '../../../config.ts';
import { startServer } from '../../../server.ts';
import { MENSAGENS_ENDERECO, RESPOSTAS_ENDERECO } from './policy.ts';

const folder = mkdtempSync(join(tmpdir(), 'luneta-enxurrada-'));
const [database, smtp] = await Promise.all([createTestDb(), createSmtpSink()]);
const env = {
  DATABASE_URL: database.url,
  LUNETA_DATA_DIR: folder,
  LUNETA_LOG: 'silent',
  LUNETA_SMTP_URL: smtp.url,
  LUNETA_SMTP_FROM: 'Luneta <nao-responda@luneta.teste>',
};
const server = await startServer({ config: { ...readConfig(env), port: 0 }, jobs: [], line: SHORT_LINE });
afterAll(async () => {
  // Connections of ended calls that never sent one are not idle, and would be waited for.
  server.api.server.closeAllConnections();
  await server.close();
  await Promise.all([database.close(), smtp.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const post = (path: string, body: unknown, { signal, token }: { signal?: AbortSignal; token?: string | null } = {}) =>
  fetch(`http://127.0.0.1:${server.ports.api}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

const CERTAS = [2, 5, 9].map((id) => ({ id, resposta: `resposta ${id}` }));
const ERRADAS = CERTAS.map(({ id }) => ({ id, resposta: 'errada' }));
const answer = (username: string, respostas: unknown, signal?: AbortSignal) =>
  post('/api/v2/users/contas/validate_perguntas_seguranca', { username, respostas }, signal && { signal });
const askMessage = (username: string, signal?: AbortSignal) =>
  post('/api/v1/users/contas/send_email_troca_senha', { username }, signal && { signal });

for (const login of ['bia', 'bruno', 'ana', 'dora']) {
  const entered = await post('/api/v2/login/', { user: { login, password: SENHA } });
  const perguntas_seguranca = CERTAS.map(({ id, resposta }, n) => ({
    numero_sequencial: n + 1,
    pergunta_seguranca_id: id,
    resposta,
  }));
  const token = entered.headers.get('authorization');
  const registered = await post('/api/v2/users/contas/atualizar', { perguntas_seguranca }, { token });
  if (!registered.ok) throw new Error(`${login} could not register answers: ${registered.status}`);
}

beforeEach(() => tables(database.db).execute(sql`delete from login_falha`));

const mixed = (n: number) => ['bruno', 'dora', `inventado${n}`, `inventado${n % 50}`][n % 4] ?? '';
const FLOODS: [name: string, loginOf: (n: number) => string][] = [
  ['one account', () => 'bruno'],
  ['invented names, each another one', (n) => `inventado${n}`],
  ['accounts and invented names', mixed],
];
/**
 * Names that do not exist are said not to exist five times, then treated as accounts are. Calls of the flood before may still
 * have used some of the five.
 */
async function usedUpUnknown(call: (username: string) => Promise<Response>) {
  for (let n = 0; n < 5; n += 1) await call(`ninguem${n}`);
}

describe('above the limit of the address', () => {
  it.each(FLOODS)('a flood of answers at %s does not keep others from answering', async (_name, loginOf) => {
    await usedUpUnknown((username) => answer(username, ERRADAS));
    expect((await answer('ninguem', ERRADAS)).status).toBe(422);
    await usedUp(database.db, RESPOSTAS_ENDERECO);
    const flooding = await flood(database.db, (n, signal) => answer(loginOf(n), ERRADAS, signal));
    for (const login of ['bia', 'ana']) {
      const { status, ms } = await timed(() => answer(login, CERTAS));
      expect([login, status]).toEqual([login, 200]);
      expect(ms).toBeLessThan(FEW_SECONDS);
    }
    expect(new Set(await flooding.stop())).not.toContain(200);
    expect(await countedOf(database.db, RESPOSTAS_ENDERECO)).toBeGreaterThan(RESPOSTAS_ENDERECO.livres);
  });

  it('a flood of messages does not keep others from asking', async () => {
    await usedUpUnknown(askMessage);
    expect((await askMessage('ninguem')).status).toBe(200);
    await usedUp(database.db, MENSAGENS_ENDERECO);
    const flooding = await flood(database.db, (n, signal) => askMessage(mixed(n), signal));
    for (const login of ['bia', 'ana']) {
      const { status, ms } = await timed(() => askMessage(login));
      expect([login, status]).toEqual([login, 200]);
      expect(ms).toBeLessThan(FEW_SECONDS);
    }
    await flooding.stop();
    expect(await countedOf(database.db, MENSAGENS_ENDERECO)).toBeGreaterThan(MENSAGENS_ENDERECO.livres);
    for (const login of ['bia', 'ana'])
      await expect.poll(() => smtp.received.flatMap(({ to }) => to)).toContain(`${login}@exemplo.br`);
  });
});
