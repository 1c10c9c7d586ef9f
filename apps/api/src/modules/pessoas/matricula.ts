/**
 * The one function that writes enrolments. An enrolment moves the release of its class's exams, and makes no finished exam
 * pending (decision 224): who was not there when an exam's window closed has no result of it (rule NOT-15).
 */
import { insertRows, insertStatement, type NewRow } from '../../database/insert.ts';
import type { turma_aluno } from '../../database/schema/index.ts';
import type { Tenant } from '../../database/tenant.ts';

export type NewMatricula = Pick<NewRow<typeof turma_aluno>, 'turma_id' | 'pessoa_id'> & {
  readonly status: 'Atual' | 'Transferido' | 'Remanejado' | 'Concluído';
  /** Factor of the time in exams; 1 without an accommodation. */
  readonly fator_tempo: number;
  /** Since when. Null: since before every exam of the class. */
  readonly inicio_em: Date | null;
};

/**
 * What follows from enrolments in these classes; `provas` has it. It joins the transaction that writes them.
 */
export type OnMatriculas = (tx: Tenant, turma_ids: readonly number[], agora: Date) => Promise<void>;

const INSERT = insertStatement<NewMatricula, { id: number }>(
  'create_matriculas',
  'turma_aluno',
  ['turma_id', 'pessoa_id', 'status', 'fator_tempo', 'inicio_em'],
  'returning id',
);

/**
 * Enrols people, in the order of the list, and tells the exams of their classes. Joins the caller's transaction.
 * @returns the ids of the enrolments, in the same order
 */
export async function createMatriculas(
  tx: Tenant,
  rows: readonly NewMatricula[],
  { told, agora }: { readonly told: OnMatriculas; readonly agora: Date },
): Promise<number[]> {
  const made = await insertRows(tx, INSERT, rows);
  const current = rows.filter(({ status }) => status === 'Atual').map(({ turma_id }) => turma_id);
  if (current.length > 0) await told(tx, [...new Set(current)], agora);
  return made.map(({ id }) => id);
}
