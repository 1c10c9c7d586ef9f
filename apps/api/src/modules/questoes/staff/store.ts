/** Reads the question bank for staff: lists without keys, and the uses of a question. */
import type { Db } from '../../../database/db.ts';
import { plain } from '../../../database/plain.ts';
import { run, statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import type { Busca } from '../../../http/busca.ts';
import type { OrigemTri } from '../origem-tri.ts';
import { htmlPattern } from './padrao.ts';

export const PAGE = 50;
/** Length of the part of the stem that is read: enough for its first words, markup included. */
const STEM_PART = 4_000;

export type Dificuldade = 'facil' | 'medio' | 'dificil';

export type QuestaoLinha = {
  readonly banco_questao_id: number;
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
  readonly qtde_usos: number;
  readonly atualizada_em: Date;
};

type Filtros = { readonly materia_id: number | null; readonly dificuldade: Dificuldade | null };

/** Uses the order of the index of codes, so that a search with many results stops early. */
const LIST = statement<
  Filtros & {
    escola_id: number;
    texto: string | null;
    padrao: string | null;
    id: number | null;
    depois: number | null;
    quantos: number;
    parte: number;
  },
  QuestaoLinha
>(
  'find_gestao_questoes',
  `with pagina as (
     select q.escola_id, q.id
       from questao q left join objeto_conhecimento o on o.escola_id = q.escola_id and o.id = q.objeto_conhecimento_id
      where q.escola_id = :escola_id and (:materia_id::bigint is null or q.materia_id = :materia_id)
        and (:dificuldade::text is null or q.dificuldade = :dificuldade)
        and (:texto::text is null or q.id = :id::bigint or lower(q.codigo) = :texto or lower(q.enunciado) ~ :padrao::text
             or position(:texto in ${plain("coalesce(o.descricao, '')")}) > 0)
        and (:depois::bigint is null or q.codigo > (
               select x.codigo from questao x where x.escola_id = :escola_id and x.id = :depois))
      order by q.codigo limit :quantos)
   select q.id as banco_questao_id, q.codigo, q.materia_id, m.nome as materia_nome, o.descricao as objeto_conhecimento_descricao,
          left(q.enunciado, :parte::int) as enunciado, q.dificuldade, q.subjetiva, q.lingua_estrangeira, q.origem, q.tri_origem,
          (select count(distinct i.avaliacao_id)::int from avaliacao_item i
            where i.escola_id = q.escola_id and i.questao_id = q.id) as qtde_usos, q.atualizada_em
     from pagina
     join questao q on q.escola_id = pagina.escola_id and q.id = pagina.id
     join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
     left join objeto_conhecimento o on o.escola_id = q.escola_id and o.id = q.objeto_conhecimento_id
    order by q.codigo`,
);

/** One page by code. `next` is where the following page begins, null on the last one. */
export async function listQuestoes(
  escola: Tenant,
  {
    materia_id,
    dificuldade,
    busca,
    depois,
  }: Filtros & { readonly busca: Busca | null; readonly depois: number | null },
): Promise<{ questoes: readonly QuestaoLinha[]; next: number | null }> {
  const rows = await escola.run(LIST, {
    materia_id,
    dificuldade,
    texto: busca?.nome ?? null,
    padrao: busca && htmlPattern(busca.nome),
    id: busca?.turma_aluno_id ?? null,
    depois,
    quantos: PAGE + 1,
    parte: STEM_PART,
  });
  const questoes = rows.slice(0, PAGE);
  return { questoes, next: rows.length > PAGE ? (questoes.at(-1)?.banco_questao_id ?? null) : null };
}

export type QuestaoRow = {
  readonly escola_id: number;
  readonly banco_questao_id: number;
  readonly subjetiva: boolean;
  readonly tri_a: number | null;
  readonly tri_b: number | null;
  readonly tri_c: number | null;
  readonly tri_origem: OrigemTri | null;
  readonly qtde_fases: number;
};

const FIND = statement<{ escolas: readonly number[]; id: number }, QuestaoRow>(
  'find_gestao_questao',
  `select q.escola_id, q.id as banco_questao_id, q.subjetiva, q.tri_a, q.tri_b, q.tri_c, q.tri_origem,
          (select count(distinct t.trilha_fase_id)::int from trilha_item t
            where t.escola_id = q.escola_id and t.questao_id = q.id) as qtde_fases
     from questao q where q.escola_id = any(:escolas::bigint[]) and q.id = :id`,
  'global',
);

/** The question, if one of these schools has it, or null. */
export async function findQuestao(db: Db, escolas: readonly number[], id: number): Promise<QuestaoRow | null> {
  const [row] = await run(db, FIND, { escolas, id });
  return row ?? null;
}
