/** Whether a phase offers to skip its explanation for coins, and whether the run that is open has paid for it. */
import { statement } from '../../data/statement.ts';
import type { Tenant } from '../../data/tenant.ts';

export type Pular = { readonly permite_pular: boolean; readonly pulou: boolean };

/** The run that is open, or would open next; its number names the payment. */
const pularOfFase = statement<{ escola_id: number; turma_aluno_id: number; trilha_fase_id: number }, Pular>(
  'adaptada_pular',
  `select t.pular_ativo as permite_pular,
          exists (select from moeda_lancamento l
                  where l.escola_id = a.escola_id and l.turma_aluno_id = a.id and l.motivo = 'pular'
                    and l.chave = 'fase ' || :trilha_fase_id::bigint || ' ' || (
                      select coalesce(max(e.numero) filter (where e.concluida_em is null), max(e.numero) + 1, 1)
                      from fase_execucao e
                      where e.escola_id = a.escola_id and e.turma_aluno_id = a.id
                        and e.trilha_fase_id = :trilha_fase_id::bigint)) as pulou
   from turma_aluno a join turma t on t.escola_id = a.escola_id and t.id = a.turma_id
   where a.escola_id = :escola_id and a.id = :turma_aluno_id`,
);

/** @throws when there is no such enrolment: the guard has just found it */
export async function findPular(escola: Tenant, turma_aluno_id: number, trilha_fase_id: number): Promise<Pular> {
  const [row] = await escola.run(pularOfFase, { turma_aluno_id, trilha_fase_id });
  if (!row) throw new Error(`no enrolment ${turma_aluno_id}`);
  return row;
}
