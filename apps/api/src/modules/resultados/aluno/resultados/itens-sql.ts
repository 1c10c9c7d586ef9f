/** SQL for the items of an exam as one student met them, shared by answer keys and results. */
import { SEMENTE } from '../../../provas/index.ts';

/**
 * Joins from `turma_avaliacao ta` on: item `i`, question `q` and subject `m`. Attempt `t`, answer `r`, text `rs`, its
 * points `c` and the class's statistics `st` are null when there is none.
 */
export const ITENS_JOINS = `join avaliacao_item i on i.escola_id = ta.escola_id and i.avaliacao_id = ta.avaliacao_id
   join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
   join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
   left join tentativa t on t.escola_id = ta.escola_id and t.turma_avaliacao_id = ta.id and t.dia_prova = i.dia_prova
     and t.turma_aluno_id = :turma_aluno_id
   left join resposta r on r.escola_id = t.escola_id and r.tentativa_id = t.id and r.avaliacao_item_id = i.id
   left join resposta_subjetiva rs on rs.escola_id = t.escola_id and rs.tentativa_id = t.id and rs.avaliacao_item_id = i.id
   left join correcao_subjetiva c on c.escola_id = t.escola_id and c.tentativa_id = t.id and c.avaliacao_item_id = i.id
   left join item_estatistica st on st.escola_id = i.escola_id and st.avaliacao_item_id = i.id and st.turma_avaliacao_id = ta.id`;

/** Items for everybody and those of the language chosen in the attempt; English when none is chosen (LIN-1). */
export const ITENS_DA_LINGUA =
  '(i.lingua_estrangeira is null or i.lingua_estrangeira = coalesce(t.lingua_estrangeira, 1))';

/** The seed of the exam of `turma_avaliacao ta` where each student has an own order; null in any other. */
export const SEMENTE_DA_PROVA = `(select ${SEMENTE} from avaliacao a where a.escola_id = ta.escola_id and a.id = ta.avaliacao_id) as semente`;

/** Restricts to the requested exam and the student's items, in their order. */
export const ITENS_DA_PROVA = `ta.escola_id = :escola_id and ta.id = :turma_avaliacao_id
     and ${ITENS_DA_LINGUA}
   order by i.dia_prova, i.numero`;
