/** Reads what is needed to check a person's new password, and sets passwords. */
import type { Perfil } from '@luneta/domain/perfil';

import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { endSessoes } from '../sessoes/fim-sessoes.ts';
import { forgetPessoas } from '../login/throttle.ts';

export type Credencial = {
  readonly pessoa_id: number;
  readonly perfil: Perfil;
  readonly nome: string;
  /** `AAAA-MM-DD`, or null. */
  readonly data_nascimento: string | null;
  readonly email: string | null;
  readonly senha_hash: string;
  readonly senha_inicial: boolean;
  /** Until when a one-time password lets its person in; null: their own. */
  readonly senha_expira_em: Date | null;
  /** Every login name of the person; empty only for a person who cannot sign in. */
  readonly logins: readonly string[];
};

const FIND = statement<{ escola_id: number; pessoa_id: number }, Credencial>(
  'find_credencial',
  `select p.id as pessoa_id, p.perfil, p.nome, p.data_nascimento::text as data_nascimento, p.email, p.senha_hash, p.senha_inicial, p.senha_expira_em,
          array(select d.login from diretorio_login d where d.escola_id = p.escola_id and d.pessoa_id = p.id) as logins
     from pessoa p where p.escola_id = :escola_id and p.id = :pessoa_id and p.ativa`,
);

/** Null when the person does not exist or was switched off. */
export async function findCredencial(escola: Tenant, pessoa_id: number): Promise<Credencial | null> {
  const [row] = await escola.run(FIND, { pessoa_id });
  return row ?? null;
}

const LOCK = statement<{ escola_id: number; pessoa_id: number }, never>(
  'lock_credencial',
  'select id from pessoa where escola_id = :escola_id and id = :pessoa_id for no key update',
);

/**
 * Locks the person's password until the caller's transaction ends. Every transaction that sets a password takes this
 * lock first. Transactions that open a session (a sign-in, a move to another app) take it in share mode, so their
 * session exists by then and is ended too. Two transactions that set the password take their further locks in the same
 * order.
 */
export async function lockCredencial(escola: Tenant, pessoa_id: number): Promise<void> {
  await escola.run(LOCK, { pessoa_id });
}

/** Setting a password always ends the recovery links of the old one, and its sessions in the statement after it (C02). */
const SET = statement<
  {
    escola_id: number;
    pessoa_id: number;
    antes: string | null;
    senha_hash: string;
    inicial: boolean;
    expira_em: Date | null;
    recuperada_em: Date | null;
    agora: Date;
  },
  { id: number }
>(
  'set_senha',
  `with trocada as (
     update pessoa set senha_hash = :senha_hash, senha_inicial = :inicial, senha_expira_em = :expira_em, senha_recuperada_em = :recuperada_em
      where escola_id = :escola_id and id = :pessoa_id and (:antes::text is null or senha_hash = :antes) returning id),
   pedidos as (
     update recuperacao_email r set usada_em = :agora from trocada
      where r.escola_id = :escola_id and r.pessoa_id = trocada.id and r.usada_em is null)
   select id from trocada`,
);

export type NovaSenha = {
  readonly pessoa_id: number;
  readonly senha_hash: string;
  readonly agora: Date;
  /** The hash that was checked. Nothing happens when the person has another one by now. */
  readonly antes?: string;
  /** A one-time password: it must be changed, and it opens no session after `expira_em`. */
  readonly unica?: { readonly expira_em: Date; readonly recuperada_em: Date | null };
  /** The one session that stays open. */
  readonly manter?: string;
};

/**
 * Sets the password, ends the sessions and links of the old one, and ends a lock-out. Returns false when the password has changed
 * meanwhile.
 * @param escola inside a transaction
 */
export async function setSenha(escola: Tenant, nova: NovaSenha): Promise<boolean> {
  const { pessoa_id, senha_hash, agora, antes = null, unica, manter } = nova;
  // The lock is a separate statement: the one that ends the sessions sees only rows that existed when it began.
  await lockCredencial(escola, pessoa_id);
  const rows = await escola.run(SET, {
    pessoa_id,
    antes,
    senha_hash,
    inicial: unica !== undefined,
    expira_em: unica?.expira_em ?? null,
    recuperada_em: unica?.recuperada_em ?? null,
    agora,
  });
  if (rows.length === 0) return false;
  await endSessoes(escola, { pessoas: [pessoa_id], agora, ...(manter !== undefined && { manter }) });
  await forgetPessoas(escola.db, [{ escola_id: escola.escola_id, pessoa_id }]);
  return true;
}

const ROTATE = statement<
  { escola_id: number; id: string; nova: string; agora: Date },
  { turma_aluno_id: number | null; expira_em: Date }
>(
  'rotate_sessao',
  `insert into sessao (escola_id, id, pessoa_id, turma_aluno_id, perfil_real, perfil, validade_segundos, criada_em, expira_em)
   select escola_id, :nova::uuid, pessoa_id, turma_aluno_id, perfil_real, perfil, validade_segundos, :agora::timestamptz,
          :agora::timestamptz + make_interval(secs => validade_segundos)
     from sessao where escola_id = :escola_id and id = :id and encerrada_em is null
   returning turma_aluno_id, expira_em`,
);

/**
 * Opens session `nova` as the successor of a session that is not a view; `setSenha` ends the old one. Returns null when
 * the old one has already ended.
 */
export async function rotateSessao(escola: Tenant, id: string, nova: string, agora: Date) {
  const [row] = await escola.run(ROTATE, { id, nova, agora });
  return row ?? null;
}

const LOCK_ALL = statement<{ escola_id: number; pessoas: readonly number[] }, never>(
  'lock_credenciais',
  `select id from pessoa where escola_id = :escola_id and id = any(:pessoas::bigint[]) order by id for no key update`,
);

/** Locks the passwords of many people in the order of their ids, so that two who lock overlapping lists do not deadlock. */
export async function lockCredenciais(escola: Tenant, pessoas: readonly number[]): Promise<void> {
  await escola.run(LOCK_ALL, { pessoas });
}

/** Like `SET` for many people, with one-time passwords only. */
const SET_ALL = statement<
  { escola_id: number; pessoas: readonly number[]; hashes: readonly string[]; expira_em: Date; agora: Date },
  { id: number }
>(
  'set_senhas',
  `with novas as (select * from unnest(:pessoas::bigint[], :hashes::text[]) as n(pessoa_id, senha_hash)),
   trocadas as (
     update pessoa p set senha_hash = n.senha_hash, senha_inicial = true, senha_expira_em = :expira_em, senha_recuperada_em = null
       from novas n where p.escola_id = :escola_id and p.id = n.pessoa_id and p.ativa returning p.id),
   pedidos as (
     update recuperacao_email r set usada_em = :agora from trocadas
      where r.escola_id = :escola_id and r.pessoa_id = trocadas.id and r.usada_em is null)
   select id from trocadas`,
);

export type NovasSenhas = {
  readonly pessoas: readonly number[];
  /** In the order of `pessoas`. */
  readonly hashes: readonly string[];
  readonly expira_em: Date;
  readonly agora: Date;
};

/**
 * Gives each person a one-time password, ends the sessions and links of the old one, and ends a lock-out. Returns
 * false when somebody does not exist or is switched off; the caller must then roll back.
 * @param escola inside a transaction
 */
export async function setSenhas(escola: Tenant, novas: NovasSenhas): Promise<boolean> {
  await lockCredenciais(escola, novas.pessoas);
  const rows = await escola.run(SET_ALL, novas);
  const { pessoas, agora } = novas;
  await endSessoes(escola, { pessoas, agora });
  const { escola_id } = escola;
  await forgetPessoas(
    escola.db,
    pessoas.map((pessoa_id) => ({ escola_id, pessoa_id })),
  );
  return rows.length === novas.pessoas.length;
}
