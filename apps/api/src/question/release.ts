/**
 * When the keys of exams are released: the ends of all class windows, over the whole school. It answers with the shape
 * the domain's rule reads and decides nothing itself.
 */
import type { ExamOfQuestao } from '@luneta/domain/gabarito';

import { statement } from '../database/statement.ts';
import type { Tenant } from '../database/tenant.ts';

type EndRow = { readonly sem_fim: boolean; readonly fim_em: Date | null; readonly liberar_em: Date | null };

/**
 * Ends of one assessment (`a`), as a lateral sub-query: the last end over its classes, personal extensions included, and
 * whether the end is unknown: some class has no window yet, or staff hold the results back (rule LIB-2). Attempts still open are looked at only once the window is over: before, they cannot
 * matter, and once closed they cannot write.
 */
export const EXAM_ENDS = `
  select bool_or(d.fim_em is null) or a.retido as sem_fim,
         max(case when d.fim_em >= :agora::timestamptz then d.fim_em
                  else greatest(d.fim_em, (
                    select max(t.prazo_em) from tentativa t
                    where t.escola_id = d.escola_id and t.turma_avaliacao_id = d.turma_avaliacao_id and t.dia_prova = d.dia_prova
                      and t.encerrada_em is null
                  ), (
                    select d.fim_em + max(j.acrescimo_segundos) * interval '1 second' from janela_aluno j
                    where j.escola_id = d.escola_id and j.turma_avaliacao_id = d.turma_avaliacao_id and j.dia_prova = d.dia_prova
                  )) end) as fim_em
  from turma_avaliacao c
  left join turma_avaliacao_dia d on d.escola_id = c.escola_id and d.turma_avaliacao_id = c.id
  where c.escola_id = a.escola_id and c.avaliacao_id = a.id`;

/** The domain's view of one row of `EXAM_ENDS`. */
export function toExam(row: EndRow): ExamOfQuestao {
  return {
    classEndsMs: row.sem_fim ? [null] : [row.fim_em?.getTime() ?? null],
    heldUntilMs: row.liberar_em?.getTime() ?? null,
  };
}

const examsOfQuestoes = statement<
  { escola_id: number; questao_ids: readonly number[]; agora: Date },
  EndRow & { questao_id: number; avaliacao_id: number }
>(
  'exams_of_questoes',
  `select u.questao_id, a.id as avaliacao_id, a.liberar_em, e.sem_fim, e.fim_em
   from (select distinct i.questao_id, i.avaliacao_id from avaliacao_item i
         where i.escola_id = :escola_id and i.questao_id = any(:questao_ids::bigint[])) u
   join avaliacao a on a.escola_id = :escola_id and a.id = u.avaliacao_id
   join lateral (${EXAM_ENDS}) e on true
   where exists (select from turma_avaliacao c where c.escola_id = a.escola_id and c.avaliacao_id = a.id)`,
);

export type ExamOfSchool = ExamOfQuestao & { readonly avaliacao_id: number };

/** Every exam of the school given to some class that contains each question; questions in none are absent. */
export async function findExamsOfQuestoes(
  escola: Tenant,
  questao_ids: readonly number[],
  agora: Date,
): Promise<Map<number, ExamOfSchool[]>> {
  const exams = new Map<number, ExamOfSchool[]>();
  if (questao_ids.length === 0) return exams;
  for (const row of await escola.run(examsOfQuestoes, { questao_ids, agora })) {
    exams.set(row.questao_id, [
      ...(exams.get(row.questao_id) ?? []),
      { ...toExam(row), avaliacao_id: row.avaliacao_id },
    ]);
  }
  return exams;
}

const examEnds = statement<{ escola_id: number; avaliacao_id: number; agora: Date }, EndRow>(
  'exam_ends',
  `select a.liberar_em, e.sem_fim, e.fim_em from avaliacao a join lateral (${EXAM_ENDS}) e on true
   where a.escola_id = :escola_id and a.id = :avaliacao_id`,
);

/** The ends of one assessment; an assessment that does not exist counts as never released. */
export async function findExam(escola: Tenant, avaliacao_id: number, agora: Date): Promise<ExamOfQuestao> {
  const [row] = await escola.run(examEnds, { avaliacao_id, agora });
  return row ? toExam(row) : { classEndsMs: [], heldUntilMs: null };
}
