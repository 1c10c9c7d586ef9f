/** Saving one answer: one prepared statement. */
import { TOLERANCE_SECONDS } from '@luneta/domain/prova-prazo';
import type { ItemResposta } from '@luneta/domain/resposta';

import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { alvoSql, OTHER_ANSWERS } from './alvo-sql.ts';

/** One answer as it reaches the store. */
export type RespostaWrite = {
  readonly turma_avaliacao_id: number;
  readonly turma_aluno_id: number;
  readonly dia_prova: number;
  readonly item_id: number;
  readonly item_resposta: ItemResposta | null;
  /** Null takes the next of the row: the call then always wins. */
  readonly seq: number | null;
  readonly respondida_em: Date | null;
  readonly agora: Date;
};

export type RespostaSaved = {
  readonly gravou: boolean;
  readonly item_resposta: ItemResposta | null;
  readonly seq: number | null;
  readonly gravada_em: Date | null;
  readonly prazo_em: Date;
  readonly qtde_itens_respondidos: number;
};

/**
 * `gravada` is the write if its seq is newer. The last select reads the state before the write, hence counts this item by
 * itself.
 */
const saveResposta = statement<
  { [K in keyof RespostaWrite]: RespostaWrite[K] } & { escola_id: number; tolerancia: number },
  RespostaSaved
>(
  'save_resposta',
  `with ${alvoSql('not q.subjetiva')}, gravada as (
     insert into resposta as r (escola_id, tentativa_id, avaliacao_item_id, item_resposta, seq, gravada_em)
     select escola_id, tentativa_id, item_id, :item_resposta::smallint, coalesce(:seq::bigint, 1), :agora from alvo
     on conflict (escola_id, tentativa_id, avaliacao_item_id) do update
       set item_resposta = excluded.item_resposta, gravada_em = excluded.gravada_em,
           seq = case when :seq::bigint is null then r.seq + 1 else excluded.seq end
       where :seq::bigint is null or excluded.seq > r.seq
     returning item_resposta, seq, gravada_em
   )
   select g.seq is not null as gravou, a.prazo_em, coalesce(g.seq, r.seq) as seq, coalesce(g.gravada_em, r.gravada_em) as gravada_em,
          case when g.seq is null then r.item_resposta else g.item_resposta end as item_resposta,
          ${OTHER_ANSWERS}
          + (a.conta and case when g.seq is null then r.item_resposta else g.item_resposta end is not null)::int as qtde_itens_respondidos
   from alvo a
   left join gravada g on true
   left join resposta r on r.escola_id = a.escola_id and r.tentativa_id = a.tentativa_id and r.avaliacao_item_id = a.item_id`,
);

/** Writes the answer if it may be written; undefined when there is no attempt open for it (ask why elsewhere). */
export async function upsertResposta(escola: Tenant, write: RespostaWrite): Promise<RespostaSaved | undefined> {
  const [row] = await escola.run(saveResposta, { ...write, tolerancia: TOLERANCE_SECONDS });
  return row;
}
