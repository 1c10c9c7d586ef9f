/** The questions of an exam that is being made: as lists show them, and the facts that its checks need. No key is read. */
import { imagensSemDescricao } from '@luneta/domain/questao-texto';

import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { findLacradas, type Leitor } from './staff/questao/leitura.ts';
import { RAIZ, type Situacao } from './staff/questao/store.ts';

export type QuestaoDoRascunho = {
  readonly banco_questao_id: number;
  readonly raiz_id: number;
  readonly revisao: number;
  readonly codigo: string;
  readonly enunciado: string;
  readonly subjetiva: boolean;
  readonly situacao: Situacao;
  /** The newest approved revision of the family, where it is another one than this; else null (rule BAN-4). */
  readonly mais_nova_id: number | null;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly area_conhecimento: string;
  readonly objeto_conhecimento_id: number | null;
  readonly objeto_conhecimento_descricao: string | null;
  readonly dificuldade: 'facil' | 'medio' | 'dificil' | null;
  readonly lingua_estrangeira: 1 | 2 | null;
  /** First revision of the question in the other language. */
  readonly par_raiz_id: number | null;
  readonly texto_base_id: number | null;
  readonly texto_base_titulo: string | null;
  readonly tri_origem: string | null;
  /** Points in a new exam. Null: one. */
  readonly pontuacao: number | null;
  readonly tem_gabarito: boolean;
  /** Somebody else's, and its key is hidden from the reader (rule BAN-5). */
  readonly lacrada: boolean;
  /** Pictures without a description, of passage, stem and options (rule BAN-2). */
  readonly imagens_sem_descricao: number;
};

type Row = Omit<QuestaoDoRascunho, 'lacrada' | 'imagens_sem_descricao'> & {
  readonly com_imagem: string;
  /** The reader wrote it, and may ask it in an exam of the own. */
  readonly propria: boolean;
};

const FIND = statement<{ escola_id: number; questao_ids: readonly number[]; pessoa_id: number }, Row>(
  'find_questoes_para_rascunho',
  `select q.id as banco_questao_id, ${RAIZ('q')} as raiz_id, q.revisao, q.codigo, q.enunciado, q.subjetiva, q.situacao,
          (select n.id from questao n where n.escola_id = :escola_id and n.situacao = 'aprovada' and n.revisao > q.revisao
             and n.raiz_id = ${RAIZ('q')} order by n.revisao desc limit 1) as mais_nova_id,
          m.id as materia_id, m.nome as materia_nome, ar.codigo as area_conhecimento, q.objeto_conhecimento_id,
          o.descricao as objeto_conhecimento_descricao, q.dificuldade, q.lingua_estrangeira, q.par_id as par_raiz_id,
          q.texto_base_id, b.titulo as texto_base_titulo, q.tri_origem, q.pontuacao, q.gabarito is not null as tem_gabarito,
          coalesce(q.autor_id = :pessoa_id::bigint, false) as propria,
          concat(b.conteudo, q.enunciado, q.opcao_a, q.opcao_b, q.opcao_c, q.opcao_d, q.opcao_e) as com_imagem
     from questao q
     join materia m on m.escola_id = q.escola_id and m.id = q.materia_id
     join area_conhecimento ar on ar.escola_id = m.escola_id and ar.id = m.area_conhecimento_id
     left join objeto_conhecimento o on o.escola_id = q.escola_id and o.id = q.objeto_conhecimento_id
     left join texto_base b on b.escola_id = q.escola_id and b.id = q.texto_base_id
    where q.escola_id = :escola_id and q.id = any(:questao_ids::bigint[]) order by q.id`,
);

/** The questions that the school has, of these; two statements for any number. @param leitor who makes the exam, and when */
export async function findQuestoesDoRascunho(
  escola: Tenant,
  questao_ids: readonly number[],
  leitor: Leitor,
): Promise<QuestaoDoRascunho[]> {
  if (questao_ids.length === 0) return [];
  const rows = await escola.run(FIND, { questao_ids, pessoa_id: leitor.sessao.pessoa_id });
  const lacradas = await findLacradas(escola, [...new Set(rows.map(({ raiz_id }) => raiz_id))], leitor);
  return rows.map(({ com_imagem, propria, ...row }) => ({
    ...row,
    lacrada: !propria && lacradas.has(row.raiz_id),
    imagens_sem_descricao: imagensSemDescricao(com_imagem),
  }));
}
