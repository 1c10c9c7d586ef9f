/** Deletes everything a test account did with its roadmaps (decision 160). The roadmaps themselves stay. */
import { statement } from '../../../../../database/statement.ts';
import type { Tenant } from '../../../../../database/tenant.ts';

type AlunoParams = { escola_id: number; turma_aluno_id: number };

/** The ledgers refuse deletes unless the transaction has declared a reset. */
const allow = statement<Record<string, never>, never>(
  'allow_reinicio',
  `select set_config('luneta.reinicio', 'on', true)`,
  'global',
);

/** Tables in the order of their foreign keys, children first. */
const WIPES = [
  statement<AlunoParams, never>(
    'delete_boss_item_of_reinicio',
    `delete from boss_item i using boss b
     where i.escola_id = :escola_id and b.escola_id = i.escola_id and b.id = i.boss_id and b.turma_aluno_id = :turma_aluno_id`,
  ),
  statement<AlunoParams, never>(
    'delete_fase_item_of_reinicio',
    `delete from fase_item i using fase_execucao x
     where i.escola_id = :escola_id and x.escola_id = i.escola_id and x.id = i.fase_execucao_id
       and x.turma_aluno_id = :turma_aluno_id`,
  ),
  ...(
    [
      'boss',
      'fase_execucao',
      'fase_quiz',
      'conteudo_visualizacao',
      'explicacao_oculta',
      'moeda_lancamento',
      'vida_lancamento',
      'carteira',
    ] as const
  ).map((table) =>
    statement<AlunoParams, never>(
      `restart_${table}`,
      `delete from ${table} where escola_id = :escola_id and turma_aluno_id = :turma_aluno_id`,
    ),
  ),
];

/** Deletes everything in one transaction. */
export async function resetEstudos(escola: Tenant, turma_aluno_id: number): Promise<void> {
  await escola.transaction(async (tx) => {
    await tx.run(allow, {});
    for (const wipe of WIPES) await tx.run(wipe, { turma_aluno_id });
  });
}
