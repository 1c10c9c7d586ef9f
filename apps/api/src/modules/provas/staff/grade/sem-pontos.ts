/**
 * SQL: how many texts of an attempt on paper wait for their points (rule NOT-10). An annulled item needs none, nor does an item
 * of the other language.
 */
export const SEM_PONTOS = (tentativa: string, avaliacao_id: string): string => `(select count(*)
     from avaliacao_item i
     join questao q on q.escola_id = i.escola_id and q.id = i.questao_id and q.subjetiva
    where ${tentativa}.origem = 'papel' and i.escola_id = ${tentativa}.escola_id and i.avaliacao_id = ${avaliacao_id}
      and i.dia_prova = ${tentativa}.dia_prova and not i.anulada and not i.gabarito_bonificado
      and (i.lingua_estrangeira is null or i.lingua_estrangeira = ${tentativa}.lingua_estrangeira)
      and not exists (select from correcao_subjetiva c where c.escola_id = ${tentativa}.escola_id
            and c.tentativa_id = ${tentativa}.id and c.avaliacao_item_id = i.id))`;

/**
 * SQL: how many texts of a day of an exam on paper belong to students whose row nobody has typed (rule NOT-10). It counts from the
 * end of the day on: before it nothing is due. Where a text has two languages, a student owes one of them.
 * @param turma_avaliacao alias of the exam of a class
 * @param dia alias of its day
 */
export const SEM_LINHA = (turma_avaliacao: string, dia: string): string => `(select count(*)
     from avaliacao a2
     join avaliacao_item i on i.escola_id = a2.escola_id and i.avaliacao_id = a2.id
     join questao q on q.escola_id = i.escola_id and q.id = i.questao_id and q.subjetiva
     join turma_aluno m on m.escola_id = a2.escola_id and m.turma_id = ${turma_avaliacao}.turma_id and m.status = 'Atual'
    where a2.escola_id = ${turma_avaliacao}.escola_id and a2.id = ${turma_avaliacao}.avaliacao_id
      and a2.tipo_aplicacao = 'Presencial' and ${dia}.fim_em < :agora::timestamptz
      and i.dia_prova = ${dia}.dia_prova and not i.anulada and not i.gabarito_bonificado and coalesce(i.lingua_estrangeira, 1) = 1
      and not exists (select from grade_linha g where g.escola_id = ${dia}.escola_id and g.dia_prova = ${dia}.dia_prova
            and g.turma_avaliacao_id = ${dia}.turma_avaliacao_id and g.turma_aluno_id = m.id)
      and not exists (select from tentativa t2 where t2.escola_id = ${dia}.escola_id and t2.dia_prova = ${dia}.dia_prova
            and t2.turma_avaliacao_id = ${dia}.turma_avaliacao_id and t2.turma_aluno_id = m.id))`;
