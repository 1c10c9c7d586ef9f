/**
 * Stores which contents of a phase a student says to have watched. It comes from the client's log and is used for
 * statistics only; no reward depends on it.
 */
import type { Ctx } from '../../../http/ctx.ts';
import { statement } from '../../../database/statement.ts';
import type { FaseRow } from './store.ts';

const views = statement<
  {
    escola_id: number;
    turma_aluno_id: number;
    trilha_fase_id: number;
    objeto_conhecimento_id: number;
    conteudo_ids: readonly number[];
    agora: Date;
  },
  never
>(
  'adaptada_views',
  `insert into conteudo_visualizacao (escola_id, turma_aluno_id, trilha_fase_id, conteudo_digital_id, visualizado_em)
   select d.escola_id, :turma_aluno_id, :trilha_fase_id, d.id, :agora
   from conteudo_digital d
   where d.escola_id = :escola_id and d.objeto_conhecimento_id = :objeto_conhecimento_id and d.id = any(:conteudo_ids::bigint[])
   on conflict do nothing`,
);

/** Stores the first view of each content of the phase. Ids of other contents are ignored. */
export async function keepViews(
  { escola, aluno, agora }: Ctx,
  { trilha_fase_id, objeto_conhecimento_id }: FaseRow,
  conteudo_ids: readonly number[],
): Promise<void> {
  if (conteudo_ids.length === 0) return;
  const { turma_aluno_id } = aluno;
  await escola.run(views, { turma_aluno_id, trilha_fase_id, objeto_conhecimento_id, conteudo_ids, agora });
}
