/** Reads the parts of one result: areas, and items with the student's answer, the key and the class's statistics. */
import type { NotasDaTurma } from '@luneta/domain/nota-exibida';
import type { ItemResposta } from '@luneta/domain/resposta';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { QUESTAO_COLUMNS, type QuestaoRow, sealQuestao, type Unsealed } from '../../../questoes/index.ts';
import { asSeen, HAS_TEXT } from '../../../provas/index.ts';
import type { Pontuada } from './base-tri.ts';
import { ITENS_DA_PROVA, ITENS_JOINS, SEMENTE_DA_PROVA } from './itens-sql.ts';

export type AreaRow = Pontuada & {
  readonly codigo: string;
  readonly nome: string;
  readonly acertos: number;
  readonly total: number;
  readonly erro_padrao: number | null;
};

const areasOfResultado = statement<{ escola_id: number; turma_avaliacao_id: number; turma_aluno_id: number }, AreaRow>(
  'find_areas_of_resultado',
  `select ra.area_codigo as codigo, ar.nome, ra.acertos, ra.itens as total, ra.nota_tri, ra.erro_padrao, ra.origem_tri,
          ra.itens_tri, ra.itens_calibrados
   from resultado_area ra
   join area_conhecimento ar on ar.escola_id = ra.escola_id and ar.codigo = ra.area_codigo
   where ra.escola_id = :escola_id and ra.turma_avaliacao_id = :turma_avaliacao_id and ra.turma_aluno_id = :turma_aluno_id
   order by ar.id`,
);

export function findAreas(escola: Tenant, turma_avaliacao_id: number, turma_aluno_id: number): Promise<AreaRow[]> {
  return escola.run(areasOfResultado, { turma_avaliacao_id, turma_aluno_id });
}

const notasDaTurma = statement<{ escola_id: number; turma_avaliacao_id: number }, NotasDaTurma>(
  'find_notas_tri_of_turma',
  `select avg(nota_tri)::float8 as media, count(nota_tri)::int as quantos
   from resultado where escola_id = :escola_id and turma_avaliacao_id = :turma_avaliacao_id and presente`,
);

/** The scores of the class in one assessment. */
export async function findNotasDaTurma(escola: Tenant, turma_avaliacao_id: number): Promise<NotasDaTurma> {
  const [row] = await escola.run(notasDaTurma, { turma_avaliacao_id });
  return row ?? { media: null, quantos: 0 };
}

/** One item of the result, with its key and comment sealed. */
export type ResultadoItemRow = QuestaoRow & {
  /** Of an exam in which each student has an own order. */
  readonly semente: string | null;
  readonly numero: number;
  readonly dia_prova: number;
  readonly lingua_estrangeira: 1 | 2 | null;
  readonly anulada: boolean;
  readonly subjetiva: boolean;
  readonly gabarito_bonificado: boolean;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly area_codigo: string;
  readonly dificuldade: 'facil' | 'medio' | 'dificil' | null;
  readonly tri_a: number | null;
  readonly tri_b: number | null;
  readonly tri_c: number | null;
  /** Kept out of the scale. */
  readonly fora_da_tri: boolean;
  readonly item_resposta: ItemResposta | null;
  readonly dupla_marcacao: boolean;
  readonly presente_no_dia: boolean;
  readonly respondentes: number | null;
  readonly acertos: number | null;
  /** Points that a person gave to a text answer, and the points of the item. */
  readonly pontuacao: number | null;
  readonly pontuacao_item: number;
  readonly tem_texto: boolean;
  /** Own text; null where there is none. */
  readonly texto_resposta: string | null;
  /** True when answered on a screen; false on paper and when not answered. */
  readonly online: boolean;
};

const itensOfResultado = statement<
  { escola_id: number; turma_avaliacao_id: number; turma_aluno_id: number; questao_id: number | null },
  Unsealed<ResultadoItemRow>
>(
  'find_itens_of_resultado',
  `select ${QUESTAO_COLUMNS}, q.subjetiva, q.dificuldade, q.tri_a, q.tri_b, q.tri_c, i.fora_da_tri, ${SEMENTE_DA_PROVA}, i.numero, i.dia_prova, i.lingua_estrangeira, i.anulada,
          i.gabarito_bonificado, m.id as materia_id, m.nome as materia_nome, ar.codigo as area_codigo, r.item_resposta, coalesce(r.dupla_marcacao, false) as dupla_marcacao,
          t.id is not null as presente_no_dia, coalesce(${HAS_TEXT('rs')}, false) as tem_texto, rs.texto as texto_resposta, coalesce(t.origem = 'online', false) as online,
          st.presentes as respondentes, st.acertos,
          c.pontuacao, i.pontuacao as pontuacao_item
   from turma_avaliacao ta
   ${ITENS_JOINS}
   join area_conhecimento ar on ar.escola_id = m.escola_id and ar.id = m.area_conhecimento_id
   where i.questao_id = coalesce(:questao_id::bigint, i.questao_id) and ${ITENS_DA_PROVA}`,
);

/** Items of the chosen language, of all days or of the requested day. */
export async function findItens(
  escola: Tenant,
  turma_avaliacao_id: number,
  turma_aluno_id: number,
  questao_id: number | null = null,
): Promise<ResultadoItemRow[]> {
  const of = { turma_avaliacao_id, turma_aluno_id };
  const rows = await asSeen(escola, of, await escola.run(itensOfResultado, { ...of, questao_id }));
  return rows.map((row) => sealQuestao(row));
}
