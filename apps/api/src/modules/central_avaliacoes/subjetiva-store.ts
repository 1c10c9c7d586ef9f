/** Saving one text answer: one prepared statement, of the shape of `resposta-store.ts`. */
import { TOLERANCE_SECONDS } from '@luneta/domain/prova-prazo';

import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { alvoSql, OTHER_ANSWERS } from './alvo-sql.ts';

/** One text as it reaches the store. */
export type SubjetivaWrite = {
  readonly turma_avaliacao_id: number;
  readonly turma_aluno_id: number;
  readonly dia_prova: number;
  readonly item_id: number;
  /** Blank clears the answer. */
  readonly texto: string;
  readonly palavras: number;
  /** Null takes the next of the row: the call then always wins. */
  readonly seq: number | null;
  readonly respondida_em: Date | null;
  readonly agora: Date;
};

export type SubjetivaSaved = {
  readonly gravou: boolean;
  readonly texto: string | null;
  readonly palavras: number | null;
  readonly seq: number | null;
  readonly gravada_em: Date | null;
  readonly prazo_em: Date;
  readonly qtde_itens_respondidos: number;
};

const saveSubjetiva = statement<
  { [K in keyof SubjetivaWrite]: SubjetivaWrite[K] } & { escola_id: number; tolerancia: number },
  SubjetivaSaved
>(
  'save_resposta_subjetiva',
  `with ${alvoSql('q.subjetiva')}, gravada as (
     insert into resposta_subjetiva as r (escola_id, tentativa_id, avaliacao_item_id, texto, palavras, seq, gravada_em)
     select escola_id, tentativa_id, item_id, :texto, :palavras, coalesce(:seq::bigint, 1), :agora from alvo
     on conflict (escola_id, tentativa_id, avaliacao_item_id) do update
       set texto = excluded.texto, palavras = excluded.palavras, gravada_em = excluded.gravada_em,
           seq = case when :seq::bigint is null then r.seq + 1 else excluded.seq end
       where :seq::bigint is null or excluded.seq > r.seq
     returning texto, palavras, seq, gravada_em
   )
   select g.seq is not null as gravou, a.prazo_em, coalesce(g.texto, r.texto) as texto, coalesce(g.palavras, r.palavras) as palavras,
          coalesce(g.seq, r.seq) as seq, coalesce(g.gravada_em, r.gravada_em) as gravada_em,
          ${OTHER_ANSWERS} + (a.conta and coalesce(g.texto, r.texto, '') ~ '\\S')::int as qtde_itens_respondidos
   from alvo a
   left join gravada g on true
   left join resposta_subjetiva r on r.escola_id = a.escola_id and r.tentativa_id = a.tentativa_id
     and r.avaliacao_item_id = a.item_id`,
);

/** Writes the text if it may be written; undefined when there is no attempt open for it (ask why elsewhere). */
export async function upsertSubjetiva(escola: Tenant, write: SubjetivaWrite): Promise<SubjetivaSaved | undefined> {
  const [row] = await escola.run(saveSubjetiva, { ...write, tolerancia: TOLERANCE_SECONDS });
  return row;
}

const itemOfDay = statement<
  { escola_id: number; avaliacao_id: number; dia_prova: number; item_id: number },
  { subjetiva: boolean }
>(
  'kind_of_item_of_day',
  `select q.subjetiva from avaliacao_item i join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
   where i.escola_id = :escola_id and i.id = :item_id and i.avaliacao_id = :avaliacao_id and i.dia_prova = :dia_prova`,
);

/** Whether the item of this day is answered with a text; undefined when it does not stand in the day. */
export async function findItemKind(
  escola: Tenant,
  day: { avaliacao_id: number; dia_prova: number; item_id: number },
): Promise<{ readonly subjetiva: boolean } | undefined> {
  const [row] = await escola.run(itemOfDay, day);
  return row;
}
