/** Reads whether a phase offers to skip its explanation for coins, and whether the open run has paid for it. */
import { statement } from '../../../../../database/statement.ts';
import type { Tenant } from '../../../../../database/tenant.ts';

export type Pular = { readonly permite_pular: boolean; readonly pulou: boolean };

/** The key of the payment: the phase and the number of the run. */
const pularOfFase = statement<{ escola_id: number; turma_aluno_id: number; trilha_fase_id: number }, Pular>(
  'skip_adaptada',
  `select t.pular_ativo as permite_pular,
          exists (select from fase_execucao x
                  join moeda_lancamento l on l.escola_id = x.escola_id and l.turma_aluno_id = x.turma_aluno_id
                    and l.motivo = 'pular' and l.chave = 'fase ' || x.trilha_fase_id || ' ' || x.numero
                  where x.escola_id = :escola_id and x.turma_aluno_id = a.id and x.trilha_fase_id = :trilha_fase_id
                    and x.concluida_em is null) as pulou
   from turma_aluno a join turma t on t.escola_id = a.escola_id and t.id = a.turma_id
   where a.escola_id = :escola_id and a.id = :turma_aluno_id`,
);

/** @throws when the enrolment does not exist; this cannot happen, because the guard has just found it */
export async function findPular(escola: Tenant, turma_aluno_id: number, trilha_fase_id: number): Promise<Pular> {
  const [row] = await escola.run(pularOfFase, { turma_aluno_id, trilha_fase_id });
  if (!row) throw new Error(`no enrolment ${turma_aluno_id}`);
  return row;
}
