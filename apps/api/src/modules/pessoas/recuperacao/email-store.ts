/** Requests for a recovery message: stored, claimed for sending, and used up once. */
import type { Db } from '../../../database/db.ts';
import { run, statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { SEM_SENHA } from '../login/senha.ts';

/** Number of sends before a message is given up. With the waits between them this takes about an hour. */
export const TENTATIVAS = 6;
const AT_ONCE = 50;

const ASK = statement<{ escola_id: number; pessoa_id: number; origem: string; agora: Date }, { id: number }>(
  'create_recuperacao',
  `insert into recuperacao_email (escola_id, pessoa_id, origem, pedida_em, enviar_apos)
   select escola_id, id, :origem, :agora::timestamptz, :agora::timestamptz from pessoa where escola_id = :escola_id and id = :pessoa_id
   returning id`,
);

/** @param pessoa_id 0 when there is no such person: the same statement runs and inserts no row */
export async function askMessage(escola: Tenant, pessoa_id: number, origem: string, agora: Date): Promise<void> {
  await escola.run(ASK, { pessoa_id, origem, agora });
}

export type Pendente = { readonly escola_id: number; readonly id: number; readonly tentativas: number };

const DUE = statement<{ agora: Date; tentativas: number; quantas: number }, Pendente>(
  'find_recuperacao_a_enviar',
  `select escola_id, id, tentativas from recuperacao_email
    where enviada_em is null and usada_em is null and enviar_apos <= :agora and tentativas < :tentativas
    order by enviar_apos limit :quantas`,
  'global',
);

/** Messages that are due, oldest first. */
export function listDue(db: Db, agora: Date): Promise<Pendente[]> {
  return run(db, DUE, { agora, tentativas: TENTATIVAS, quantas: AT_ONCE });
}

type Claim = {
  readonly id: number;
  readonly tentativas: number;
  readonly codigo_hash: string;
  readonly expira_em: Date;
  /** The end of the link of somebody who has no password yet: an invitation. */
  readonly convite_expira_em: Date;
  /** Time of the next try if this one fails. */
  readonly proxima: Date;
};
export type Claimed = {
  readonly origem: string;
  readonly email: string | null;
  readonly nome: string;
  readonly nome_social: string | null;
  /** The person has no password yet. */
  readonly convite: boolean;
  readonly escola_nome: string;
};

/** `tentativas` as it was read. Of two processes that read the row, one claims it. */
const CLAIM = statement<{ escola_id: number; sem_senha: string } & Claim, Claimed>(
  'reserve_recuperacao',
  `update recuperacao_email r set tentativas = r.tentativas + 1, codigo_hash = :codigo_hash, enviar_apos = :proxima,
          expira_em = case when p.senha_hash = :sem_senha then :convite_expira_em::timestamptz else :expira_em::timestamptz end
     from pessoa p join escola e on e.id = p.escola_id
    where r.escola_id = :escola_id and r.id = :id and r.tentativas = :tentativas and r.enviada_em is null and r.usada_em is null
      and p.escola_id = r.escola_id and p.id = r.pessoa_id and p.ativa
   returning r.origem, p.email, p.nome, p.nome_social, p.senha_hash = :sem_senha as convite, e.nome as escola_nome`,
);

/**
 * The recipient, when this process may send the message; null when another process sends it or it is no longer wanted.
 */
export async function claimMessage(escola: Tenant, claim: Claim): Promise<Claimed | null> {
  const [row] = await escola.run(CLAIM, { ...claim, sem_senha: SEM_SENHA });
  return row ?? null;
}

/** A newer link ends the older ones of the person. */
const SENT = statement<{ escola_id: number; id: number; agora: Date }, never>(
  'set_recuperacao_enviada',
  `with nova as (
     update recuperacao_email set enviada_em = :agora where escola_id = :escola_id and id = :id returning pessoa_id)
   update recuperacao_email r set usada_em = :agora from nova
    where r.escola_id = :escola_id and r.pessoa_id = nova.pessoa_id and r.id < :id and r.usada_em is null`,
);

export async function setSent(escola: Tenant, id: number, agora: Date): Promise<void> {
  await escola.run(SENT, { id, agora });
}

const LIVING = 'escola_id = :escola_id and codigo_hash = :codigo_hash and usada_em is null and expira_em > :agora';
type Codigo = { escola_id: number; codigo_hash: string; agora: Date };
type Dono = { pessoa_id: number };

const FIND = statement<Codigo, Dono>(
  'find_recuperacao_codigo',
  `select pessoa_id from recuperacao_email where ${LIVING}`,
);
const USE = statement<Codigo, Dono>(
  'use_recuperacao',
  `update recuperacao_email set usada_em = :agora where ${LIVING} returning pessoa_id`,
);

/** The person of a code; null when the code is unknown, used or expired. */
export async function ownerOfCodigo(escola: Tenant, codigo_hash: string, agora: Date): Promise<number | null> {
  const [row] = await escola.run(FIND, { codigo_hash, agora });
  return row?.pessoa_id ?? null;
}

/** Uses a code up. Exactly one of several parallel calls succeeds. */
export async function useCodigo(escola: Tenant, codigo_hash: string, agora: Date): Promise<boolean> {
  return (await escola.run(USE, { codigo_hash, agora })).length > 0;
}

const OVERDUE = statement<{ agora: Date }, { quantos: number }>(
  'count_mensagens',
  'select count(*) as quantos from recuperacao_email where enviada_em is null and enviar_apos <= :agora',
  'global',
);

/** Recovery messages that are due, in every school. */
export async function countOverdueMessages(db: Db, agora: Date): Promise<number> {
  const [row] = await run(db, OVERDUE, { agora });
  return row?.quantos ?? 0;
}
