/**
 * Reads the roadmaps of a student of version 2, with the student's progress. The policy decides which of them are open.
 */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import type { Aluno } from '../../../../http/sessao.ts';

export type TrilhaRow = {
  readonly trilha_id: number;
  readonly tipo: 1 | 2;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly turma_avaliacao_id: number;
  readonly aberta_em: Date;
  readonly data_fim: Date;
  readonly ciclo_numero_referencia: number;
  readonly avaliacao_descricao: string;
  readonly nota_maxima: number;
  /** Start of the exam's first window for the class; null when there is none. */
  readonly data_aplicacao: Date | null;
  readonly qtde_fases: number;
  readonly qtde_assuntos: number;
  readonly fases_concluidas: number;
};

/**
 * Limits to the student's roadmaps: those of the class (type 1) and the student's own (type 2), from their opening on,
 * and of version 2 only. Version 1 allows a second try and charges for a miss, so its students must not reach a key
 * through these calls.
 */
export const OWN_TRILHA = `(t.turma_aluno_id = :turma_aluno_id or (t.tipo = 1 and ta.turma_id = :turma_id))
  and t.aberta_em <= :agora::timestamptz
  and exists (select from turma u where u.escola_id = t.escola_id and u.id = :turma_id and u.versao = 2)`;

const SELECT = `
  select t.id as trilha_id, t.tipo, t.materia_id, m.nome as materia_nome, t.turma_avaliacao_id, t.aberta_em, t.data_fim,
         c.numero_referencia as ciclo_numero_referencia, a.descricao as avaliacao_descricao,
         a.nota_maxima, d.data_aplicacao, f.*
  from trilha t
  join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.id = t.turma_avaliacao_id
  join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id
  join ciclo c on c.escola_id = a.escola_id and c.id = a.ciclo_id
  join materia m on m.escola_id = t.escola_id and m.id = t.materia_id
  join lateral (
    select min(d.inicio_em) as data_aplicacao from turma_avaliacao_dia d
    where d.escola_id = ta.escola_id and d.turma_avaliacao_id = ta.id
  ) d on true
  join lateral (
    select count(*) as qtde_fases, count(distinct f.objeto_conhecimento_id) as qtde_assuntos,
           count(e.concluida_em) as fases_concluidas
    from trilha_fase f
    left join fase_execucao e on e.escola_id = f.escola_id and e.trilha_fase_id = f.id
      and e.turma_aluno_id = :turma_aluno_id and e.numero = 1
    where f.escola_id = t.escola_id and f.trilha_id = t.id
  ) f on true
  where t.escola_id = :escola_id and ${OWN_TRILHA}`;

type OfAluno = { escola_id: number; turma_aluno_id: number; turma_id: number; agora: Date };

const abertas = statement<OfAluno, TrilhaRow>(
  'find_trilhas_abertas',
  `${SELECT} and t.data_fim >= :agora order by t.data_fim, m.nome, t.id limit 500`,
);
const encerradas = statement<OfAluno & { ciclo: number; materia_id: number }, TrilhaRow>(
  'find_trilhas_encerradas',
  `${SELECT} and t.data_fim < :agora and (:ciclo::int = -1 or c.numero_referencia = :ciclo)
     and (:materia_id::int = -1 or t.materia_id = :materia_id)
   order by t.data_fim desc, m.nome, t.id limit 1000`,
);
const porId = statement<OfAluno & { trilha_id: number; materia_id: number }, TrilhaRow>(
  'find_trilha_by_id',
  `${SELECT} and t.id = :trilha_id and t.materia_id = :materia_id`,
);
const porTipo = statement<OfAluno & { tipo: number; materia_id: number }, TrilhaRow>(
  'find_trilha_by_tipo',
  `${SELECT} and t.data_fim >= :agora and t.tipo = :tipo and t.materia_id = :materia_id order by t.data_fim, t.id limit 1`,
);

const paramsOf = ({ turma_aluno_id, turma_id }: Aluno, agora: Date) => ({ turma_aluno_id, turma_id, agora });

/** Open roadmaps, the one that ends first in front. */
export function findTrilhasAbertas(escola: Tenant, aluno: Aluno, agora: Date): Promise<TrilhaRow[]> {
  return escola.run(abertas, paramsOf(aluno, agora));
}

/** Closed roadmaps, the newest end first; −1 stands for every cycle or subject. */
export function findTrilhasEncerradas(
  escola: Tenant,
  aluno: Aluno,
  filtro: { readonly ciclo: number; readonly materia_id: number },
  agora: Date,
): Promise<TrilhaRow[]> {
  return escola.run(encerradas, { ...paramsOf(aluno, agora), ...filtro });
}

/** The roadmap with this id, open or closed. */
export async function findTrilha(
  escola: Tenant,
  aluno: Aluno,
  key: { readonly trilha_id: number; readonly materia_id: number },
  agora: Date,
): Promise<TrilhaRow | undefined> {
  const [row] = await escola.run(porId, { ...paramsOf(aluno, agora), ...key });
  return row;
}

/** The open roadmap of a type and subject; of several, the one that ends first. */
export async function findTrilhaAberta(
  escola: Tenant,
  aluno: Aluno,
  key: { readonly tipo: 1 | 2; readonly materia_id: number },
  agora: Date,
): Promise<TrilhaRow | undefined> {
  const [row] = await escola.run(porTipo, { ...paramsOf(aluno, agora), ...key });
  return row;
}
