/** Late texts of items and essays: replaces the stored text by them, or restores it (decision 93). */
import { countWords } from '@luneta/domain/redacao';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { gestaoProvaErrors } from '../errors.ts';
import { NEWEST, type OfDay } from './sql.ts';

type TextoRow = {
  readonly id: number;
  readonly texto_redacao: string;
  readonly texto_anterior: string | null;
  readonly em_correcao: boolean;
};

/** The texts that a decision would change. */
const chosen = statement<OfDay & { ids: readonly number[]; decisao: string }, TextoRow>(
  'find_fora_do_prazo_textos',
  `select f.id, f.texto_redacao, f.texto_anterior,
          case when f.avaliacao_item_id is null
               then exists (select from correcao_redacao c where c.escola_id = :escola_id and c.tentativa_id = f.tentativa_id)
               else exists (select from correcao_subjetiva c where c.escola_id = :escola_id and c.tentativa_id = f.tentativa_id
                               and c.avaliacao_item_id = f.avaliacao_item_id) end as em_correcao
     from (${NEWEST}) f
    where f.id = any(:ids::bigint[]) and f.texto_redacao is not null and f.decisao <> :decisao`,
);

/** Leaving out a text that was never counted changes nothing. A replaced text is stored beside the late one. */
const decide = statement<OfDay & { rows: string; contar: boolean; decisao: string; agora: Date }, { id: number }>(
  'decide_fora_do_prazo_textos',
  `with alvo as (
     select f.*, x.texto, x.palavras, d.proposta_redacao_id from (${NEWEST}) f
       join json_to_recordset(:rows) as x(id bigint, texto text, palavras int) on x.id = f.id
       join turma_avaliacao ta on ta.escola_id = f.escola_id and ta.id = :turma_avaliacao_id
       join avaliacao_dia d on d.escola_id = ta.escola_id and d.avaliacao_id = ta.avaliacao_id and d.dia_prova = :dia_prova),
   marcada as (
     update resposta_fora_do_prazo f set decisao = :decisao, decidida_em = :agora,
            tinha_resposta = case when :contar::boolean then coalesce(s.tentativa_id, e.tentativa_id) is not null else f.tinha_resposta end,
            texto_anterior = case when :contar then coalesce(s.texto, e.texto) else f.texto_anterior end
       from alvo
       left join resposta_subjetiva s on s.escola_id = alvo.escola_id and s.tentativa_id = alvo.tentativa_id
        and s.avaliacao_item_id = alvo.avaliacao_item_id
       left join redacao e on e.escola_id = alvo.escola_id and e.tentativa_id = alvo.tentativa_id and alvo.avaliacao_item_id is null
      where f.escola_id = alvo.escola_id and f.id = alvo.id
     returning f.id),
   posto as (select * from alvo where :contar or decisao = 'contada'),
   resposta_posta as (
     insert into resposta_subjetiva as r (escola_id, tentativa_id, avaliacao_item_id, texto, palavras, seq, gravada_em)
     select escola_id, tentativa_id, avaliacao_item_id, texto, palavras, seq, :agora from posto where avaliacao_item_id is not null
     on conflict (escola_id, tentativa_id, avaliacao_item_id) do update
       set texto = excluded.texto, palavras = excluded.palavras, seq = greatest(r.seq + 1, excluded.seq), gravada_em = excluded.gravada_em),
   redacao_posta as (
     insert into redacao as r (escola_id, tentativa_id, proposta_redacao_id, texto, palavras, seq, gravada_em)
     select escola_id, tentativa_id, proposta_redacao_id, texto, palavras, seq, :agora from posto where avaliacao_item_id is null
     on conflict (escola_id, tentativa_id) do update
       set texto = excluded.texto, palavras = excluded.palavras, seq = greatest(r.seq + 1, excluded.seq), gravada_em = excluded.gravada_em
     returning escola_id, tentativa_id, seq, texto, gravada_em),
   versao as (
     insert into redacao_versao (escola_id, tentativa_id, seq, texto, gravada_em)
     select escola_id, tentativa_id, seq, texto, gravada_em from redacao_posta
     on conflict (escola_id, tentativa_id, seq) do nothing)
   select id from marcada`,
);

/**
 * Applies the decision to the texts among the named rows and returns how many changed. A marked text is never replaced.
 * @throws 409 when one of them is being marked or has been marked
 */
export async function decideTextos(
  escola: Tenant,
  day: Omit<OfDay, 'escola_id'>,
  ids: readonly number[],
  contar: boolean,
  agora: Date,
): Promise<number> {
  const decisao = contar ? 'contada' : 'deixada_de_fora';
  const textos = await escola.run(chosen, { ...day, ids, decisao });
  if (textos.length === 0) return 0;
  if (textos.some((row) => row.em_correcao)) throw gestaoProvaErrors.correcaoIniciada();
  const rows = textos.map(({ id, texto_redacao, texto_anterior }) => {
    const texto = contar ? texto_redacao : (texto_anterior ?? '');
    return { id, texto, palavras: countWords(texto) };
  });
  return (await escola.run(decide, { ...day, rows: JSON.stringify(rows), contar, decisao, agora })).length;
}
