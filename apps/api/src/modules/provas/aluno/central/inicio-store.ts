/**
 * Starts an exam day in one statement, or finds that it was started. It covers the usual student: no extra time that may
 * pass the window, no code at the door, and no answers typed from paper. Everything else, and every refusal, is left to `service.ts`.
 */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Aluno } from '../../../../http/sessao.ts';
import { CHOSEN_LANGUAGE, type DayPath, type Lingua } from './prova-store.ts';

/** A started day, as far as a start tells. */
export type Started = {
  readonly tentativa_id: number;
  /** Chosen by the student; null until then (rule LIN-2). */
  readonly lingua_estrangeira: Lingua | null;
  readonly iniciada_em: Date;
  readonly prazo_em: Date;
  readonly entregue_em: Date | null;
  readonly encerrada_em: Date | null;
};

type Start = { escola_id: number; turma_id: number; turma_aluno_id: number; agora: Date } & DayPath;

/**
 * `dia` reads the day in the snapshot of the statement; `aberta` locks its window and the accommodation in their newest
 * state. When somebody changed the window in between (`xmin` differs), what the snapshot says of it may be old, so nothing
 * is started here. Whoever extends a window of one student changes the row of the window too (`moveWindows`). A start in the
 * window never moves the end of the exam, so no release has to be computed. PRA-1 and PRA-10 stand here in SQL:
 * `inicio.test.ts` compares them with the domain.
 */
const START_TENTATIVA = statement<Start, Started>(
  'start_prova',
  `with dia as materialized (
     select d.escola_id, d.turma_avaliacao_id, d.dia_prova, d.xmin as versao, ad.duracao_minutos,
            a.tipo_aplicacao <> 'Presencial' and a.cancelada_em is null and ta.cancelada_em is null
              and d.entrada = 'livre' as na_tela,
            a.tipo_aplicacao = 'Híbrida' as hibrida, coalesce(j.acrescimo_segundos, 0) * interval '1 second' as acrescimo
     from turma_avaliacao ta
     join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
     join turma_avaliacao_dia d on d.escola_id = ta.escola_id and d.turma_avaliacao_id = ta.id
     join avaliacao_dia ad on ad.escola_id = ta.escola_id and ad.avaliacao_id = ta.avaliacao_id and ad.dia_prova = d.dia_prova
     left join janela_aluno j on j.escola_id = d.escola_id and j.turma_avaliacao_id = d.turma_avaliacao_id
       and j.dia_prova = d.dia_prova and j.turma_aluno_id = :turma_aluno_id
     where ta.escola_id = :escola_id and ta.id = :turma_avaliacao_id and ta.turma_id = :turma_id and d.dia_prova = :dia_prova
   ), existente as materialized (
     select t.id, ${CHOSEN_LANGUAGE} as lingua_estrangeira, t.iniciada_em, t.prazo_em, t.entregue_em, t.encerrada_em
     from dia
     join tentativa t on t.escola_id = :escola_id and t.turma_avaliacao_id = dia.turma_avaliacao_id
       and t.dia_prova = dia.dia_prova and t.turma_aluno_id = :turma_aluno_id and (t.origem = 'online' or not dia.hibrida)
   ), aberta as materialized (
     select d.fim_em + dia.acrescimo as fim_em, dia.duracao_minutos * 60 * m.fator_tempo as segundos
     from dia
     join turma_avaliacao_dia d on d.escola_id = :escola_id and d.turma_avaliacao_id = dia.turma_avaliacao_id
       and d.dia_prova = dia.dia_prova and d.xmin = dia.versao
     join turma_aluno m on m.escola_id = :escola_id and m.id = :turma_aluno_id and m.turma_id = :turma_id
       and m.status = 'Atual' and not m.passa_da_janela
     where dia.na_tela and d.inicio_em <= :agora::timestamptz and d.fim_em + dia.acrescimo > :agora::timestamptz
       and not exists (select from existente)
     for share of d, m
   ), nova as (
     insert into tentativa as t (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, iniciada_em, prazo_em)
     select :escola_id, :turma_avaliacao_id, :dia_prova, :turma_aluno_id, :agora::timestamptz,
            least(fim_em, :agora::timestamptz + make_interval(secs => segundos::float8))
     from aberta
     on conflict on constraint tentativa_unica do nothing
     returning id, ${CHOSEN_LANGUAGE} as lingua_estrangeira, iniciada_em, prazo_em, entregue_em, encerrada_em
   )
   select id as tentativa_id, lingua_estrangeira, iniciada_em, prazo_em, entregue_em, encerrada_em from existente
   union all
   select id, lingua_estrangeira, iniciada_em, prazo_em, entregue_em, encerrada_em from nova`,
);

/** The attempt of this day, made now if there was none and it may be; undefined when this does not decide it. */
export async function startOrFind(
  escola: Tenant,
  { turma_aluno_id, turma_id }: Aluno,
  { turma_avaliacao_id, dia_prova }: DayPath,
  agora: Date,
): Promise<Started | undefined> {
  const [row] = await escola.run(START_TENTATIVA, { turma_aluno_id, turma_id, turma_avaliacao_id, dia_prova, agora });
  return row;
}
