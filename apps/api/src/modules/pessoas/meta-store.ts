/** The weekly goal that a student of version 1 sets: phases a week. */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

const SAVE = statement<{ escola_id: number; turma_aluno_id: number; meta: number }, never>(
  'set_meta_semana',
  'update turma_aluno set meta_semana = :meta where escola_id = :escola_id and id = :turma_aluno_id',
);

export async function setMetaSemana(escola: Tenant, turma_aluno_id: number, meta: number): Promise<void> {
  await escola.run(SAVE, { turma_aluno_id, meta });
}
