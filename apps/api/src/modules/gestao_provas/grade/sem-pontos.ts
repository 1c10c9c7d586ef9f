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
