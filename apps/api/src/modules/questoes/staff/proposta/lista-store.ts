/** Reads the list of essay proposals. */
import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { pageOf } from '../../../../http/cursor.ts';
import type { PropostaRow, Situacao } from './store.ts';

const PAGE = 50;

export type PropostaLinha = Omit<PropostaRow, 'substituida_por' | 'descricao' | 'textos' | 'usada' | 'versao'> & {
  readonly qtde_textos: number;
  readonly qtde_provas: number;
};

export type Filtros = {
  readonly situacao: Situacao | null;
  readonly genero: string | null;
  readonly usada: 'nunca' | 'sim' | null;
  readonly autor_id: number | null;
  readonly texto: string | null;
  /** Families whose words this reader may not find. */
  readonly lacradas: readonly number[];
};

type Params = Filtros & { escola_id: number; pessoa_id: number; depois: number | null; quantos: number };

const FAMILY = 'coalesce(p.raiz_id, p.id)';
const OWN = (pessoa: string) => `(p.autor_id = ${pessoa} or exists (select from proposta_redacao r
  where r.escola_id = :escola_id and r.id = p.raiz_id and r.autor_id = ${pessoa}))`;

const LIST = statement<Params, PropostaLinha>(
  'find_gestao_propostas',
  `select p.id as proposta_redacao_id, ${FAMILY} as raiz_id, p.revisao, p.codigo, p.titulo, p.genero_textual_nome, p.min_linhas,
          p.max_linhas, p.situacao, p.ano, p.fonte, p.autor_nome, p.atualizada_em, ${OWN(':pessoa_id')} is true as autor,
          (select count(*)::int from texto_motivacional m
            where m.escola_id = :escola_id and m.proposta_redacao_id = p.id) as qtde_textos,
          u.qtde as qtde_provas
     from proposta_redacao p
     cross join lateral (
       select count(distinct d.avaliacao_id)::int as qtde
         from proposta_redacao f join avaliacao_dia d on d.escola_id = f.escola_id and d.proposta_redacao_id = f.id
        where f.escola_id = :escola_id and (f.id = ${FAMILY} or f.raiz_id = ${FAMILY})) u
    where p.escola_id = :escola_id and p.substituida_por is null
      and (:situacao::text is null or p.situacao = :situacao)
      and (:genero::text is null or p.genero_textual_nome = :genero)
      and (:usada::text is null or (u.qtde > 0) = (:usada = 'sim'))
      and (:autor_id::bigint is null or ${OWN(':autor_id')})
      and (:texto::text is null or lower(p.codigo) = :texto
           or (${FAMILY} <> all(:lacradas::bigint[]) or ${OWN(':pessoa_id')}) and position(:texto in
                ${plain("p.titulo || ' ' || regexp_replace(p.descricao, '<[^>]*>', ' ', 'g') || ' ' || p.fonte")}) > 0)
      and (:depois::bigint is null or ${FAMILY} < :depois)
    order by ${FAMILY} desc limit :quantos`,
);

/** One page, newest family first. `next` is where the following page begins, null on the last one. */
export async function listPropostas(escola: Tenant, filtros: Filtros, pessoa_id: number, depois: number | null) {
  const rows = await escola.run(LIST, { ...filtros, pessoa_id, depois, quantos: PAGE + 1 });
  return pageOf(rows, PAGE, ({ raiz_id }) => raiz_id);
}
