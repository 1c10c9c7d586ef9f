/** The class of an enrolment that is known to be within reach. */
import { eq } from 'drizzle-orm';

import { turma_aluno } from '../../../database/schema/index.ts';
import type { Tenant } from '../../../database/tenant.ts';

export async function findTurmaOf(escola: Tenant, turma_aluno_id: number): Promise<number> {
  const [row] = await escola
    .select({ turma_id: turma_aluno.turma_id })
    .from(turma_aluno)
    .where(eq(turma_aluno.id, turma_aluno_id));
  if (!row) throw new Error(`enrolment ${turma_aluno_id} vanished while it was read`);
  return row.turma_id;
}
