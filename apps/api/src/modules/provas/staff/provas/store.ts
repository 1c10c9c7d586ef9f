/** Reads exams of the classes within reach, one page per statement whatever the number of students. */
import { TOLERANCE_SECONDS } from '@luneta/domain/prova-prazo';
import type { SituacaoGestao } from '@luneta/domain/liberacao';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { plain } from '../../../../database/plain.ts';
import { TAUGHT, type Dia } from '../alcance.ts';
import { LIBERACAO } from '../../release-measure.ts';
import type { FimColumns } from '../fim-store.ts';
import { SEM_ESCOLHA } from '../../segunda-store.ts';
import { PENDENTES } from '../fora-do-prazo/sql.ts';

export const PAGE = 50;

export type DiaDaProva = {
  readonly dia_prova: number;
  readonly data_hora_inicial: string;
  readonly disponivel_ate: string;
  readonly qtde_itens: number;
  readonly tem_redacao: boolean;
};

export type ProvaGestaoRow = FimColumns &
  Pick<Dia, 'turma_avaliacao_id' | 'avaliacao_id' | 'descricao' | 'turma_id' | 'turma_codigo' | 'tipo_aplicacao'> & {
    readonly inicio_em: Date;
    /** Of the exam, or of this class of it. */
    readonly cancelada_em: Date | null;
    readonly serie_nome: string;
    readonly ciclo: number;
    readonly dias: readonly DiaDaProva[];
    readonly qtde_alunos: number;
    readonly qtde_iniciadas: number;
    readonly qtde_entregues: number;
    readonly qtde_redacoes_a_corrigir: number;
    readonly qtde_fora_do_prazo: number;
    readonly qtde_duas_respostas: number;
    readonly escola_id: number;
  };

type Params = {
  escola_id: number;
  turmas: readonly number[] | null;
  turma_id: number | null;
  avaliacao_id: number | null;
  /** Days in the school's time zone, both included: some day of the exam runs on one of them. */
  data_inicio: string | null;
  data_fim: string | null;
  situacao: SituacaoGestao | null;
  texto: string | null;
  id: number | null;
  depois: number | null;
  agora: Date;
  tolerancia: number;
  quantas: number;
};

/** Repeats rule LIB-5 in SQL, because the database selects the page; the tests compare both. */
const SITUACAO = `case
  when :agora::timestamptz > p.liberado_em then 'liberada'
  when :agora > p.fim_em + make_interval(secs => :tolerancia) then 'encerrada'
  when :agora < p.inicio_em then 'agendada' else 'aberta' end`;

const FIRST = `(select min(d.inicio_em) from turma_avaliacao_dia d where d.escola_id = ta.escola_id and d.turma_avaliacao_id = ta.id)`;
const OF_CLASS = 'where t.escola_id = p.escola_id and t.turma_avaliacao_id = p.turma_avaliacao_id';

/** Of those who are in the class now, as `qtde_alunos` counts them. */
const OF_CURRENT = `${OF_CLASS} and exists (select from turma_aluno m
  where m.escola_id = t.escola_id and m.id = t.turma_aluno_id and m.status = 'Atual')`;

/** Some day of the class's exam runs between the dates, read in the school's time zone. */
const RUNS_BETWEEN = `(:data_inicio::date is null and :data_fim::date is null or exists (
  select from turma_avaliacao_dia d join escola e on e.id = d.escola_id
   where d.escola_id = :escola_id and d.turma_avaliacao_id = ta.id
     and (:data_inicio::date is null or d.fim_em >= :data_inicio::date::timestamp at time zone e.fuso_horario)
     and (:data_fim::date is null or d.inicio_em < (:data_fim::date + 1)::timestamp at time zone e.fuso_horario)))`;

const provas = statement<Params, ProvaGestaoRow>(
  'find_gestao_provas',
  `with p as (
     select ta.escola_id, ta.id as turma_avaliacao_id, a.id as avaliacao_id, a.descricao, t.id as turma_id, t.codigo as turma_codigo,
            s.nome as serie_nome, ci.numero_referencia as ciclo, a.tipo_aplicacao, a.retido, a.liberar_em, a.fim_em,
            a.outras_fim_em, a.outras_sem_fim, a.liberado_em, ${LIBERACAO} as liberacao, a.conferida_em, w.inicio_em, w.dias,
            coalesce(a.cancelada_em, ta.cancelada_em) as cancelada_em
       from turma_avaliacao ta
       join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
       join turma t on t.escola_id = ta.escola_id and t.id = ta.turma_id
       join serie s on s.escola_id = t.escola_id and s.id = t.serie_id
       join ciclo ci on ci.escola_id = a.escola_id and ci.id = a.ciclo_id
       join lateral (select ${FIRST} as inicio_em, (select count(*) from turma_avaliacao_dia d
                      where d.escola_id = ta.escola_id and d.turma_avaliacao_id = ta.id) as dias) w on w.inicio_em is not null
      where ta.escola_id = :escola_id and (:turma_id::bigint is null or ta.turma_id = :turma_id) and ${TAUGHT('ta.turma_id')}
        and (:avaliacao_id::bigint is null or a.id = :avaliacao_id) and ${RUNS_BETWEEN}
        and (:texto::text is null or a.id = :id::bigint or ta.id = :id or ${plain('a.codigo')} = :texto or position(:texto in ${plain('a.descricao')}) > 0)
        and (:depois::bigint is null or (w.inicio_em, ta.id) < (
          select ${FIRST}, ta.id from turma_avaliacao ta where ta.escola_id = :escola_id and ta.id = :depois)))
   select p.escola_id, p.turma_avaliacao_id, p.avaliacao_id, p.descricao, p.turma_id, p.turma_codigo, p.serie_nome, p.ciclo, p.tipo_aplicacao,
          p.retido, p.liberar_em, p.fim_em, p.outras_fim_em, p.outras_sem_fim, p.liberacao, p.conferida_em, p.inicio_em, p.cancelada_em,
          (select json_agg(json_build_object('dia_prova', d.dia_prova, 'data_hora_inicial', d.inicio_em, 'disponivel_ate', d.fim_em,
                    'qtde_itens', (select count(distinct i.numero) from avaliacao_item i where i.escola_id = p.escola_id
                                    and i.avaliacao_id = p.avaliacao_id and i.dia_prova = d.dia_prova),
                    'tem_redacao', ad.proposta_redacao_id is not null) order by d.dia_prova)
             from turma_avaliacao_dia d
             join avaliacao_dia ad on ad.escola_id = d.escola_id and ad.avaliacao_id = p.avaliacao_id and ad.dia_prova = d.dia_prova
            where d.escola_id = p.escola_id and d.turma_avaliacao_id = p.turma_avaliacao_id) as dias,
          (select count(*) from turma_aluno m where m.escola_id = p.escola_id and m.turma_id = p.turma_id and m.status = 'Atual') as qtde_alunos,
          (select count(distinct t.turma_aluno_id) from tentativa t ${OF_CURRENT}) as qtde_iniciadas,
          (select count(*) from (select from tentativa t ${OF_CURRENT} and coalesce(t.entregue_em, t.encerrada_em) is not null
             group by t.turma_aluno_id having count(*) = p.dias) x) as qtde_entregues,
          (select count(*) from tentativa t join redacao r on r.escola_id = t.escola_id and r.tentativa_id = t.id
             ${OF_CLASS} and t.encerrada_em is not null and r.nota is null) as qtde_redacoes_a_corrigir,
          (select coalesce(sum(${PENDENTES('t')}), 0)::int from tentativa t ${OF_CLASS}) as qtde_fora_do_prazo,
          ${SEM_ESCOLHA('p.escola_id', 'p.turma_avaliacao_id')} as qtde_duas_respostas
     from p where :situacao::text is null or ${SITUACAO} = :situacao
    order by p.inicio_em desc, p.turma_avaliacao_id desc limit :quantas`,
);

export type Filtros = Omit<Params, 'escola_id' | 'tolerancia' | 'quantas'>;

/** One page, and one row more when another page follows. */
export function findProvas(escola: Tenant, filtros: Filtros): Promise<ProvaGestaoRow[]> {
  return escola.run(provas, { ...filtros, tolerancia: TOLERANCE_SECONDS, quantas: PAGE + 1 });
}
