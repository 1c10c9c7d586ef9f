/** Reads the class of an enrolment that is known to be within reach. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

const TURMA = statement<{ escola_id: number; turma_aluno_id: number }, { turma_id: number }>(
  'find_prorrogacao_turma',
  'select turma_id from turma_aluno where escola_id = :escola_id and id = :turma_aluno_id',
);

export async function findTurmaOf(escola: Tenant, turma_aluno_id: number): Promise<number> {
  const [row] = await escola.run(TURMA, { turma_aluno_id });
  if (!row) throw new Error(`enrolment ${turma_aluno_id} vanished while it was read`);
  return row.turma_id;
}
