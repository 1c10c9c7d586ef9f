/** What saving an option and saving a text have in common, as SQL: which attempt may be written to, and what it counts. */

/**
 * The attempt if it may be written to: own, open, in time (PRA-5, PRA-6), and the item stands in its day and is of that
 * kind. It is locked in share mode, so that a delivery either waits for this answer or makes it find nothing.
 */
export const alvoSql = (kind: 'q.subjetiva' | 'not q.subjetiva'): string => `alvo as (
     select t.escola_id, t.id as tentativa_id, t.prazo_em, i.id as item_id,
            coalesce(i.lingua_estrangeira = t.lingua_estrangeira, true) as conta, t.lingua_estrangeira
     from tentativa t
     join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.id = t.turma_avaliacao_id
     join avaliacao_item i on i.escola_id = ta.escola_id and i.avaliacao_id = ta.avaliacao_id and i.dia_prova = t.dia_prova
     join questao q on q.escola_id = i.escola_id and q.id = i.questao_id and ${kind}
     where t.escola_id = :escola_id and t.turma_avaliacao_id = :turma_avaliacao_id and t.dia_prova = :dia_prova
       and t.turma_aluno_id = :turma_aluno_id and i.id = :item_id and t.encerrada_em is null
       and (:agora::timestamptz <= t.prazo_em
            or (:respondida_em::timestamptz between t.iniciada_em and t.prazo_em
                and :agora <= t.prazo_em + make_interval(secs => :tolerancia)))
     for share of t
   )`;

/** Answers of the attempt `a` but the one being written, of the language chosen: options chosen and texts that are not blank. */
export const OTHER_ANSWERS = `
  (select count(*) from resposta x join avaliacao_item xi on xi.escola_id = x.escola_id and xi.id = x.avaliacao_item_id
   where x.escola_id = a.escola_id and x.tentativa_id = a.tentativa_id and x.avaliacao_item_id <> a.item_id
     and x.item_resposta is not null and coalesce(xi.lingua_estrangeira = a.lingua_estrangeira, true))
  + (select count(*) from resposta_subjetiva x join avaliacao_item xi on xi.escola_id = x.escola_id and xi.id = x.avaliacao_item_id
     where x.escola_id = a.escola_id and x.tentativa_id = a.tentativa_id and x.avaliacao_item_id <> a.item_id
       and x.texto ~ '\\S' and coalesce(xi.lingua_estrangeira = a.lingua_estrangeira, true))`;
