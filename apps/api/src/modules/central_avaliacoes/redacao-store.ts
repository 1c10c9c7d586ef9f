/** The essay: current text, its versions, and the proposal it answers. */
import { TOLERANCE_SECONDS } from '@luneta/domain/prova-prazo';

import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

export type RedacaoWrite = {
  readonly tentativa_id: number;
  readonly proposta_redacao_id: number;
  readonly texto: string;
  readonly palavras: number;
  readonly seq: number | null;
  readonly agora: Date;
};

export type RedacaoSaved = {
  readonly gravou: boolean;
  readonly texto: string | null;
  readonly palavras: number | null;
  readonly seq: number | null;
  readonly gravada_em: Date | null;
};

/** Same shape as the saving of an answer; each text that was current at some time stays in `redacao_versao`. */
const saveRedacao = statement<RedacaoWrite & { escola_id: number; tolerancia: number }, RedacaoSaved>(
  'save_redacao',
  `with alvo as (
     select t.escola_id, t.id as tentativa_id from tentativa t
     where t.escola_id = :escola_id and t.id = :tentativa_id and t.encerrada_em is null
       and :agora::timestamptz <= t.prazo_em + make_interval(secs => :tolerancia)
     for share of t
   ), gravada as (
     insert into redacao as r (escola_id, tentativa_id, proposta_redacao_id, texto, palavras, seq, gravada_em)
     select escola_id, tentativa_id, :proposta_redacao_id::bigint, :texto, :palavras, coalesce(:seq::bigint, 1), :agora from alvo
     on conflict (escola_id, tentativa_id) do update
       set texto = excluded.texto, palavras = excluded.palavras, gravada_em = excluded.gravada_em,
           seq = case when :seq::bigint is null then r.seq + 1 else excluded.seq end
       where :seq::bigint is null or excluded.seq > r.seq
     returning escola_id, tentativa_id, texto, palavras, seq, gravada_em
   ), versao as (
     insert into redacao_versao (escola_id, tentativa_id, seq, texto, gravada_em)
     select escola_id, tentativa_id, seq, texto, gravada_em from gravada
     on conflict (escola_id, tentativa_id, seq) do nothing
   )
   select g.seq is not null as gravou, coalesce(g.texto, r.texto) as texto, coalesce(g.palavras, r.palavras) as palavras,
          coalesce(g.seq, r.seq) as seq, coalesce(g.gravada_em, r.gravada_em) as gravada_em
   from alvo a
   left join gravada g on true
   left join redacao r on r.escola_id = a.escola_id and r.tentativa_id = a.tentativa_id`,
);

/** Writes the essay if it may be written; undefined when the attempt is not open for it. */
export async function upsertRedacao(escola: Tenant, write: RedacaoWrite): Promise<RedacaoSaved | undefined> {
  const [row] = await escola.run(saveRedacao, { ...write, tolerancia: TOLERANCE_SECONDS });
  return row;
}

/** Proposal and own essay of a day. */
export type RedacaoRow = {
  readonly proposta_redacao_id: number;
  readonly titulo: string;
  readonly descricao: string;
  readonly genero_textual_nome: string;
  readonly textos: readonly { readonly ordem: number; readonly conteudo: string }[];
  readonly texto: string | null;
  readonly palavras: number | null;
  readonly seq: number | null;
  readonly gravada_em: Date | null;
};

const redacaoOfProva = statement<
  { escola_id: number; proposta_redacao_id: number; tentativa_id: number | null },
  RedacaoRow
>(
  'redacao_of_prova',
  `select p.id as proposta_redacao_id, p.titulo, p.descricao, p.genero_textual_nome, r.texto, r.palavras, r.seq, r.gravada_em,
          coalesce((select json_agg(json_build_object('ordem', m.ordem, 'conteudo', m.conteudo) order by m.ordem)
                    from texto_motivacional m where m.escola_id = p.escola_id and m.proposta_redacao_id = p.id), '[]') as textos
   from proposta_redacao p
   left join redacao r on r.escola_id = p.escola_id and r.tentativa_id = :tentativa_id::bigint
   where p.escola_id = :escola_id and p.id = :proposta_redacao_id`,
);

/** The proposal with the student's text; undefined when the day has none. */
export async function findRedacao(
  escola: Tenant,
  prova: { readonly proposta_redacao_id: number | null; readonly tentativa_id: number | null },
): Promise<RedacaoRow | undefined> {
  if (prova.proposta_redacao_id === null) return undefined;
  const [row] = await escola.run(redacaoOfProva, {
    proposta_redacao_id: prova.proposta_redacao_id,
    tentativa_id: prova.tentativa_id,
  });
  return row;
}
