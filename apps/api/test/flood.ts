/** Calls of one address over real HTTP, many a second, of which every one waits in the line of the address. */
import { sql } from 'drizzle-orm';
import { vi } from 'vitest';

import type { Db } from '../src/database/db.ts';
import type { LineTimes } from '../src/http/services.ts';
import { vezes } from '../src/modules/pessoas/login/limite-endereco.ts';
import { tables } from './tables.ts';

/** Against hanging. */
const HANGS = { timeout: 60_000 };
/** Calls of a flood. */
export const PER_SECOND = 30;
/** A fifth of the server's own, so that a test waits for fewer seconds. */
export const SHORT_LINE: LineTimes = { turnMs: 400, answerMs: 600 };
/** Longer than any try in a line takes on a busy machine; without the line it would be refused at once. */
export const FEW_SECONDS = 8_000;

/** Nobody may try an account again. */
const closeAccounts = (db: Db) =>
  tables(db).execute(
    sql`update login_falha set falhas = 100, bloqueado_ate = now() + interval '1 day' where chave not like '%ip:%'`,
  );

/**
 * Calls until it is stopped: two seconds' calls at once, then as many a second. It goes on once half of the first stand in the
 * line or are answered. `stop` returns the answers until then, once nothing of it waits in the server: what waits still changes
 * the counts. Its accounts are closed for that, so that they leave the line at once.
 * @param db where the server counts
 * @param send the call of this number, which ends with the signal
 */
export async function flood(
  db: Db,
  send: (n: number, signal: AbortSignal) => Promise<Response>,
  perSecond = PER_SECOND,
) {
  const [answers, ended]: [number[], AbortController] = [[], new AbortController()];
  let sent = 0;
  const sendOne = () =>
    send(sent++, ended.signal).then(
      ({ status }) => answers.push(status),
      () => 0,
    );
  for (let n = 0; n < 2 * perSecond; n += 1) void sendOne();
  const timer = setInterval(() => void sendOne(), 1000 / perSecond);
  const stop = async () => {
    clearInterval(timer);
    ended.abort();
    await vi.waitUntil(async () => {
      await closeAccounts(db);
      return vezes.waiting() === 0;
    }, HANGS);
    return answers;
  };
  await vi.waitUntil(() => answers.length + vezes.waiting() >= perSecond, HANGS);
  return { stop };
}

/** Sets what the address has used up of a limit. */
export const usedUp = (db: Db, { nome, livres }: { readonly nome: string; readonly livres: number }) =>
  tables(db).execute(sql`update login_falha set falhas = ${livres} where chave like ${`${nome}:%`}`);

/** The tries of the address that are counted. */
export async function countedOf(db: Db, { nome }: { readonly nome: string }): Promise<number> {
  const { rows } = await tables(db).execute(sql`select falhas from login_falha where chave like ${`${nome}:%`}`);
  return Number(Object(rows[0]).falhas);
}

/** Status and milliseconds of a call. */
export async function timed(call: () => Promise<Response>) {
  const begun = performance.now();
  const { status } = await call();
  return { status, ms: performance.now() - begun };
}
