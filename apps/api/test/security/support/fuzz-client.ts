/**
 * Sends thousands of calls as one person. Signs in again after a call that ended the session, and is never limited per
 * account. Tests only.
 */
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';

import type { Client, TestApp } from '../../index.ts';
import { tables } from '../../tables.ts';

export type Sent = {
  readonly status: number;
  /** How an answer breaks the contract. Null when it does not. */
  readonly offContract: string | null;
  readonly ms: number;
};

/** Opens a new session before the limit of calls per account: the limit is not tested here. */
const CALLS_PER_SESSION = 500;

/** @param login null: nobody */
export async function createFuzzClient(
  t: TestApp,
  login: string | null,
): Promise<(options: InjectOptions) => Promise<Sent>> {
  const { rows } = await tables(t.db).execute<{ senha_hash: string }>(
    sql`select senha_hash from pessoa where nome = 'Ana Lima'`,
  );
  const senha_hash = rows[0]?.senha_hash ?? '';
  let [client, calls, signedIn] = [t.anonymous, 0, login === null];
  const renew = async (): Promise<Client> => {
    if (login === null) return t.anonymous;
    // A call may have changed the password or closed the account, as it should.
    await tables(t.db)
      .execute(sql`update pessoa set senha_hash = ${senha_hash}, senha_inicial = false, senha_expira_em = null, ativa = true
      where id = (select pessoa_id from diretorio_login where login = ${login})`);
    await tables(t.db).execute(sql`delete from login_falha`);
    await tables(t.db).execute(sql`update servico set manutencao_desde = null`);
    return t.signIn(login);
  };
  return async (options) => {
    if (!signedIn || calls % CALLS_PER_SESSION === 0) [client, signedIn] = [await renew(), true];
    calls += 1;
    const started = performance.now();
    try {
      const remoteAddress = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
      const { status } = await client.send({ remoteAddress, ...options });
      if (status === 401 && login !== null) signedIn = false;
      return { status, offContract: null, ms: performance.now() - started };
    } catch (error) {
      return {
        status: 0,
        offContract: error instanceof Error ? error.message : String(error),
        ms: performance.now() - started,
      };
    }
  };
}
