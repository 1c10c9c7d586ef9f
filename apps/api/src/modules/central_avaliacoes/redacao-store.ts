/** Reads the essay of a day: the proposal and the student's current text. */
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';

/** The proposal and the student's essay of a day. */
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

/** The proposal with the student's text; undefined when the day has no essay. */
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
