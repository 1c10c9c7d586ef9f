/**
 * Reads results: one row per assessment of the student's class, with what the job computed and when it may be shown.
 */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Aluno } from '../../../../http/sessao.ts';
import type { TipoAplicacao } from '../../../provas/index.ts';
import type { Pontuada } from './base-tri.ts';
import { hasResult } from '../../calculo/matricula-sql.ts';

/** Written by the job; all null before it ran. */
type Computed = Pontuada & {
  readonly presente: boolean | null;
  readonly itens: number | null;
  readonly desempenho: number | null;
  readonly nota: number | null;
  readonly nota_agregada: number | null;
  readonly ranking: number | null;
  readonly melhor_da_turma: boolean | null;
  readonly tempo_utilizado: number | null;
  /** Mean of the essays' final marks, 0 to 1000. */
  readonly nota_redacao: number | null;
  /** Errors of the areas that have a score. */
  readonly erros_tri: readonly (number | null)[];
};

export type ResultadoRow = Computed & {
  readonly turma_avaliacao_id: number;
  readonly avaliacao_id: number;
  /** Of the exam, such as `ENEM-2022`. */
  readonly codigo: string;
  readonly descricao: string;
  readonly nota_maxima: number;
  readonly tipo_aplicacao: TipoAplicacao;
  readonly ciclo_id: number;
  readonly ciclo: number;
  readonly serie: string;
  readonly tem_itens: boolean;
  readonly dias: number;
  /** Days that the student has finished, by delivery or because the time is over. */
  readonly dias_concluidos: number;
  readonly inicio_em: Date;
  /**
   * When the student's last day ends: by the class's window, by an extension for this student, or by an attempt that
   * ends later.
   */
  readonly fim_do_aluno_em: Date;
  readonly finalizada_em: Date | null;
  /** Planned or actual release; null while unknown or held. */
  readonly liberado_em: Date | null;
  /** The last end of the exam over all its classes; null while unknown. */
  readonly fim_em: Date | null;
};

/**
 * A row in which nothing counts is stored with zeros and without a place; it has no grade (NOT-6). `fim_do_aluno_em` is
 * the end for this student. It includes the student's own extensions and an attempt that ends after the window.
 */
const SELECT = `
  select ta.id as turma_avaliacao_id, a.id as avaliacao_id, a.codigo, a.descricao, a.nota_maxima, a.tipo_aplicacao, a.liberado_em, a.fim_em,
         ci.id as ciclo_id, ci.numero_referencia as ciclo, s.nome as serie, w.*, r.presente, r.itens,
         case when r.ranking is not null then r.desempenho end as desempenho, case when r.ranking is not null then r.nota end as nota,
         r.nota_agregada, r.nota_tri, r.itens_tri, r.itens_calibrados, r.ranking, r.melhor_da_turma, r.tempo_utilizado,
         r.nota_redacao,
         exists (select from avaliacao_item i where i.escola_id = :escola_id and i.avaliacao_id = a.id) as tem_itens,
         (select ra.origem_tri from resultado_area ra
          where ra.escola_id = r.escola_id and ra.turma_avaliacao_id = r.turma_avaliacao_id
            and ra.turma_aluno_id = r.turma_aluno_id and ra.nota_tri is not null
          order by array_position(array['demonstração', 'arquivo da escola', 'INEP'], ra.origem_tri) limit 1) as origem_tri,
         array(select ra.erro_padrao from resultado_area ra
          where ra.escola_id = r.escola_id and ra.turma_avaliacao_id = r.turma_avaliacao_id
            and ra.turma_aluno_id = r.turma_aluno_id and ra.nota_tri is not null) as erros_tri
  from turma_avaliacao ta
  join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
  join ciclo ci on ci.escola_id = a.escola_id and ci.id = a.ciclo_id
  join turma tu on tu.escola_id = ta.escola_id and tu.id = ta.turma_id
  join serie s on s.escola_id = tu.escola_id and s.id = tu.serie_id
  join lateral (
    select count(*) as dias, min(d.inicio_em) as inicio_em, max(greatest(
             d.fim_em + coalesce(j.acrescimo_segundos, 0) * interval '1 second',
             case when coalesce(t.entregue_em, t.encerrada_em) is null then t.prazo_em end)) as fim_do_aluno_em,
           count(*) filter (where coalesce(t.entregue_em, t.encerrada_em) is not null or t.prazo_em < :agora) as dias_concluidos,
           max(least(coalesce(t.entregue_em, t.encerrada_em, t.prazo_em), t.prazo_em)) as finalizada_em
    from turma_avaliacao_dia d
    left join tentativa t on t.escola_id = d.escola_id and t.turma_avaliacao_id = d.turma_avaliacao_id
      and t.dia_prova = d.dia_prova and t.turma_aluno_id = :turma_aluno_id
    left join janela_aluno j on j.escola_id = d.escola_id and j.turma_avaliacao_id = d.turma_avaliacao_id
      and j.dia_prova = d.dia_prova and j.turma_aluno_id = :turma_aluno_id
    where d.escola_id = ta.escola_id and d.turma_avaliacao_id = ta.id
  ) w on w.dias > 0
  left join resultado r on r.escola_id = ta.escola_id and r.turma_avaliacao_id = ta.id and r.turma_aluno_id = :turma_aluno_id
  join turma_aluno al on al.escola_id = ta.escola_id and al.id = :turma_aluno_id and (r.turma_aluno_id is not null or ${hasResult(':escola_id')})
  where ta.escola_id = :escola_id and ta.turma_id = :turma_id and w.inicio_em <= :agora
    and a.cancelada_em is null and ta.cancelada_em is null`;

type OfAluno = { escola_id: number; turma_aluno_id: number; turma_id: number; agora: Date };

const resultadosOfAluno = statement<OfAluno, ResultadoRow>(
  'find_resultados_of_aluno',
  `${SELECT} order by w.inicio_em desc, ta.id limit 1000`,
);
const resultadoOfAluno = statement<OfAluno & { turma_avaliacao_id: number }, ResultadoRow>(
  'find_resultado_of_aluno',
  `${SELECT} and ta.id = :turma_avaliacao_id`,
);

/** Every assessment of the class whose first day has begun and that concerns the student (NOT-15), newest first. */
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
