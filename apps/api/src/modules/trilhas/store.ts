/** Takes back what a test account did with a roadmap. */
import { statement } from '../../data/statement.ts';
import type { Tenant } from '../../data/tenant.ts';

type OfTrilha = { escola_id: number; trilha_id: number; turma_aluno_id: number };

const ofTrilha = (table: string) =>
  `${table}.escola_id = :escola_id and ${table}.turma_aluno_id = :turma_aluno_id
   and ${table}.trilha_fase_id in (select id from trilha_fase f where f.escola_id = :escola_id and f.trilha_id = :trilha_id)`;

const itens = statement<OfTrilha, never>(
  'trilha_reset_itens',
  `delete from fase_item i using fase_execucao e
   where i.escola_id = :escola_id and e.id = i.fase_execucao_id and ${ofTrilha('e')}`,
);
const execucoes = statement<OfTrilha, never>(
  'trilha_reset_execucoes',
  `delete from fase_execucao e where ${ofTrilha('e')}`,
);
const quiz = statement<OfTrilha, never>('trilha_reset_quiz', `delete from fase_quiz z where ${ofTrilha('z')}`);
const views = statement<OfTrilha, never>(
  'trilha_reset_visualizacoes',
  `delete from conteudo_visualizacao v where ${ofTrilha('v')}`,
);
const travar = statement<OfTrilha, never>(
  'trilha_reset_travar',
  `select id from fase_execucao e where ${ofTrilha('e')} order by id for update`,
);

/** Runs, answers, quiz and views of one student in one roadmap, all or nothing. Runs are held first: an answer waits. */
export async function resetTrilha(escola: Tenant, trilha_id: number, turma_aluno_id: number): Promise<void> {
  const key = { trilha_id, turma_aluno_id };
  await escola.transaction(async (tx) => {
    for (const step of [travar, itens, execucoes, quiz, views]) await tx.run(step, key);
  });
}
