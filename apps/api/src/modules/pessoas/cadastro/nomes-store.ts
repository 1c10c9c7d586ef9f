/** The names that lead to a person: logins and e-mails of the whole deployment, keys of other systems of one school. */
import type { Db } from '../../../database/db.ts';
import { insertRows, insertStatement } from '../../../database/insert.ts';
import { run, statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

/** How the directory stores a login or an e-mail. */
export const asLogin = (typed: string): string => typed.trim().toLowerCase();

export type Dono = { readonly login: string; readonly escola_id: number; readonly pessoa_id: number };

const TAKEN = statement<{ logins: readonly string[] }, Dono>(
  'find_logins_em_uso',
  'select login, escola_id, pessoa_id from diretorio_login where login = any(:logins::text[])',
  'global',
);

/** Whose these logins are. One that nobody has is not in the answer. */
export async function findDonos(db: Db, logins: readonly string[]): Promise<ReadonlyMap<string, Dono>> {
  const rows = logins.length === 0 ? [] : await run(db, TAKEN, { logins });
  return new Map(rows.map((row) => [row.login, row]));
}

const EXTERNOS = statement<{ escola_id: number; ids: readonly string[] }, { id_externo: string; pessoa_id: number }>(
  'find_pessoas_externas',
  'select id_externo, id as pessoa_id from pessoa where escola_id = :escola_id and id_externo = any(:ids::text[])',
);

/** Who has these keys of another system. */
export async function findExternos(escola: Tenant, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = ids.length === 0 ? [] : await escola.run(EXTERNOS, { ids });
  return new Map(rows.map(({ id_externo, pessoa_id }) => [id_externo, pessoa_id]));
}

export type NomeDeAcesso = { readonly login: string; readonly pessoa_id: number };

const LOCK = statement<Record<string, never>, never>(
  'lock_logins',
  `select pg_advisory_xact_lock(hashtextextended('logins', 0))`,
  'global',
);

/**
 * Held until the caller's transaction ends: whoever draws or changes names waits, so that no two wait for each other's names.
 * A transaction of two hundred people takes a fraction of a second.
 */
export async function lockNomes(tx: Tenant): Promise<void> {
  await run(tx.db, LOCK, {});
}

const ADD = insertStatement<NomeDeAcesso, { login: string }>(
  'create_logins',
  'diretorio_login',
  ['login', 'pessoa_id'],
  'on conflict (login) do nothing returning login',
);

/**
 * Gives people names to sign in with. Waits for a concurrent transaction that takes the same name.
 * @returns those that somebody else took first
 */
export async function addLogins(tx: Tenant, names: readonly NomeDeAcesso[]): Promise<NomeDeAcesso[]> {
  // In one order, so that two lists with the same names do not wait for each other.
  const sorted = names.toSorted((a, b) => (a.login < b.login ? -1 : 1));
  const made = new Set((await insertRows(tx, ADD, sorted)).map(({ login }) => login));
  return sorted.filter(({ login }) => !made.has(login));
}

const REMOVE = statement<{ escola_id: number; logins: readonly string[]; pessoas: readonly number[] }, never>(
  'delete_logins',
  `delete from diretorio_login d using unnest(:logins::text[], :pessoas::bigint[]) as u(login, pessoa_id)
    where d.escola_id = :escola_id and d.login = u.login and d.pessoa_id = u.pessoa_id
      and exists (select from diretorio_login o
                   where o.escola_id = :escola_id and o.pessoa_id = d.pessoa_id and o.login <> d.login)`,
);

/** Takes names away, but never the last one that leads to a person. */
export async function removeLogins(tx: Tenant, names: readonly NomeDeAcesso[]): Promise<void> {
  if (names.length === 0) return;
  const logins = names.map(({ login }) => login);
  await tx.run(REMOVE, { logins, pessoas: names.map(({ pessoa_id }) => pessoa_id) });
}
