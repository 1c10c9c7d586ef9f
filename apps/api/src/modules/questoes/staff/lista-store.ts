/** Reads pages of the question bank: the newest revision of each family, without keys and options. */
import { plain } from '../../../database/plain.ts';
import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import type { Busca } from '../../../http/busca.ts';
import { pageOf } from '../../../http/cursor.ts';
import type { OrigemTri } from '../origem-tri.ts';
import { readPalavras } from './palavras.ts';
import { RAIZ, type Situacao } from './questao/store.ts';

export const PAGE = 50;
/** Length of the part of the stem that is read: enough for its first words, markup included. */
const STEM_PART = 4_000;

export type Dificuldade = 'facil' | 'medio' | 'dificil';

export type QuestaoLinha = {
  readonly banco_questao_id: number;
  readonly raiz_id: number;
  readonly revisao: number;
  readonly situacao: Situacao;
  readonly codigo: string;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly objeto_conhecimento_descricao: string | null;
  /** The beginning of the stem, as HTML that may be cut anywhere. */
  readonly enunciado: string;
  readonly dificuldade: Dificuldade | null;
  readonly subjetiva: boolean;
  readonly lingua_estrangeira: 1 | 2 | null;
  readonly origem: string;
  readonly tri_origem: OrigemTri | null;
  readonly etiquetas: readonly string[];
  /** Codes. */
  readonly habilidades: readonly string[];
  readonly autor_nome: string | null;
  /** Exams that ask one of its revisions. */
  readonly qtde_usos: number;
  /** Over the released exams; null without one. */
  readonly presentes: number | null;
  readonly acertos: number | null;
  readonly atualizada_em: Date;
};

/** What the list is narrowed to; null for all. */
export type Filtros = {
  readonly materia_id: number | null;
  readonly objeto_conhecimento_id: number | null;
  readonly dificuldade: Dificuldade | null;
  readonly habilidade_id: number | null;
  readonly etiqueta_id: number | null;
  readonly situacao: Situacao | null;
  readonly subjetiva: boolean | null;
  /** Person who wrote the question. */
  readonly autor_id: number | null;
  readonly origem: string | null;
  readonly com_tri: boolean | null;
  readonly lingua: 1 | 2 | null;
  readonly usada: 'nunca' | 'sim' | 'nesta_turma' | 'nao_nesta_turma' | null;
  /** Class that `usada` speaks of. */
  readonly turma_id: number | null;
};

const FAMILY = RAIZ('q');

/** Families that an exam or a roadmap asks, of the class alone where `usada` speaks of it. */
const USED = `
  select ${RAIZ('f')} as raiz_id from avaliacao_item i join questao f on f.escola_id = i.escola_id and f.id = i.questao_id
   where i.escola_id = :escola_id and :usada::text is not null and (:usada in ('nunca', 'sim') or exists (
     select from turma_avaliacao c where c.escola_id = :escola_id and c.avaliacao_id = i.avaliacao_id and c.turma_id = :turma_id::bigint))
  union
  select ${RAIZ('f')} from trilha_item t join questao f on f.escola_id = t.escola_id and f.id = t.questao_id
   where t.escola_id = :escola_id and :usada::text is not null and (:usada in ('nunca', 'sim') or exists (
     select from trilha_fase p join trilha r on r.escola_id = p.escola_id and r.id = p.trilha_id
       join turma_avaliacao c on c.escola_id = r.escola_id and c.id = r.turma_avaliacao_id
      where p.escola_id = :escola_id and p.id = t.trilha_fase_id and c.turma_id = :turma_id::bigint))`;

/** Questions that a search finds: by its words in stem, passage, topic or a tag, by a whole code or id. */
const FOUND = `
  select q.id from questao q where q.escola_id = :escola_id and q.busca @@ to_tsquery('simple', :palavras::text)
  union all
  select q.id from questao q join texto_base b on b.escola_id = q.escola_id and b.id = q.texto_base_id
   where q.escola_id = :escola_id and b.escola_id = :escola_id and b.busca @@ to_tsquery('simple', :palavras)
  union all
  select q.id from questao q join objeto_conhecimento o on o.escola_id = q.escola_id and o.id = q.objeto_conhecimento_id
   where q.escola_id = :escola_id and o.escola_id = :escola_id
     and to_tsvector('simple', ${plain('o.descricao')}) @@ to_tsquery('simple', :palavras)
  union all
  select q.id from etiqueta e join questao_etiqueta x on x.escola_id = e.escola_id and x.etiqueta_id = e.id
    join questao q on q.escola_id = x.escola_id and (q.id = x.raiz_id or q.raiz_id = x.raiz_id)
   where e.escola_id = :escola_id and x.escola_id = :escola_id and q.escola_id = :escola_id
     and to_tsvector('simple', ${plain('e.nome')}) @@ to_tsquery('simple', :palavras)
  union all
  select q.id from questao q where q.escola_id = :escola_id and (q.id = :id::bigint or lower(q.codigo) = :texto::text)`;

const WANTED = `q.escola_id = :escola_id and q.substituida_por is null
  and (:materia_id::bigint is null or q.materia_id = :materia_id)
  and (:objeto_conhecimento_id::bigint is null or q.objeto_conhecimento_id = :objeto_conhecimento_id)
  and (:dificuldade::text is null or q.dificuldade = :dificuldade)
  and (:situacao::text is null or q.situacao = :situacao)
  and (:subjetiva::boolean is null or q.subjetiva = :subjetiva)
  and (:origem::text is null or q.origem = :origem)
  and (:com_tri::boolean is null or (q.tri_a is not null) = :com_tri)
  and (:lingua::smallint is null or q.lingua_estrangeira = :lingua)
  and (:autor_id::bigint is null or q.autor_id = :autor_id
       or exists (select from questao r where r.escola_id = :escola_id and r.id = q.raiz_id and r.autor_id = :autor_id))
  and (:habilidade_id::bigint is null or exists (select from questao_habilidade x
         where x.escola_id = :escola_id and x.questao_id = q.id and x.habilidade_id = :habilidade_id))
  and (:etiqueta_id::bigint is null or exists (select from questao_etiqueta x
         where x.escola_id = :escola_id and x.raiz_id = ${FAMILY} and x.etiqueta_id = :etiqueta_id))
  and (:usada::text is null or (${FAMILY} in (select raiz_id from usadas)) = (:usada in ('sim', 'nesta_turma')))
  and (:texto::text is null or q.id in (select id from achadas))
  and (:depois::bigint is null or q.codigo > (
         select x.codigo from questao x where x.escola_id = :escola_id and x.id = :depois))`;

/** Values that what is wanted is narrowed by. */
type Wanted = Filtros & {
  escola_id: number;
  texto: string | null;
  palavras: string | null;
  id: number | null;
  depois: number | null;
  quantos: number;
};
type Params = Wanted & { parte: number; agora: Date };

/** The page is found first, in the order of the index of codes; what is read of each row beside it is read for 50 at most. */
const LIST = statement<Params, QuestaoLinha>(
  'find_gestao_questoes',
  `with usadas as materialized (${USED}), achadas as materialized (${FOUND}), pagina as (
     select q.escola_id, q.id from questao q where ${WANTED} order by q.codigo limit :quantos)
   select q.id as banco_questao_id, ${FAMILY} as raiz_id, q.revisao, q.situacao, q.codigo, q.materia_id, m.nome as materia_nome,
          o.descricao as objeto_conhecimento_descricao, left(q.enunciado, :parte::int) as enunciado, q.dificuldade,
          q.subjetiva, q.lingua_estrangeira, q.origem, q.tri_origem, q.autor_nome, q.atualizada_em,
          array(select e.nome from questao_etiqueta x join etiqueta e on e.escola_id = x.escola_id and e.id = x.etiqueta_id
                 where x.escola_id = :escola_id and x.raiz_id = ${FAMILY} order by e.nome) as etiquetas,
          array(select h.codigo from questao_habilidade x join habilidade h on h.escola_id = x.escola_id and h.id = x.habilidade_id
                 where x.escola_id = :escola_id and x.questao_id = q.id order by x.ordem, h.id) as habilidades,
          u.qtde_usos, u.presentes, u.acertos
     from pagina
     join questao q on q.escola_id = pagina.escola_id and q.id = pagina.id
     join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
     left join objeto_conhecimento o on o.escola_id = q.escola_id and o.id = q.objeto_conhecimento_id
     cross join lateral (
       select count(distinct i.avaliacao_id)::int as qtde_usos, sum(s.presentes)::int as presentes, sum(s.acertos)::int as acertos
         from questao f
         join avaliacao_item i on i.escola_id = f.escola_id and i.questao_id = f.id
         left join lateral (
           select sum(e.presentes) as presentes, sum(e.acertos) as acertos
             from avaliacao a join item_estatistica e on e.escola_id = a.escola_id and e.avaliacao_item_id = i.id
            where a.escola_id = i.escola_id and a.id = i.avaliacao_id and a.liberado_em < :agora::timestamptz and not i.anulada) s on true
        where f.escola_id = :escola_id and (f.id = ${FAMILY} or f.raiz_id = ${FAMILY})) u
    order by q.codigo`,
);

const LIST_IDS = statement<Wanted, { id: number }>(
  'find_gestao_questoes_ids',
  `with usadas as materialized (${USED}), achadas as materialized (${FOUND})
   select q.id from questao q where ${WANTED} order by q.codigo limit :quantos`,
);

const wordsOf = (busca: Busca | null) => ({
  texto: busca?.nome ?? null,
  palavras: readPalavras(busca),
  id: busca?.turma_aluno_id ?? null,
});

/** The questions that the list shows with these filters, by code; at most so many. */
export async function listQuestaoIds(
  escola: Tenant,
  filtros: Filtros,
  busca: Busca | null,
  quantos: number,
): Promise<number[]> {
  const rows = await escola.run(LIST_IDS, { ...filtros, ...wordsOf(busca), depois: null, quantos });
  return rows.map(({ id }) => id);
}

type Page = { readonly busca: Busca | null; readonly depois: number | null; readonly agora: Date };

/** One page by code. `next` is where the following page begins, null on the last one. */
export async function listQuestoes(escola: Tenant, filtros: Filtros, { busca, depois, agora }: Page) {
  const rows = await escola.run(LIST, {
    ...filtros,
    ...wordsOf(busca),
    depois,
    quantos: PAGE + 1,
    parte: STEM_PART,
    agora,
  });
  return pageOf(rows, PAGE, ({ banco_questao_id }) => banco_questao_id);
}
