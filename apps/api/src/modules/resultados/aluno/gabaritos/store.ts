/**
 * Reads the subjects of many exams, and the items of one exam with the student's answer, key and marks. It returns keys
 * sealed.
 */
import type { ItemResposta, Letra } from '@luneta/domain/resposta';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { seal, type Sealed, type Unsealed } from '../../../questoes/index.ts';
import { asSeen, HAS_TEXT } from '../../../provas/index.ts';
import { ITENS_DA_LINGUA, ITENS_DA_PROVA, ITENS_JOINS, SEMENTE_DA_PROVA } from '../resultados/itens-sql.ts';

export type MateriaRow = {
  readonly turma_avaliacao_id: number;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly fora_do_gabarito: boolean;
};

const materiasOfProvas = statement<
  { escola_id: number; turma_aluno_id: number; turma_avaliacao_ids: readonly number[] },
  MateriaRow
>(
  'find_materias_of_provas',
  `select ta.id as turma_avaliacao_id, m.id as materia_id, m.nome as materia_nome, m.fora_do_gabarito
   from turma_avaliacao ta
   join avaliacao_item i on i.escola_id = ta.escola_id and i.avaliacao_id = ta.avaliacao_id
   join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
   join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
   left join tentativa t on t.escola_id = ta.escola_id and t.turma_avaliacao_id = ta.id and t.dia_prova = i.dia_prova
     and t.turma_aluno_id = :turma_aluno_id
   where ta.escola_id = :escola_id and ta.id = any(:turma_avaliacao_ids::bigint[]) and ${ITENS_DA_LINGUA}
   group by ta.id, m.id, m.nome, m.fora_do_gabarito
   order by ta.id, min(i.dia_prova * 1000 + i.numero)`,
);

/** Subjects of each exam of a class in the order of this student's items, by `turma_avaliacao_id`, in one statement. */
export async function findMaterias(
  escola: Tenant,
  turma_aluno_id: number,
  turma_avaliacao_ids: readonly number[],
): Promise<Map<number, MateriaRow[]>> {
  const materias = new Map<number, MateriaRow[]>();
  if (turma_avaliacao_ids.length === 0) return materias;
  for (const row of await escola.run(materiasOfProvas, { turma_aluno_id, turma_avaliacao_ids }))
    materias.set(row.turma_avaliacao_id, [...(materias.get(row.turma_avaliacao_id) ?? []), row]);
  return materias;
}

/** One item as the student met it, with its key sealed. */
export type GabaritoItemRow = {
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly fora_do_gabarito: boolean;
  readonly item_id: number;
  readonly questao_id: number;
  readonly dia_prova: number;
  /** Of an exam in which each student has an own order. */
  readonly semente: string | null;
  readonly numero: number;
  readonly lingua_estrangeira: 1 | 2 | null;
  readonly anulada: boolean;
  readonly gabarito_bonificado: boolean;
  /** Points of a subjective item. */
  readonly pontuacao: number;
  readonly subjetiva: boolean;
  readonly gabarito: Sealed<Letra | null>;
  readonly item_resposta: ItemResposta | null;
  readonly dupla_marcacao: boolean;
  readonly texto_resposta: string | null;
  readonly pontuacao_correcao: number | null;
  readonly tem_texto: boolean;
  /** True when answered on a screen; false on paper and when not answered. */
  readonly online: boolean;
  readonly presente_no_dia: boolean;
  readonly respondentes: number | null;
  readonly acertos: number | null;
};

const itensOfGabarito = statement<
  { escola_id: number; turma_avaliacao_id: number; turma_aluno_id: number },
  Unsealed<GabaritoItemRow>
>(
  'find_itens_of_gabarito',
  `select m.id as materia_id, m.nome as materia_nome, m.fora_do_gabarito, i.id as item_id, i.questao_id, i.dia_prova,
          ${SEMENTE_DA_PROVA}, i.numero, i.lingua_estrangeira, i.anulada, i.gabarito_bonificado, i.pontuacao::float8 as pontuacao, q.subjetiva, q.gabarito,
          r.item_resposta, coalesce(r.dupla_marcacao, false) as dupla_marcacao, rs.texto as texto_resposta, coalesce(${HAS_TEXT('rs')}, false) as tem_texto,
          coalesce(t.origem = 'online', false) as online, c.pontuacao::float8 as pontuacao_correcao, t.id is not null as presente_no_dia,
          st.presentes as respondentes, st.acertos
   from turma_avaliacao ta
   ${ITENS_JOINS}
   where ${ITENS_DA_PROVA}`,
);

/** Items of the chosen language, of all days. */
export async function findItens(
  escola: Tenant,
  turma_avaliacao_id: number,
  turma_aluno_id: number,
): Promise<GabaritoItemRow[]> {
  const of = { turma_avaliacao_id, turma_aluno_id };
  const rows = await asSeen(escola, of, await escola.run(itensOfGabarito, of));
  return rows.map((row) => ({ ...row, gabarito: seal(row.gabarito) }));
}
