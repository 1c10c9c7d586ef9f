/** Reads results: one assessment of the student's class per row, with what the job computed and when it may be shown. */
import type { ItemResposta, Letra } from '@luneta/domain/resposta';

import { statement } from '../../data/statement.ts';
import type { Tenant } from '../../data/tenant.ts';
import type { Aluno } from '../../http/sessao.ts';
import { EXAM_ENDS } from '../banco_questoes/liberacao-store.ts';
import { QUESTAO_COLUMNS, type QuestaoRow } from '../banco_questoes/store.ts';
import type { TipoAplicacao } from '../central_avaliacoes/prova-store.ts';

export type OrigemTri = 'INEP' | 'demonstração';

/** What the job wrote; all null before it ran. */
type Computed = {
  readonly presente: boolean | null;
  readonly itens: number | null;
  readonly desempenho: number | null;
  readonly nota: number | null;
  readonly nota_agregada: number | null;
  readonly nota_tri: number | null;
  readonly ranking: number | null;
  readonly melhor_da_turma: boolean | null;
  readonly tempo_utilizado: number | null;
  readonly origem_tri: OrigemTri | null;
};

export type ResultadoRow = Computed & {
  readonly turma_avaliacao_id: number;
  readonly avaliacao_id: number;
  readonly descricao: string;
  readonly nota_maxima: number;
  readonly tipo_aplicacao: TipoAplicacao;
  readonly ciclo_id: number;
  readonly ciclo: number;
  readonly tem_itens: boolean;
  readonly dias: number;
  /** Days the student has finished, by delivery or by the clock. */
  readonly dias_concluidos: number;
  readonly inicio_em: Date;
  /** Last window end of the student's own class. */
  readonly fim_turma_em: Date;
  readonly finalizada_em: Date | null;
  readonly sem_fim: boolean;
  readonly fim_em: Date | null;
  readonly liberar_em: Date | null;
};

const SELECT = `
  select ta.id as turma_avaliacao_id, a.id as avaliacao_id, a.descricao, a.nota_maxima, a.tipo_aplicacao, a.liberar_em,
         ci.id as ciclo_id, ci.numero_referencia as ciclo, w.*, e.sem_fim, e.fim_em, r.presente, r.itens, r.desempenho, r.nota,
         r.nota_agregada, r.nota_tri, r.ranking, r.melhor_da_turma, r.tempo_utilizado,
         exists (select from avaliacao_item i where i.escola_id = a.escola_id and i.avaliacao_id = a.id) as tem_itens,
         (select max(ra.origem_tri) from resultado_area ra
          where ra.escola_id = r.escola_id and ra.turma_avaliacao_id = r.turma_avaliacao_id
            and ra.turma_aluno_id = r.turma_aluno_id and ra.nota_tri is not null) as origem_tri
  from turma_avaliacao ta
  join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
  join ciclo ci on ci.escola_id = a.escola_id and ci.id = a.ciclo_id
  join lateral (
    select count(*) as dias, min(d.inicio_em) as inicio_em, max(d.fim_em) as fim_turma_em,
           count(*) filter (where coalesce(t.entregue_em, t.encerrada_em) is not null or t.prazo_em < :agora) as dias_concluidos,
           max(least(coalesce(t.entregue_em, t.encerrada_em, t.prazo_em), t.prazo_em)) as finalizada_em
    from turma_avaliacao_dia d
    left join tentativa t on t.escola_id = d.escola_id and t.turma_avaliacao_id = d.turma_avaliacao_id
      and t.dia_prova = d.dia_prova and t.turma_aluno_id = :turma_aluno_id
    where d.escola_id = ta.escola_id and d.turma_avaliacao_id = ta.id
  ) w on w.dias > 0
  join lateral (${EXAM_ENDS}) e on true
  left join resultado r on r.escola_id = ta.escola_id and r.turma_avaliacao_id = ta.id and r.turma_aluno_id = :turma_aluno_id
  where ta.escola_id = :escola_id and ta.turma_id = :turma_id and w.inicio_em <= :agora`;

type OfAluno = { escola_id: number; turma_aluno_id: number; turma_id: number; agora: Date };

const resultadosOfAluno = statement<OfAluno, ResultadoRow>(
  'resultados_of_aluno',
  `${SELECT} order by w.inicio_em desc, ta.id limit 1000`,
);
const resultadoOfAluno = statement<OfAluno & { turma_avaliacao_id: number }, ResultadoRow>(
  'resultado_of_aluno',
  `${SELECT} and ta.id = :turma_avaliacao_id`,
);

/** Every assessment of the class whose first day has begun, newest first. */
export function findResultados(
  escola: Tenant,
  { turma_aluno_id, turma_id }: Aluno,
  agora: Date,
): Promise<ResultadoRow[]> {
  return escola.run(resultadosOfAluno, { turma_aluno_id, turma_id, agora });
}

export async function findResultado(
  escola: Tenant,
  { turma_aluno_id, turma_id }: Aluno,
  turma_avaliacao_id: number,
  agora: Date,
): Promise<ResultadoRow | undefined> {
  const [row] = await escola.run(resultadoOfAluno, { turma_aluno_id, turma_id, turma_avaliacao_id, agora });
  return row;
}

export type AreaRow = {
  readonly codigo: string;
  readonly nome: string;
  readonly acertos: number;
  readonly total: number;
  readonly nota_tri: number | null;
  readonly erro_padrao: number | null;
};

const areasOfResultado = statement<{ escola_id: number; turma_avaliacao_id: number; turma_aluno_id: number }, AreaRow>(
  'areas_of_resultado',
  `select ra.area_codigo as codigo, ar.nome, ra.acertos, ra.itens as total, ra.nota_tri, ra.erro_padrao
   from resultado_area ra
   join area_conhecimento ar on ar.escola_id = ra.escola_id and ar.codigo = ra.area_codigo
   where ra.escola_id = :escola_id and ra.turma_avaliacao_id = :turma_avaliacao_id and ra.turma_aluno_id = :turma_aluno_id
   order by ar.id`,
);

export function findAreas(escola: Tenant, turma_avaliacao_id: number, turma_aluno_id: number): Promise<AreaRow[]> {
  return escola.run(areasOfResultado, { turma_avaliacao_id, turma_aluno_id });
}

/** One item of the result, key included: the presenter decides what leaves. */
export type ResultadoItemRow = QuestaoRow & {
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
  readonly tri_b: number | null;
  readonly item_resposta: ItemResposta | null;
  readonly presente_no_dia: boolean;
  readonly respondentes: number | null;
  readonly acertos: number | null;
  readonly gabarito: Letra | null;
};

const itensOfResultado = statement<
  { escola_id: number; turma_avaliacao_id: number; turma_aluno_id: number; questao_id: number | null },
  ResultadoItemRow
>(
  'itens_of_resultado',
  `select ${QUESTAO_COLUMNS}, q.subjetiva, q.dificuldade, q.tri_b, i.numero, i.dia_prova, i.lingua_estrangeira, i.anulada,
          i.gabarito_bonificado, m.id as materia_id, m.nome as materia_nome, ar.codigo as area_codigo, r.item_resposta,
          t.id is not null as presente_no_dia, st.presentes as respondentes, st.acertos
   from turma_avaliacao ta
   join avaliacao_item i on i.escola_id = ta.escola_id and i.avaliacao_id = ta.avaliacao_id
   join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
   join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
   join area_conhecimento ar on ar.escola_id = m.escola_id and ar.id = m.area_conhecimento_id
   left join tentativa t on t.escola_id = ta.escola_id and t.turma_avaliacao_id = ta.id and t.dia_prova = i.dia_prova
     and t.turma_aluno_id = :turma_aluno_id
   left join resposta r on r.escola_id = t.escola_id and r.tentativa_id = t.id and r.avaliacao_item_id = i.id
   left join item_estatistica st on st.escola_id = i.escola_id and st.avaliacao_item_id = i.id
   where ta.escola_id = :escola_id and ta.id = :turma_avaliacao_id and i.questao_id = coalesce(:questao_id::bigint, i.questao_id)
     and (i.lingua_estrangeira is null or i.lingua_estrangeira = coalesce(t.lingua_estrangeira, 1))
   order by i.dia_prova, i.numero`,
);

/** Items of the language chosen, of all days, or only the one asked for. */
export function findItens(
  escola: Tenant,
  turma_avaliacao_id: number,
  turma_aluno_id: number,
  questao_id: number | null = null,
): Promise<ResultadoItemRow[]> {
  return escola.run(itensOfResultado, { turma_avaliacao_id, turma_aluno_id, questao_id });
}
