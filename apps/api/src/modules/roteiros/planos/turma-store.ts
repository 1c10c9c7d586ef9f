/** Reads the students who are in a class now. */
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

const alunosAtuais = statement<{ escola_id: number; turma_id: number }, { id: number }>(
  'find_plano_alunos_atuais',
  `select id from turma_aluno where escola_id = :escola_id and turma_id = :turma_id and status = 'Atual' order by id`,
);

export async function findAlunosAtuais(escola: Tenant, turma_id: number): Promise<number[]> {
  return (await escola.run(alunosAtuais, { turma_id })).map(({ id }) => id);
}
