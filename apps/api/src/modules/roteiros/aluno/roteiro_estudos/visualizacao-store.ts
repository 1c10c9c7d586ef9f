/** Stores first views of media. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

type View = {
  readonly turma_aluno_id: number;
  readonly trilha_fase_id: number;
  readonly conteudo_digital_id: number;
};

const visualizar = statement<
  { [K in keyof View]: View[K] } & { escola_id: number; objeto_conhecimento_id: number; agora: Date },
  { id: number }
>(
  'view_conteudo',
  `with alvo as (
     select c.id from conteudo_digital c
     where c.escola_id = :escola_id and c.id = :conteudo_digital_id and c.objeto_conhecimento_id = :objeto_conhecimento_id
   ), gravada as (
     insert into conteudo_visualizacao (escola_id, turma_aluno_id, trilha_fase_id, conteudo_digital_id, visualizado_em)
     select :escola_id, :turma_aluno_id, :trilha_fase_id, id, :agora from alvo on conflict do nothing
   )
   select id from alvo`,
);
const primeira = statement<{ [K in keyof View]: View[K] } & { escola_id: number }, { visualizado_em: Date }>(
  'find_conteudo_primeira_visualizacao',
  `select visualizado_em from conteudo_visualizacao
   where escola_id = :escola_id and turma_aluno_id = :turma_aluno_id and trilha_fase_id = :trilha_fase_id
     and conteudo_digital_id = :conteudo_digital_id`,
);

/**
 * Stores the view unless there is one.
 * @param objeto_conhecimento_id topic of the phase, to which the medium must belong
 * @returns the first view; null when the medium does not belong to the phase
 */
export async function saveViewOnce(
  escola: Tenant,
  view: View,
  objeto_conhecimento_id: number,
  agora: Date,
): Promise<Date | null> {
  const [found] = await escola.run(visualizar, { ...view, objeto_conhecimento_id, agora });
  if (!found) return null;
  const [row] = await escola.run(primeira, view);
  return row?.visualizado_em ?? null;
}
