/** Deletes what a student did in exams that still run. Only the test operations import it. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { EXAM_MOVED, movedExams, refreshReleases } from '../../release-store.ts';

type AlunoParams = { escola_id: number; turma_aluno_id: number; agora: Date };

/** Attempts of days whose window is still open. An exam that is over cannot be taken again, and its results stay. */
const OPEN = `
  select t.id from tentativa t
  join turma_avaliacao_dia d on d.escola_id = t.escola_id and d.turma_avaliacao_id = t.turma_avaliacao_id
    and d.dia_prova = t.dia_prova
  where t.escola_id = :escola_id and t.turma_aluno_id = :turma_aluno_id and d.fim_em >= :agora::timestamptz`;

/** Tables in the order of their foreign keys. */
const TABLES = [
  'correcao_subjetiva',
  'resposta_subjetiva',
  'resposta_fora_do_prazo',
  'redacao_versao',
  'correcao_redacao',
  'redacao',
  'resposta',
] as const;

const deletes = TABLES.map((table) =>
  statement<AlunoParams, never>(
    `reset_${table}`,
    `delete from ${table} where escola_id = :escola_id and tentativa_id in (${OPEN})`,
  ),
);
const deleteTentativas = statement<AlunoParams, { avaliacao_id: number | null }>(
  'reset_tentativa',
  `delete from tentativa t where escola_id = :escola_id and id in (${OPEN}) returning ${EXAM_MOVED} as avaliacao_id`,
);

/** Resets the student's running exams to "not started", all or nothing. */
export async function resetTentativas(escola: Tenant, turma_aluno_id: number, agora: Date): Promise<void> {
  await escola.transaction(async (tx) => {
    for (const each of deletes) await tx.run(each, { turma_aluno_id, agora });
    await refreshReleases(tx, movedExams(await tx.run(deleteTentativas, { turma_aluno_id, agora })), agora);
  });
}
