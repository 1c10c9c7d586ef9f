/** Stores answers to the satisfaction survey, and reads what decides whether it is asked. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

export type Resposta = { readonly nota: number | null; readonly comentario: string | null };

export type Situacao = {
  readonly configuracao: unknown;
  readonly prova_aberta: boolean;
  readonly ultima: Date | null;
};

const SITUACAO = statement<{ escola_id: number; pessoa_id: number; agora: Date }, Situacao>(
  'find_pesquisa_situacao',
  `select e.configuracao,
          exists (select 1 from turma_aluno m join tentativa x on x.escola_id = m.escola_id and x.turma_aluno_id = m.id
                   where m.escola_id = :escola_id and m.pessoa_id = :pessoa_id and x.encerrada_em is null and x.prazo_em > :agora) as prova_aberta,
          (select max(r.criada_em) from pesquisa_resposta r where r.escola_id = e.id and r.pessoa_id = :pessoa_id) as ultima
     from escola e where e.id = :escola_id`,
);
/** Locks the person, so that two simultaneous answers run one after the other. */
const TRANCAR = statement<{ escola_id: number; pessoa_id: number }, { id: number }>(
  'lock_pesquisa',
  'select id from pessoa where escola_id = :escola_id and id = :pessoa_id for update',
);

const SAVE_RESPOSTA = statement<{ escola_id: number; pessoa_id: number; agora: Date } & Resposta, never>(
  'create_pesquisa',
  `insert into pesquisa_resposta (escola_id, pessoa_id, nota, comentario, criada_em)
   values (:escola_id, :pessoa_id, :nota, :comentario, :agora)`,
);

/** @param escola the person's own school */
export async function situacao(escola: Tenant, pessoa_id: number, agora: Date): Promise<Situacao> {
  const [row] = await escola.run(SITUACAO, { pessoa_id, agora });
  if (!row) throw new Error('the school of a session is gone');
  return row;
}

/** Stores an answer if `may` still allows it under the lock. Returns false when it does not. */
export function saveResposta(
  escola: Tenant,
  pessoa_id: number,
  resposta: Resposta,
  agora: Date,
  may: (now: Situacao) => boolean,
): Promise<boolean> {
  return escola.transaction(async (tx) => {
    await tx.run(TRANCAR, { pessoa_id });
    if (!may(await situacao(tx, pessoa_id, agora))) return false;
    await tx.run(SAVE_RESPOSTA, { pessoa_id, nota: resposta.nota, comentario: resposta.comentario, agora });
    return true;
  });
}
