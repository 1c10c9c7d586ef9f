/**
 * Who should have a result of an exam (rule NOT-15, decision 224), in SQL. Whoever took a day; and whoever is enrolled and
 * was so when the class's last window closed, with access (PIM-6), unless the class had its results before this enrolment was there.
 * Nobody of a class for which the exam was cancelled (MON-5).
 */

/** Of the enrolment `al` in the class of `ta`. `escola`: their school, as the statement names it. */
export const hasResult = (escola: ':escola_id' | 'a.escola_id') => `(ta.cancelada_em is null and (exists (
    select from tentativa t where t.escola_id = ${escola} and t.turma_avaliacao_id = ta.id and t.turma_aluno_id = al.id)
  or al.status = 'Atual'
    and exists (
      select from (select max(d.fim_em) as fim from turma_avaliacao_dia d
                    where d.escola_id = ${escola} and d.turma_avaliacao_id = ta.id) w
       where (al.inicio_em is null or al.inicio_em <= w.fim)
         and not exists (select from pessoa q where q.escola_id = ${escola} and q.id = al.pessoa_id and q.inativada_em <= w.fim))
    and (exists (
        select from resultado r where r.escola_id = ${escola} and r.turma_avaliacao_id = ta.id and r.turma_aluno_id = al.id)
      or not exists (
        select from resultado r where r.escola_id = ${escola} and r.turma_avaliacao_id = ta.id))))`;
