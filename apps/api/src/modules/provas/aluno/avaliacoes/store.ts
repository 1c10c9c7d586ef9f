/** Reads the exam days of a class that may belong to today's list, each with the student's attempt. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Aluno } from '../../../../http/sessao.ts';
import { PROVA_SELECT, type ProvaRow } from '../central/prova-store.ts';

/** Longer than the longest day of any time zone: an exam that ended earlier ended before today everywhere. */
const TODAY_AT_MOST_MS = 26 * 3_600_000;

const provasSince = statement<{ escola_id: number; turma_aluno_id: number; turma_id: number; desde: Date }, ProvaRow>(
  'find_provas_since',
  `${PROVA_SELECT} and greatest(d.fim_em + coalesce(j.acrescimo_segundos, 0) * interval '1 second', t.prazo_em, t.encerrada_em) >= :desde
   order by d.inicio_em, ta.id, d.dia_prova limit 1000`,
);

/** Exam days that run now, start later, or ended within the last day. */
export function findProvas(escola: Tenant, { turma_aluno_id, turma_id }: Aluno, agora: Date): Promise<ProvaRow[]> {
  return escola.run(provasSince, { turma_aluno_id, turma_id, desde: new Date(agora.getTime() - TODAY_AT_MOST_MS) });
}

const provasOfAvaliacao = statement<
  { escola_id: number; turma_aluno_id: number; turma_id: number; avaliacao_id: number },
  ProvaRow
>('find_provas_of_avaliacao', `${PROVA_SELECT} and a.id = :avaliacao_id order by d.dia_prova`);

/** The days of one assessment for the student's class. */
export function findDiasOfAvaliacao(
  escola: Tenant,
  { turma_aluno_id, turma_id }: Aluno,
  avaliacao_id: number,
): Promise<ProvaRow[]> {
  return escola.run(provasOfAvaliacao, { turma_aluno_id, turma_id, avaliacao_id });
}
