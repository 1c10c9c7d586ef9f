/** Deletes what a student did in exams that still run. Only the test operations import it. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Marcas } from '../../above.ts';
import { EXAM_MOVED, type Moved, moveReleases, moving } from '../../release-store.ts';

/** Attempts of days whose window is still open. An exam that is over cannot be taken again, and its results stay. */
const OPEN = statement<{ escola_id: number; turma_aluno_id: number; agora: Date }, { id: number }>(
  'lock_tentativas_reset',
  `select t.id from tentativa t
     join turma_avaliacao_dia d on d.escola_id = t.escola_id and d.turma_avaliacao_id = t.turma_avaliacao_id
      and d.dia_prova = t.dia_prova
    where t.escola_id = :escola_id and t.turma_aluno_id = :turma_aluno_id and d.fim_em >= :agora::timestamptz
    order by t.id for update of t`,
);

type OfTentativas = { escola_id: number; tentativas: readonly number[] };

/** Tables in the order of their foreign keys. */
const TABLES = ['resposta_subjetiva', 'resposta_fora_do_prazo', 'redacao_versao', 'redacao', 'resposta'] as const;

/** The other answers of these attempts (rule MON-4). */
const deleteSegundas = statement<OfTentativas, never>(
  'reset_segunda_resposta',
  `delete from segunda_resposta z using tentativa t where z.escola_id = :escola_id and t.escola_id = :escola_id
      and t.id = any(:tentativas::bigint[]) and z.turma_avaliacao_id = t.turma_avaliacao_id and z.dia_prova = t.dia_prova
      and z.turma_aluno_id = t.turma_aluno_id`,
);
const deletes = TABLES.map((table) =>
  statement<OfTentativas, never>(
    `reset_prova_${table}`,
    `delete from ${table} where escola_id = :escola_id and tentativa_id = any(:tentativas::bigint[])`,
  ),
);
const deleteTentativas = moving(
  statement<OfTentativas, Moved>(
    'reset_tentativa',
    `delete from tentativa t where escola_id = :escola_id and id = any(:tentativas::bigint[])
   returning ${EXAM_MOVED} as avaliacao_id`,
  ),
);

/** Resets the student's running exams to "not started", all or nothing. @param marcas where the marks of texts are kept */
export async function resetTentativas(
  escola: Tenant,
  marcas: Marcas,
  turma_aluno_id: number,
  agora: Date,
): Promise<void> {
  await moveReleases(escola, agora, async (tx) => {
    const tentativas = (await tx.run(OPEN, { turma_aluno_id, agora })).map(({ id }) => id);
    await marcas.dropMarcas(tx, tentativas);
    await tx.run(deleteSegundas, { tentativas });
    for (const each of deletes) await tx.run(each, { tentativas });
    await tx.move(deleteTentativas, { tentativas });
  });
}
