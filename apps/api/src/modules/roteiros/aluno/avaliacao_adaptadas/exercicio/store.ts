/**
 * Reads one phase of a student's roadmap: the roadmap with its phases, the items of the phase, and the open run. It
 * decides nothing, and it returns keys sealed.
 */
import type { ItemResposta, Letra } from '@luneta/domain/resposta';

import { statement } from '../../../../../database/statement.ts';
import type { Tenant } from '../../../../../database/tenant.ts';
import type { Aluno } from '../../../../../http/sessao.ts';
import { seal, type Sealed, type Unsealed } from '../../../../questoes/index.ts';

/** A phase of the roadmap with the student's best run. */
export type FaseRow = {
  readonly trilha_id: number;
  readonly tipo: 1 | 2;
  readonly data_fim: Date;
  readonly existe_boss: boolean;
  readonly trilha_fase_id: number;
  readonly ordem_oic: number;
  readonly objeto_conhecimento_id: number;
  readonly objeto_conhecimento_descricao: string;
  readonly capitulo_numero: number | null;
  readonly habilidade_descricao: string | null;
  readonly qtde_itens_total: number;
  readonly qtde_estrelas: number;
  readonly existe_midia: boolean;
};

/** The parts of a URL that name a roadmap. */
export type TrilhaPath = {
  readonly tipo: 1 | 2;
  readonly turma_avaliacao_id: number;
  readonly materia_id: number;
};

/** Roadmap `r`, visible from its opening on: of the student's class, or made for this student. */
export const OWN_TRILHA = `
  join turma_avaliacao w on w.escola_id = r.escola_id and w.id = r.turma_avaliacao_id
  where r.escola_id = :escola_id and r.aberta_em <= :agora
    and (r.turma_aluno_id = :turma_aluno_id or (r.turma_aluno_id is null and w.turma_id = :turma_id))`;

/** SQL of a phase's number of items, and of the stars of the student's best run, 0 without one. */
export const FASE_ITENS = (fase: string) =>
  `(select count(*) from trilha_item k where k.escola_id = ${fase}.escola_id and k.trilha_fase_id = ${fase}.id)`;
export const FASE_ESTRELAS = (fase: string) =>
  `coalesce((select max(k.estrelas) from fase_execucao k where k.escola_id = ${fase}.escola_id
     and k.trilha_fase_id = ${fase}.id and k.turma_aluno_id = :turma_aluno_id), 0)`;

const fasesOfTrilha = statement<
  { escola_id: number; turma_aluno_id: number; turma_id: number; agora: Date } & TrilhaPath,
  FaseRow
>(
  'find_fases_of_adaptada',
  `select r.id as trilha_id, r.tipo, r.data_fim, r.existe_boss, f.id as trilha_fase_id, f.ordem as ordem_oic,
          f.objeto_conhecimento_id, o.descricao as objeto_conhecimento_descricao, f.capitulo_numero, f.habilidade_descricao,
          ${FASE_ITENS('f')} as qtde_itens_total, ${FASE_ESTRELAS('f')} as qtde_estrelas,
          exists (select from conteudo_digital d
             where d.escola_id = :escola_id and d.objeto_conhecimento_id = f.objeto_conhecimento_id
               and d.arquivado_em is null) as existe_midia
   from trilha r
   join trilha_fase f on f.escola_id = r.escola_id and f.trilha_id = r.id
   join objeto_conhecimento o on o.escola_id = f.escola_id and o.id = f.objeto_conhecimento_id
   ${OWN_TRILHA}
     and r.tipo = :tipo and r.turma_avaliacao_id = :turma_avaliacao_id and r.materia_id = :materia_id
   order by f.ordem`,
);

/** Phases of the roadmap in their order; empty when the student has no such roadmap. */
export function findFases(escola: Tenant, aluno: Aluno, path: TrilhaPath, agora: Date): Promise<FaseRow[]> {
  const { turma_aluno_id, turma_id } = aluno;
  const { tipo, turma_avaliacao_id, materia_id } = path;
  return escola.run(fasesOfTrilha, { turma_aluno_id, turma_id, agora, tipo, turma_avaliacao_id, materia_id });
}

/** An item of the phase with its tries in one run. */
export type ItemRow = {
  readonly trilha_item_id: number;
  readonly questao_id: number;
  readonly ordem: number;
  readonly gabarito: Sealed<Letra>;
  readonly comentario: Sealed<string>;
  readonly resposta_1: ItemResposta | null;
  readonly resposta_2: ItemResposta | null;
  readonly acertou: boolean | null;
  readonly bloqueado_em: Date | null;
  readonly pratica: boolean;
};

/** A question without a key cannot be graded, so it is not an exercise. */
const itensOfFase = statement<
  { escola_id: number; trilha_fase_id: number; fase_execucao_id: number | null },
  Unsealed<ItemRow>
>(
  'find_itens_of_adaptada',
  `select i.id as trilha_item_id, i.questao_id, i.ordem, q.gabarito, q.comentario,
          x.resposta_1, x.resposta_2, x.acertou, x.bloqueado_em, coalesce(x.pratica, false) as pratica
   from trilha_item i
   join questao q on q.escola_id = i.escola_id and q.id = i.questao_id
   left join fase_item x on x.escola_id = i.escola_id and x.trilha_item_id = i.id and x.fase_execucao_id = :fase_execucao_id
   where i.escola_id = :escola_id and i.trilha_fase_id = :trilha_fase_id and q.gabarito is not null and not q.subjetiva
   order by i.ordem`,
);

/** Items of a phase, each with its tries in the given run. */
export async function findItens(
  escola: Tenant,
  trilha_fase_id: number,
  fase_execucao_id: number | null,
): Promise<ItemRow[]> {
  const rows = await escola.run(itensOfFase, { trilha_fase_id, fase_execucao_id });
  return rows.map((row) => ({ ...row, gabarito: seal(row.gabarito), comentario: seal(row.comentario) }));
}

const wrongTry = statement<
  { escola_id: number; turma_aluno_id: number; turma_id: number; agora: Date; tipo: 1 | 2; trilha_item_id: number },
  { errou: boolean }
>(
  'find_adaptada_wrong_try',
  `select coalesce(bool_or(t.resposta_1 is not null and (not t.acertou or t.resposta_2 is not null)), false) as errou
   from trilha r
   join trilha_fase f on f.escola_id = r.escola_id and f.trilha_id = r.id
   join trilha_item i on i.escola_id = f.escola_id and i.trilha_fase_id = f.id and i.id = :trilha_item_id
   left join fase_execucao x on x.escola_id = f.escola_id and x.trilha_fase_id = f.id and x.turma_aluno_id = :turma_aluno_id
     and x.concluida_em is null
   left join fase_item t on t.escola_id = x.escola_id and t.fase_execucao_id = x.id and t.trilha_item_id = i.id
   ${OWN_TRILHA} and r.tipo = :tipo
   group by i.id`,
);

/** Whether the open run has a wrong try of this item; null when the student has no such item. */
export async function hasWrongTry(
  escola: Tenant,
  { turma_aluno_id, turma_id }: Aluno,
  tipo: 1 | 2,
  trilha_item_id: number,
  agora: Date,
): Promise<boolean | null> {
  const [row] = await escola.run(wrongTry, { turma_aluno_id, turma_id, tipo, trilha_item_id, agora });
  return row?.errou ?? null;
}
