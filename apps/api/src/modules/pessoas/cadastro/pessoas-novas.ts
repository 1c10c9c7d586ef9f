/**
 * Creates people of a school: with a login, without a password (rules PIM-3, PIM-8). An access slip or a recovery gives the
 * first password.
 */
import { cleanNome } from '@luneta/domain/nome';

import { insertRows, insertStatement } from '../../../database/insert.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { SEM_SENHA } from '../login/senha.ts';
import type { NewPessoa } from '../carga.ts';
import { drawLogins } from './login-sorteado.ts';
import { addLogins, asLogin, findDonos, findExternos, lockNomes, type NomeDeAcesso } from './nomes-store.ts';
import { PessoasRecusadas, type Recusa, requireNone } from './recusas.ts';

export type PessoaNova = {
  readonly nome: string;
  readonly perfil: string;
  /** Null: one is drawn from the name. */
  readonly login: string | null;
  readonly email: string | null;
  readonly data_nascimento: string | null;
  readonly id_externo: string | null;
  readonly nome_social?: string | null;
  readonly origem: 'manual' | 'csv' | 'oneroster' | 'educacenso';
  readonly base_legal?: NewPessoa['base_legal'];
};

/** A person that exists now, and the login to sign in with. */
export type PessoaCriada = { readonly pessoa_id: number; readonly login: string };

type Row = Omit<PessoaNova, 'login'> & {
  readonly senha_hash: string;
  readonly senha_inicial: boolean;
  readonly avatar_code: number;
  readonly ranking_oculto: boolean;
  readonly conta_teste: boolean;
  readonly ativa: boolean;
  readonly versao: number;
  readonly base_legal_em: Date | null;
  readonly criada_em: Date;
};

const INSERT = insertStatement<Row, { id: number }>(
  'create_pessoas',
  'pessoa',
  [
    'nome',
    'nome_social',
    'perfil',
    'email',
    'data_nascimento',
    'id_externo',
    'origem',
    'base_legal',
    'base_legal_em',
    'senha_hash',
    'senha_inicial',
    'avatar_code',
    'ranking_oculto',
    'conta_teste',
    'ativa',
    'versao',
    'criada_em',
  ],
  'on conflict on constraint pessoa_externo do nothing returning id',
);

const CODES = { login: 'login_em_uso', email: 'email_em_uso', id_externo: 'id_externo_em_uso' } as const;
type Given = { readonly indice: number; readonly campo: keyof typeof CODES; readonly nome: string };

const givenOf = (rows: readonly PessoaNova[], campo: keyof typeof CODES): Given[] =>
  rows.flatMap((row, indice) => {
    const value = row[campo];
    if (value === null) return [];
    return [{ indice, campo, nome: campo === 'id_externo' ? value : asLogin(value) }];
  });

/** Those whose name is taken by somebody, or by a person earlier in the list. */
function refused(given: readonly Given[], taken: (nome: string) => boolean): Recusa[] {
  const seen = new Map<string, number>();
  return given.flatMap(({ indice, campo, nome }) => {
    const other = seen.get(nome);
    if (other === undefined) seen.set(nome, indice);
    const clash = taken(nome) || (other !== undefined && other !== indice);
    return clash ? [{ indice, campo, codigo: CODES[campo] }] : [];
  });
}

/** What `createPessoas` would refuse now; for a trial run. Two statements for any number of people. */
export async function findRecusas(escola: Tenant, rows: readonly PessoaNova[]): Promise<Recusa[]> {
  const names = [...givenOf(rows, 'login'), ...givenOf(rows, 'email')];
  const externos = givenOf(rows, 'id_externo');
  const donos = await findDonos(
    escola.db,
    names.map(({ nome }) => nome),
  );
  const known = await findExternos(
    escola,
    externos.map(({ nome }) => nome),
  );
  return [...refused(names, (nome) => donos.has(nome)), ...refused(externos, (nome) => known.has(nome))];
}

/** Rounds in which drawn logins may lose to a login that somebody else chose meanwhile. */
const ROUNDS = 3;

/** Gives each person a login, drawing again those that a concurrent writer took. @throws PessoasRecusadas for given ones */
async function giveLogins(tx: Tenant, rows: readonly PessoaNova[], ids: readonly number[]): Promise<string[]> {
  const idAt = (indice: number): number => {
    const id = ids[indice];
    if (id === undefined) throw new Error(`no person at ${indice}`);
    return id;
  };
  const given = [...givenOf(rows, 'login'), ...givenOf(rows, 'email')];
  const logins: (string | null)[] = rows.map(({ login }) => login && asLogin(login));
  const reserved = given.map(({ nome }) => nome);
  let names: NomeDeAcesso[] = [
    ...new Map(given.map(({ indice, nome }) => [nome, { login: nome, pessoa_id: idAt(indice) }])).values(),
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    const without = logins.flatMap((login, indice) => (login === null ? [indice] : []));
    const drawn = await drawLogins(
      tx.db,
      without.map((indice) => rows[indice]?.nome ?? ''),
      reserved,
    );
    const mine = without.map((indice, n) => ({ login: drawn[n] ?? '', pessoa_id: idAt(indice) }));
    const lost = new Set((await addLogins(tx, [...names, ...mine])).map(({ login }) => login));
    requireNone(
      given.flatMap(({ indice, campo, nome }) => (lost.has(nome) ? [{ indice, campo, codigo: CODES[campo] }] : [])),
    );
    for (const [n, indice] of without.entries()) if (!lost.has(drawn[n] ?? '')) logins[indice] = drawn[n] ?? null;
    names = [];
    if (!logins.includes(null)) break;
  }
  return logins.map((login) => {
    if (login === null) throw new Error('every drawn login was taken by somebody else');
    return login;
  });
}

/**
 * Creates people, in the order of the list. Six statements for any number of them. Joins the caller's transaction.
 * @throws PessoasRecusadas when a login, an e-mail or a key of another system has an owner, also one of a concurrent
 * transaction; the caller must roll back
 */
export async function createPessoas(tx: Tenant, rows: readonly PessoaNova[], agora: Date): Promise<PessoaCriada[]> {
  if (rows.length === 0) return [];
  await lockNomes(tx);
  requireNone(await findRecusas(tx, rows));
  const made = await insertRows(
    tx,
    INSERT,
    rows.map(({ login: _login, ...row }) => ({
      ...row,
      nome: cleanNome(row.nome),
      nome_social: row.nome_social ?? null,
      email: row.email?.trim() ?? null,
      base_legal: row.base_legal ?? null,
      base_legal_em: row.base_legal ? agora : null,
      senha_hash: SEM_SENHA,
      senha_inicial: true,
      avatar_code: 1,
      ranking_oculto: false,
      conta_teste: false,
      ativa: true,
      versao: 1,
      criada_em: agora,
    })),
  );
  const ids = made.map(({ id }) => id);
  if (ids.length < rows.length) throw new PessoasRecusadas(await findRecusas(tx, rows));
  const logins = await giveLogins(tx, rows, ids);
  return ids.map((pessoa_id, indice) => ({ pessoa_id, login: logins[indice] ?? '' }));
}
