/** Reads the questions of a draft: as lists show them, and the facts that its checks need. No key leaves this file. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

/** Length of the part of the stem that is read: enough for its first words, markup included. */
const STEM_PART = 4_000;

export type QuestaoDoRascunho = {
  readonly banco_questao_id: number;
  readonly codigo: string;
  /** The beginning of the stem, as HTML that may be cut anywhere. */
  readonly enunciado: string;
  readonly subjetiva: boolean;
  readonly situacao: 'rascunho' | 'em_revisao' | 'aprovada' | 'arquivada';
  readonly revisao: number;
  readonly mais_nova_id: number | null;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly area_conhecimento: string;
  readonly objeto_conhecimento_descricao: string | null;
  readonly dificuldade: 'facil' | 'medio' | 'dificil' | null;
  readonly lingua_estrangeira: 1 | 2 | null;
  readonly par_id: number | null;
  readonly tri_origem: string | null;
  /** Points in a new exam. Null: one. */
  readonly pontuacao: number | null;
  readonly tem_gabarito: boolean;
  readonly lacrada: boolean;
  readonly imagens_sem_descricao: number;
};

/** In an exam that is not released and was made by somebody else, as the question was. */
const SEALED = `(q.autor_id is distinct from :pessoa_id::bigint and exists (
  select from questao f
  join avaliacao_item i on i.escola_id = f.escola_id and i.questao_id = f.id
  join avaliacao a on a.escola_id = i.escola_id and a.id = i.avaliacao_id
   where f.escola_id = :escola_id and (f.id = coalesce(q.raiz_id, q.id) or f.raiz_id = coalesce(q.raiz_id, q.id))
     and (a.liberado_em is null or a.liberado_em >= :agora::timestamptz) and a.autor_id is distinct from :pessoa_id::bigint))`;

const FIND = statement<
  {
    escola_id: number;
    questao_ids: readonly number[];
    pessoa_id: number;
    ve_lacradas: boolean;
    agora: Date;
    parte: number;
  },
  QuestaoDoRascunho
>(
  'find_questoes_do_rascunho',
  `select q.id as banco_questao_id, q.codigo, left(q.enunciado, :parte::int) as enunciado, q.subjetiva, q.situacao, q.revisao,
          (select max(n.id) from questao n where n.escola_id = :escola_id and n.situacao = 'aprovada' and n.revisao > q.revisao
             and n.raiz_id = coalesce(q.raiz_id, q.id)) as mais_nova_id,
          m.id as materia_id, m.nome as materia_nome, ar.codigo as area_conhecimento,
          o.descricao as objeto_conhecimento_descricao, q.dificuldade, q.lingua_estrangeira, q.par_id, q.tri_origem, q.pontuacao,
          q.gabarito is not null as tem_gabarito, (not :ve_lacradas::boolean and ${SEALED}) as lacrada,
          (select count(*)::int from regexp_matches(concat(q.enunciado, q.opcao_a, q.opcao_b, q.opcao_c, q.opcao_d, q.opcao_e),
             '<img(?![^>]* alt=)[^>]*>', 'gi')) as imagens_sem_descricao
     from questao q
     join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
     join area_conhecimento ar on ar.escola_id = m.escola_id and ar.id = m.area_conhecimento_id
     left join objeto_conhecimento o on o.escola_id = q.escola_id and o.id = q.objeto_conhecimento_id
    where q.escola_id = :escola_id and q.id = any(:questao_ids::bigint[]) order by q.id`,
);

/** The questions that the school has, of these. @param ve_lacradas the reader may read what an exam withholds */
export async function findQuestoesDoRascunho(
  escola: Tenant,
  questao_ids: readonly number[],
  leitor: { readonly pessoa_id: number; readonly ve_lacradas: boolean; readonly agora: Date },
): Promise<QuestaoDoRascunho[]> {
  return questao_ids.length === 0 ? [] : escola.run(FIND, { ...leitor, questao_ids, parte: STEM_PART });
}
