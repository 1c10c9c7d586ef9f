/** SQL for the late answers of one day of a class. */
export type OfDay = { escola_id: number; turma_avaliacao_id: number; dia_prova: number };

/**
 * The newest answer: the highest `seq` of the device, then the last to arrive. While answers on paper count (rule MON-4), what
 * came late from a screen waits with the others of the screen.
 */
export const NEWEST = `
  select distinct on (f.tentativa_id, f.avaliacao_item_id) f.*, t.turma_aluno_id, t.prazo_em
    from tentativa t
    join resposta_fora_do_prazo f on f.escola_id = t.escola_id and f.tentativa_id = t.id
   where t.escola_id = :escola_id and t.turma_avaliacao_id = :turma_avaliacao_id and t.dia_prova = :dia_prova and t.origem = 'online'
   order by f.tentativa_id, f.avaliacao_item_id, f.seq desc, f.id desc`;

/** SQL: how many late answers of an attempt wait for a decision. Only the newest of each item does, and none of an attempt on paper. */
export const PENDENTES = (tentativa: string) => `(select count(*) from (
    select distinct on (f.avaliacao_item_id) f.decisao from resposta_fora_do_prazo f
     where f.escola_id = ${tentativa}.escola_id and f.tentativa_id = ${tentativa}.id and ${tentativa}.origem = 'online'
     order by f.avaliacao_item_id, f.seq desc, f.id desc) x where x.decisao = 'pendente')`;
