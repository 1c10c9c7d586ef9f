/** Stores one-time codes and moves a session to another app. Conditional updates alone decide who wins. */
import type { Perfil } from '@luneta/domain/perfil';
import { randomUUID } from 'node:crypto';

import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import type { Sessao } from '../../../http/sessao.ts';

const LEMBRAR_TURMA = statement<{ escola_id: number; id: string; turma_aluno_id: number }, never>(
  'set_sessao_turma',
  'update sessao set turma_aluno_id = :turma_aluno_id where escola_id = :escola_id and id = :id',
);

const SAVE_TRANSFERENCIA = statement<
  { escola_id: number; hash: string; sessao_id: string; destino: string; agora: Date; expira_em: Date },
  never
>(
  'create_transferencia',
  `insert into transferencia (escola_id, codigo_hash, sessao_id, destino, criada_em, expira_em)
   values (:escola_id, :hash, :sessao_id, :destino, :agora, :expira_em)
   on conflict (escola_id, codigo_hash) do nothing`,
);

type NewTransfer = { readonly hash: string; readonly destino: string; readonly agora: Date; readonly expira_em: Date };

/**
 * Stores the hash of a code for the session, once. A student continues with the class of this request, which becomes the
 * session's class.
 * @param escola the person's own school, which holds the session
 */
export function createTransfer(escola: Tenant, sessao: Sessao, transfer: NewTransfer): Promise<void> {
  const { hash, destino, agora, expira_em } = transfer;
  return escola.transaction(async (tx) => {
    const { id, perfil_real, aluno } = sessao;
    if (perfil_real === 'aluno' && aluno) await tx.run(LEMBRAR_TURMA, { id, turma_aluno_id: aluno.turma_aluno_id });
    await tx.run(SAVE_TRANSFERENCIA, { hash, sessao_id: id, destino, agora, expira_em });
  });
}

const RESGATAR = statement<
  { escola_id: number; hash: string; destinos: readonly string[]; agora: Date },
  { sessao_id: string }
>(
  'redeem_transferencia',
  `update transferencia set usada_em = :agora
    where escola_id = :escola_id and codigo_hash = :hash and usada_em is null and expira_em > :agora
      and destino = any(:destinos::text[])
   returning sessao_id`,
);

/**
 * Locks the person in share mode. A concurrent password change waits and then also ends the session that is opened
 * here.
 */
const TRANCAR = statement<{ escola_id: number; id: string }, never>(
  'lock_transferencia_pessoa',
  `select p.id from sessao s join pessoa p on p.escola_id = s.escola_id and p.id = s.pessoa_id
    where s.escola_id = :escola_id and s.id = :id for share of p`,
);

/** The session that continues in the other app. */
export type Moved = {
  readonly id: string;
  readonly pessoa_id: number;
  readonly perfil: Perfil;
  readonly perfil_real: Perfil;
  readonly turma_aluno_id: number | null;
  readonly origem_id: string | null;
  readonly criada_em: Date;
  readonly expira_em: Date;
  readonly email: string | null;
  readonly senha_inicial: boolean;
};

/**
 * Ends the session and opens its copy, in one statement. It does nothing when the session, its original session or its
 * person is no longer valid.
 */
const MOVE_SESSAO = statement<{ escola_id: number; id: string; novo: string; agora: Date }, Moved>(
  'move_sessao',
  `with velha as (
     update sessao s set encerrada_em = :agora from pessoa p, escola e
      where s.escola_id = :escola_id and s.id = :id and s.encerrada_em is null and s.expira_em > :agora
        and (s.limite_em is null or s.limite_em > :agora)
        and p.escola_id = s.escola_id and p.id = s.pessoa_id and p.ativa and p.perfil = s.perfil_real
        and e.id = s.escola_id and e.bloqueada_em is null
        and (s.origem_id is null or exists (select 1 from sessao o where o.escola_id = :escola_id and o.id = s.origem_id
              and o.encerrada_em is null and o.expira_em > :agora))
      returning s.*, p.email, p.senha_inicial),
   nova as (
     insert into sessao (escola_id, id, pessoa_id, turma_aluno_id, aluno_escola_id, origem_id, motivo, limite_em, perfil_real,
                         perfil, validade_segundos, criada_em, expira_em)
     select escola_id, :novo::uuid, pessoa_id, turma_aluno_id, aluno_escola_id, origem_id, motivo, limite_em, perfil_real, perfil,
            validade_segundos, :agora, least(:agora::timestamptz + make_interval(secs => validade_segundos), limite_em)
       from velha returning *)
   select n.id, n.pessoa_id, n.perfil, n.perfil_real, n.turma_aluno_id, n.origem_id, n.criada_em, n.expira_em, v.email, v.senha_inicial
     from nova n cross join velha v`,
);

const SET_CHAVE = statement<{ escola_id: number; hash: string; chave_hash: string; nova: string }, never>(
  'set_transferencia_trocada',
  `update transferencia set chave_hash = :chave_hash, nova_sessao_id = :nova::uuid
    where escola_id = :escola_id and codigo_hash = :hash`,
);

/** The session that this code and key have opened, while the code would still be valid. */
const REPETIR = statement<
  { escola_id: number; hash: string; chave_hash: string; destinos: readonly string[]; agora: Date },
  Moved
>(
  'repeat_transferencia',
  `select n.id, n.pessoa_id, n.perfil, n.perfil_real, n.turma_aluno_id, n.origem_id, n.criada_em, n.expira_em, p.email,
          p.senha_inicial
     from transferencia t
     join sessao n on n.escola_id = t.escola_id and n.id = t.nova_sessao_id and n.encerrada_em is null and n.expira_em > :agora
     join pessoa p on p.escola_id = n.escola_id and p.id = n.pessoa_id
    where t.escola_id = :escola_id and t.codigo_hash = :hash and t.chave_hash = :chave_hash and t.expira_em > :agora
      and t.destino = any(:destinos::text[])`,
);

export type Exchange = {
  readonly hash: string;
  /** Null when the caller sent no key: then the code works once, whoever sends it. */
  readonly chave_hash: string | null;
  /** The apps that the caller may be. */
  readonly destinos: readonly string[];
  readonly agora: Date;
};

/**
 * Uses a code up and moves its session. One of any number of simultaneous exchanges wins; the same code with the same key
 * gets the same session again.
 * @returns null when the code is unknown, used, expired or for another app, or when its session has ended
 */
export function redeem(escola: Tenant, { hash, chave_hash, destinos, agora }: Exchange): Promise<Moved | null> {
  return escola.transaction(async (tx) => {
    const [code] = await tx.run(RESGATAR, { hash, destinos, agora });
    if (!code) {
      const [again] = chave_hash === null ? [] : await tx.run(REPETIR, { hash, chave_hash, destinos, agora });
      return again ?? null;
    }
    await tx.run(TRANCAR, { id: code.sessao_id });
    const [moved] = await tx.run(MOVE_SESSAO, { id: code.sessao_id, novo: randomUUID(), agora });
    if (moved && chave_hash !== null) await tx.run(SET_CHAVE, { hash, chave_hash, nova: moved.id });
    return moved ?? null;
  });
}
