/** Reads the student of a privacy act and locks the row until the act is done. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

export type Titular = {
  readonly nome: string;
  readonly perfil: string;
  readonly anonimizada_em: Date | null;
  /** An attempt at an exam day that is not closed. */
  readonly em_prova: boolean;
};

const FIND = statement<{ escola_id: number; pessoa_id: number }, Titular>(
  'lock_privacidade_titular',
  `select p.nome, p.perfil, p.anonimizada_em,
          exists (select 1 from tentativa t join turma_aluno m on m.escola_id = t.escola_id and m.id = t.turma_aluno_id
                   where m.escola_id = p.escola_id and m.pessoa_id = p.id and t.encerrada_em is null) as em_prova
     from pessoa p where p.escola_id = :escola_id and p.id = :pessoa_id for no key update of p`,
);

export async function findTitular(escola: Tenant, pessoa_id: number): Promise<Titular | null> {
  const [row] = await escola.run(FIND, { pessoa_id });
  return row ?? null;
}

const MARK = statement<{ escola_id: number; pessoa_id: number; agora: Date }, never>(
  'set_privacidade_anonimizada',
  'update pessoa set anonimizada_em = :agora where escola_id = :escola_id and id = :pessoa_id',
);

export async function setAnonimizada(escola: Tenant, pessoa_id: number, agora: Date): Promise<void> {
  await escola.run(MARK, { pessoa_id, agora });
}
