/** Finds the person of a login, and writes and ends sessions. */
import type { Perfil } from '@luneta/domain/perfil';
import { randomUUID } from 'node:crypto';

import type { Db } from '../../../database/db.ts';
import { run, statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { NEAREST_LOGIN } from './nearest.ts';

export type Pessoa = {
  readonly escola_id: number;
  readonly id: number;
  readonly perfil: string;
  readonly email: string | null;
  readonly senha_hash: string;
  readonly senha_inicial: boolean;
  /** When a one-time password expires; null for every other password. */
  readonly senha_expira_em: Date | null;
  readonly ativa: boolean;
  /** Newest enrolment with status `Atual`; null without one. */
  readonly turma_aluno_id: number | null;
};

/**
 * Reads the person of a login. For an unknown login it reads a neighbouring row of the directory and discards it, so
 * that both take the same time, even before any hash is computed (security D5, C05).
 */
const POR_LOGIN = statement<{ login: string }, Pessoa & { existe: boolean }>(
  'find_pessoa_by_login',
  `select d.login = :login as existe, p.escola_id, p.id, p.perfil, p.email, p.senha_hash, p.senha_inicial, p.senha_expira_em, p.ativa,
          (select m.id from turma_aluno m join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
            where m.escola_id = p.escola_id and m.pessoa_id = p.id and m.status = 'Atual' order by t.ano desc, m.id desc limit 1) as turma_aluno_id
     from ${NEAREST_LOGIN} d join pessoa p on p.escola_id = d.escola_id and p.id = d.pessoa_id`,
  'global',
);

/** @param login trimmed and in lower case, as the directory stores it */
export async function findByLogin(db: Db, login: string): Promise<Pessoa | null> {
  const [row] = await run(db, POR_LOGIN, { login });
  return row?.existe ? row : null;
}

const POR_ID = statement<{ escola_id: number; id: number }, Pessoa>(
  'find_pessoa_of_segunda_etapa',
  `select escola_id, id, perfil, email, senha_hash, senha_inicial, senha_expira_em, ativa, null::bigint as turma_aluno_id
     from pessoa where escola_id = :escola_id and id = :id and perfil <> 'aluno'`,
);

/** A staff member by id; null for everybody else. */
export async function findStaff(escola: Tenant, id: number): Promise<Pessoa | null> {
  const [row] = await escola.run(POR_ID, { id });
  return row ?? null;
}

export type NewSession = {
  readonly perfil: Perfil;
  readonly validade_segundos: number;
  readonly agora: Date;
  readonly expira_em: Date;
};

/**
 * Waits for a concurrent password change and then writes nothing, so that no session outlives the password it was
 * opened with.
 */
const CREATE_SESSAO = statement<
  {
    escola_id: number;
    id: string;
    pessoa_id: number;
    senha_hash: string;
    turma_aluno_id: number | null;
    perfil: string;
    validade_segundos: number;
    agora: Date;
    expira_em: Date;
  },
  { id: string }
>(
  'start_sessao',
  `insert into sessao (escola_id, id, pessoa_id, turma_aluno_id, perfil, perfil_real, validade_segundos, criada_em, expira_em)
   select p.escola_id, :id::uuid, p.id, :turma_aluno_id::bigint, :perfil, :perfil, :validade_segundos::bigint, :agora::timestamptz, :expira_em::timestamptz
     from (select escola_id, id from pessoa
            where escola_id = :escola_id and id = :pessoa_id and senha_hash = :senha_hash and ativa for share) p
   returning id`,
);

/** Opens a session of the person. Returns its id, or null when the password has changed since it was checked. */
export async function createSessao(
  db: Db,
  pessoa: Pessoa,
  { perfil, validade_segundos, agora, expira_em }: NewSession,
): Promise<string | null> {
  const { escola_id, id: pessoa_id, senha_hash } = pessoa;
  const turma_aluno_id = perfil === 'aluno' ? pessoa.turma_aluno_id : null;
  const session = { perfil, validade_segundos, agora, expira_em, turma_aluno_id };
  const [row] = await run(db, CREATE_SESSAO, { escola_id, id: randomUUID(), pessoa_id, senha_hash, ...session });
  return row?.id ?? null;
}

const ENCERRAR = statement<{ escola_id: number; id: string; agora: Date }, never>(
  'close_sessao',
  `update sessao set encerrada_em = :agora
    where escola_id = :escola_id and (id = :id or origem_id = :id) and encerrada_em is null`,
);

/** Ends a session and the views opened from it, in the school that holds it. Ending it twice changes nothing. */
export async function endSessao(escola: Tenant, id: string, agora: Date): Promise<void> {
  await escola.run(ENCERRAR, { id, agora });
}
