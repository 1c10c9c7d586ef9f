/** Reads the items a student met in exams and roadmaps, released or not. The policy decides which of them count. */
import type { ItemResposta, Letra } from '@luneta/domain/resposta';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Aluno } from '../../../../http/sessao.ts';
import { seal, type Sealed, type Unsealed } from '../../../questoes/index.ts';

/**
 * One item that the student met. An item of an exam carries the answer and the sealed key; an item of a roadmap carries
 * the verdict of its last answer.
 */
export type ItemRow = {
  readonly ciclo: number;
  readonly materia_id: number;
  /** 0 when the item names no chapter. */
  readonly capitulo_numero: number;
  readonly capitulo_nome: string | null;
  readonly questao_id: number;
  readonly anulada: boolean;
  readonly subjetiva: boolean;
  readonly item_resposta: ItemResposta | null;
  readonly gabarito: Sealed<Letra | null>;
  readonly acertou: boolean | null;
};

/**
 * Exam items: every day the student took, in the chosen language. Roadmap items: each item once, with its last answer.
 */
const itensOfAluno = statement<{ escola_id: number; turma_aluno_id: number }, Unsealed<ItemRow>>(
  'find_aprendizagem_itens',
  `select ci.numero_referencia as ciclo, q.materia_id, coalesce(q.capitulo, 0)::int as capitulo_numero, null as capitulo_nome,
          q.id as questao_id, i.anulada, q.subjetiva, r.item_resposta, q.gabarito, null::boolean as acertou
   from tentativa t
   join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.id = t.turma_avaliacao_id
   join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
   join ciclo ci on ci.escola_id = a.escola_id and ci.id = a.ciclo_id
   join avaliacao_item i on i.escola_id = a.escola_id and i.avaliacao_id = a.id and i.dia_prova = t.dia_prova
     and (i.lingua_estrangeira is null or i.lingua_estrangeira = t.lingua_estrangeira)
   join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
   left join resposta r on r.escola_id = t.escola_id and r.tentativa_id = t.id and r.avaliacao_item_id = i.id
   where t.escola_id = :escola_id and t.turma_aluno_id = :turma_aluno_id
   union all
   select u.* from (
     select distinct on (fi.trilha_item_id) ci.numero_referencia, tr.materia_id, coalesce(tf.capitulo_numero, q.capitulo, 0)::int,
            tf.capitulo_nome, q.id, false, q.subjetiva, null::smallint, null::char(1), fi.acertou
     from fase_execucao fe
     join fase_item fi on fi.escola_id = fe.escola_id and fi.fase_execucao_id = fe.id and fi.acertou is not null
     join trilha_item ti on ti.escola_id = fi.escola_id and ti.id = fi.trilha_item_id
     join questao q on q.escola_id = ti.escola_id and q.id = ti.questao_id
     join trilha_fase tf on tf.escola_id = fe.escola_id and tf.id = fe.trilha_fase_id
     join trilha tr on tr.escola_id = tf.escola_id and tr.id = tf.trilha_id
     join turma_avaliacao ta on ta.escola_id = tr.escola_id and ta.id = tr.turma_avaliacao_id
     join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
     join ciclo ci on ci.escola_id = a.escola_id and ci.id = a.ciclo_id
     where fe.escola_id = :escola_id and fe.turma_aluno_id = :turma_aluno_id
     order by fi.trilha_item_id, fe.numero desc
   ) u`,
);

export async function findItens(escola: Tenant, { turma_aluno_id }: Aluno): Promise<ItemRow[]> {
  const rows = await escola.run(itensOfAluno, { turma_aluno_id });
  return rows.map((row) => ({ ...row, gabarito: seal(row.gabarito) }));
}

export type MateriaRow = { readonly materia_id: number; readonly materia_nome: string };

const materiasOfEscola = statement<{ escola_id: number }, MateriaRow>(
  'find_aprendizagem_materias',
  `select id as materia_id, nome as materia_nome from materia
   where escola_id = :escola_id and not fora_do_gabarito order by nome limit 100`,
);

/** Subjects that have questions of their own. */
export function findMaterias(escola: Tenant): Promise<MateriaRow[]> {
  return escola.run(materiasOfEscola, {});
}

const configuracaoOf = statement<{ escola_id: number }, { configuracao: unknown }>(
  'find_aprendizagem_configuracao',
  `select configuracao from escola where id = :escola_id`,
);

/** Settings of the school as stored; `school/configuracao.ts` interprets them. */
export async function findConfiguracao(escola: Tenant): Promise<unknown> {
  const [row] = await escola.run(configuracaoOf, {});
  return row?.configuracao;
}
