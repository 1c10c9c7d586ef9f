/** Deletes what a test account did with a roadmap. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

type OfTrilha = { escola_id: number; trilha_id: number; turma_aluno_id: number };
type OfExecucoes = { escola_id: number; execucoes: readonly number[] };

const ofTrilha = (table: string) =>
  `${table}.escola_id = :escola_id and ${table}.turma_aluno_id = :turma_aluno_id
   and ${table}.trilha_fase_id in (select f.id from trilha_fase f where f.escola_id = :escola_id and f.trilha_id = :trilha_id)`;

const travar = statement<OfTrilha, { id: number }>(
  'lock_trilha_reset',
  `select e.id from fase_execucao e where ${ofTrilha('e')} order by e.id for update`,
);
const itens = statement<OfExecucoes, never>(
  'reset_trilha_itens',
  'delete from fase_item where escola_id = :escola_id and fase_execucao_id = any(:execucoes::bigint[])',
);
const execucoes = statement<OfExecucoes, never>(
  'reset_trilha_execucoes',
  'delete from fase_execucao where escola_id = :escola_id and id = any(:execucoes::bigint[])',
);
const quiz = statement<OfTrilha, never>('reset_trilha_quiz', `delete from fase_quiz z where ${ofTrilha('z')}`);
const views = statement<OfTrilha, never>(
  'reset_trilha_visualizacoes',
  `delete from conteudo_visualizacao v where ${ofTrilha('v')}`,
);

/**
 * Deletes runs, answers, quiz answers and views of one student in one roadmap, all or nothing. It first locks the runs
 * and deletes only those. A run that an answer opens meanwhile belongs to the time after the reset and stays.
 */
export async function resetTrilha(escola: Tenant, trilha_id: number, turma_aluno_id: number): Promise<void> {
  const key = { trilha_id, turma_aluno_id };
  await escola.transaction(async (tx) => {
    const held = { execucoes: (await tx.run(travar, key)).map(({ id }) => id) };
    await tx.run(itens, held);
    await tx.run(execucoes, held);
    await tx.run(quiz, key);
    await tx.run(views, key);
  });
}
