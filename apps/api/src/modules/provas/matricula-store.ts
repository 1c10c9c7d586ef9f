/** What enrolments in a class mean for its exams: their release may move (LIB, decision 224). */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { moveReleases, moving } from './release-store.ts';

const OF_TURMAS = moving(
  statement<{ escola_id: number; turma_ids: readonly number[] }, { avaliacao_id: number }>(
    'find_matricula_provas',
    `select distinct avaliacao_id from turma_avaliacao
    where escola_id = :escola_id and turma_id = any(:turma_ids::bigint[]) order by avaliacao_id`,
  ),
);

/** Computes the releases of the exams of these classes again. Joins the transaction that writes the enrolments. */
export async function releaseAfterMatriculas(tx: Tenant, turma_ids: readonly number[], agora: Date): Promise<void> {
  await moveReleases(tx, agora, (moves) => moves.move(OF_TURMAS, { turma_ids }));
}
