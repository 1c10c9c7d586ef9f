/** Saving one answer: one prepared statement. */
import { TOLERANCE_SECONDS } from '@luneta/domain/prova-prazo';
import type { ItemResposta } from '@luneta/domain/resposta';

import { statement } from '../../data/statement.ts';
import type { Tenant } from '../../data/tenant.ts';

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
 * `alvo` is the attempt if it may be written to (own, open, in time, the item stands in its day and is one of options); it is locked in share
 * mode so that a delivery either waits for this answer or makes it find nothing. `gravada` is the write if its seq is
 * newer. The last select reads the state before the write, hence counts this item by itself.
 */
const saveResposta = statement<
  { [K in keyof RespostaWrite]: RespostaWrite[K] } & { escola_id: number; tolerancia: number },
  RespostaSaved
>(
  'save_resposta',
  `with alvo as (
     select t.escola_id, t.id as tentativa_id, t.prazo_em, i.id as item_id,
            coalesce(i.lingua_estrangeira = t.lingua_estrangeira, true) as conta, t.lingua_estrangeira
     from tentativa t
     join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.id = t.turma_avaliacao_id
     join avaliacao_item i on i.escola_id = ta.escola_id and i.avaliacao_id = ta.avaliacao_id and i.dia_prova = t.dia_prova
     join questao q on q.escola_id = i.escola_id and q.id = i.questao_id and not q.subjetiva
     where t.escola_id = :escola_id and t.turma_avaliacao_id = :turma_avaliacao_id and t.dia_prova = :dia_prova
       and t.turma_aluno_id = :turma_aluno_id and i.id = :item_id and t.encerrada_em is null
       and (:agora::timestamptz <= t.prazo_em
            or (:respondida_em::timestamptz between t.iniciada_em and t.prazo_em
                and :agora <= t.prazo_em + make_interval(secs => :tolerancia)))
     for share of t
   ), gravada as (
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
          (select count(*) from resposta x
             join avaliacao_item xi on xi.escola_id = x.escola_id and xi.id = x.avaliacao_item_id
           where x.escola_id = a.escola_id and x.tentativa_id = a.tentativa_id and x.avaliacao_item_id <> a.item_id
             and x.item_resposta is not null and coalesce(xi.lingua_estrangeira = a.lingua_estrangeira, true))
          + (select count(*) from resposta_subjetiva x
               join avaliacao_item xi on xi.escola_id = x.escola_id and xi.id = x.avaliacao_item_id
             where x.escola_id = a.escola_id and x.tentativa_id = a.tentativa_id and x.texto ~ '\\S'
               and coalesce(xi.lingua_estrangeira = a.lingua_estrangeira, true))
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
