/** Reads roadmaps and the exam items that their predictions refer to: two statements for any number of roadmaps. */
import type { TriItem } from '@luneta/domain/tri';

import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';

export type TrilhaPrevista = {
  readonly trilha_id: number;
  readonly tipo: 1 | 2;
  readonly turma_avaliacao_id: number;
  readonly materia_id: number;
  readonly nota_maxima: number;
  /** As stored when it was made; null for a class, and when an input was missing. */
  readonly nota_prevista_inicial: number | null;
  readonly criada_em: Date;
};

const trilhasOf = statement<
  { escola_id: number; turma_aluno_id: number; turma_id: number; turma_avaliacao_id: number | null },
  TrilhaPrevista
>(
  'find_previsao_trilhas',
  `select tr.id as trilha_id, tr.tipo, tr.turma_avaliacao_id, tr.materia_id, a.nota_maxima, tr.nota_prevista_inicial, tr.criada_em
   from trilha tr
   join turma_avaliacao ta on ta.escola_id = tr.escola_id and ta.id = tr.turma_avaliacao_id
   join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
   where tr.escola_id = :escola_id and ta.turma_id = :turma_id
     and (tr.turma_aluno_id is null or tr.turma_aluno_id = :turma_aluno_id)
     and tr.turma_avaliacao_id = coalesce(:turma_avaliacao_id::bigint, tr.turma_avaliacao_id)
   order by tr.id`,
);

/** Roadmaps of the student's class and own action plans, of all exams or of one. */
export function findTrilhasPrevistas(
  escola: Tenant,
  { turma_aluno_id, turma_id }: { readonly turma_aluno_id: number; readonly turma_id: number },
  turma_avaliacao_id: number | null = null,
): Promise<TrilhaPrevista[]> {
  return escola.run(trilhasOf, { turma_aluno_id, turma_id, turma_avaliacao_id });
}

export type ItemPrevisto = {
  readonly turma_avaliacao_id: number;
  readonly materia_id: number;
  readonly area_codigo: string;
  readonly tri: TriItem | null;
};

type ItemRow = Omit<ItemPrevisto, 'tri'> & {
  readonly tri_a: number | null;
  readonly tri_b: number | null;
  readonly tri_c: number | null;
};

const itensOf = statement<{ escola_id: number; turma_aluno_id: number; provas: readonly number[] }, ItemRow>(
  'find_previsao_itens',
  `select ta.id as turma_avaliacao_id, m.id as materia_id, ar.codigo as area_codigo, q.tri_a, q.tri_b, q.tri_c
   from turma_avaliacao ta
   join avaliacao_item i on i.escola_id = ta.escola_id and i.avaliacao_id = ta.avaliacao_id and not i.anulada
   join questao q on q.escola_id = i.escola_id and q.id = i.questao_id and not q.subjetiva
   join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
   join area_conhecimento ar on ar.escola_id = m.escola_id and ar.id = m.area_conhecimento_id
   left join tentativa t on t.escola_id = ta.escola_id and t.turma_avaliacao_id = ta.id and t.dia_prova = i.dia_prova
     and t.turma_aluno_id = :turma_aluno_id
   where ta.escola_id = :escola_id and ta.id = any(:provas::bigint[])
     and (i.lingua_estrangeira is null or i.lingua_estrangeira = coalesce(t.lingua_estrangeira, 1))
   order by i.id`,
);

/**
 * Items that a prediction counts: neither annulled nor subjective, in the chosen language (English until one is
 * chosen).
 */
export async function findItensPrevistos(
  escola: Tenant,
  turma_aluno_id: number,
  turma_avaliacao_ids: readonly number[],
): Promise<ItemPrevisto[]> {
  const rows = await escola.run(itensOf, { turma_aluno_id, provas: turma_avaliacao_ids });
  return rows.map(({ tri_a: a, tri_b: b, tri_c: c, ...row }) => ({
    ...row,
    tri: a === null || b === null || c === null ? null : { a, b, c },
  }));
}
