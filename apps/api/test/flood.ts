/** Calls of one address over real HTTP, many a second, of which every one waits in the line of the address. */
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

import type { Db } from '../src/database/db.ts';
import { vezes } from '../src/modules/pessoas/login/limite-endereco.ts';
import { tables } from './tables.ts';

export const PER_SECOND = 30;
/** Longer than any try in a line takes on a busy machine; without the line it would be refused at once. */
export const FEW_SECONDS = 8_000;

/**
 * Calls until it is stopped. `stop` returns the answers until then, once nothing of it waits in the server: what waits still
 * changes the counts.
 * @param send the call of this number, which ends with the signal
 */
export async function flood(send: (n: number, signal: AbortSignal) => Promise<Response>, perSecond = PER_SECOND) {
  const [answers, ended]: [number[], AbortController] = [[], new AbortController()];
  let sent = 0;
  const timer = setInterval(() => {
    send(sent++, ended.signal).then(
      ({ status }) => answers.push(status),
      () => 0,
    );
  }, 1000 / perSecond);
  const stop = async () => {
    clearInterval(timer);
    ended.abort();
    await expect.poll(vezes.waiting, { timeout: 20_000 }).toBe(0);
    return answers;
  };
  await expect.poll(() => sent, { timeout: 10_000 }).toBeGreaterThan(2 * perSecond);
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
