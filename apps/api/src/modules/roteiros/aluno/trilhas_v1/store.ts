/**
 * Reads roadmaps and action plans of one student: those of the class (type 1) and the student's own (type 2), from
 * their opening on. Every statement is limited to this student, class and school (C10).
 */
import type { CicloDoAluno, TipoTrilha } from '@luneta/domain/adaptada';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

/** The student, and the instant of the read. */
type OfAluno = { readonly turma_aluno_id: number; readonly agora: Date };
type OfEscola = OfAluno & { readonly escola_id: number };

/**
 * Two halves, so that each uses its own index: the class's roadmaps by exam, the student's by enrolment. Only a class
 * of version 1 has them here, because version 2 counts phases of the same rows by other rules (C24).
 */
const VISIBLE = `visivel as (
    select tr.* from turma_aluno al
    join turma tu on tu.escola_id = al.escola_id and tu.id = al.turma_id and tu.versao = 1
    join turma_avaliacao ta on ta.escola_id = al.escola_id and ta.turma_id = al.turma_id
    join trilha tr on tr.escola_id = ta.escola_id and tr.turma_avaliacao_id = ta.id and tr.tipo = 1
    where al.escola_id = :escola_id and al.id = :turma_aluno_id and tr.aberta_em <= :agora::timestamptz
    union all
    select tr.* from trilha tr
    join turma_aluno al on al.escola_id = tr.escola_id and al.id = tr.turma_aluno_id
    join turma tu on tu.escola_id = al.escola_id and tu.id = al.turma_id and tu.versao = 1
    where tr.escola_id = :escola_id and tr.turma_aluno_id = :turma_aluno_id and tr.tipo = 2
      and tr.aberta_em <= :agora::timestamptz
  )`;
const EXAM = `join turma_avaliacao ta on ta.escola_id = :escola_id and ta.id = tr.turma_avaliacao_id
  join avaliacao a on a.escola_id = ta.escola_id and a.id = ta.avaliacao_id`;
const MATERIA = 'join materia m on m.escola_id = :escola_id and m.id = tr.materia_id';

const ciclosOfAluno = statement<OfEscola, CicloDoAluno>(
  'find_adaptadas_ciclos',
  `with ${VISIBLE}
   select c.id, c.ano, c.numero_referencia, bool_or(tr.data_fim >= :agora::timestamptz) as aberto,
     min(tr.data_fim) filter (where tr.tipo = 1 and tr.data_fim >= :agora::timestamptz) as proximo_fim,
     coalesce(bool_or((:agora::timestamptz at time zone e.fuso_horario)::date between c.inicio and c.fim), false) as de_hoje
   from visivel tr ${EXAM} join ciclo c on c.escola_id = a.escola_id and c.id = a.ciclo_id
   join escola e on e.id = :escola_id
   group by c.id, c.ano, c.numero_referencia order by c.ano, c.numero_referencia, c.id`,
);

/** Cycles with a roadmap for the student, oldest first. */
export const findCiclos = (escola: Tenant, of: OfAluno): Promise<CicloDoAluno[]> => escola.run(ciclosOfAluno, of);

export type AreaRow = {
  readonly area_conhecimento_id: number;
  readonly nome_curto: string;
  readonly area_conhecimento_codigo: string;
};

const areasOfAluno = statement<OfEscola, AreaRow>(
  'find_adaptadas_areas',
  `with ${VISIBLE}
   select ar.id as area_conhecimento_id, ar.nome_curto, ar.codigo as area_conhecimento_codigo
   from area_conhecimento ar
   where ar.escola_id = :escola_id
     and ar.id in (select m.area_conhecimento_id from visivel tr ${MATERIA})
   order by ar.id`,
);

/** Areas with a roadmap for the student in any cycle. */
export const findAreas = (escola: Tenant, of: OfAluno): Promise<AreaRow[]> => escola.run(areasOfAluno, of);

export type AdaptadaRow = {
  readonly trilha_id: number;
  readonly tipo: TipoTrilha;
  readonly turma_avaliacao_id: number;
  readonly materia_id: number;
  readonly materia_nome: string;
  readonly area_conhecimento_id: number;
  readonly descricao: string;
  readonly prevista_para: Date | null;
  readonly data_fim: Date;
  /** As authored. A roadmap without items has no Boss. */
  readonly existe_boss: boolean;
  /** The student has dismissed the explanation of action plans of this exam. */
  readonly explicacao_oculta: boolean;
};

const SELECT = `with ${VISIBLE}
   select tr.id as trilha_id, tr.tipo, tr.turma_avaliacao_id, tr.materia_id, m.nome as materia_nome, m.area_conhecimento_id,
          tr.descricao, tr.prevista_para, tr.data_fim, tr.existe_boss,
          exists (select from explicacao_oculta x where x.escola_id = :escola_id
                    and x.turma_aluno_id = :turma_aluno_id and x.turma_avaliacao_id = tr.turma_avaliacao_id) as explicacao_oculta
   from visivel tr ${MATERIA}`;

const adaptadasOfCiclo = statement<OfEscola & { ciclo_id: number }, AdaptadaRow>(
  'find_adaptadas_of_ciclo',
  `${SELECT} ${EXAM} where a.ciclo_id = :ciclo_id
   order by tr.tipo, tr.prevista_para nulls last, m.nome, tr.id`,
);

/** Roadmaps before plans, then by planned date and subject. */
export const findAdaptadas = (escola: Tenant, of: OfAluno, ciclo_id: number): Promise<AdaptadaRow[]> =>
  escola.run(adaptadasOfCiclo, { ...of, ciclo_id });

/** What a URL of version 1 names. */
export type AdaptadaPath = {
  readonly tipo: TipoTrilha;
  readonly turma_avaliacao_id: number;
  readonly materia_id: number;
};

const adaptadaByPath = statement<OfEscola & AdaptadaPath, AdaptadaRow>(
  'find_adaptada_by_path',
  `${SELECT} where tr.tipo = :tipo and tr.turma_avaliacao_id = :turma_avaliacao_id and tr.materia_id = :materia_id`,
);

export async function findAdaptada(escola: Tenant, of: OfAluno, path: AdaptadaPath): Promise<AdaptadaRow | undefined> {
  const [row] = await escola.run(adaptadaByPath, { ...of, ...path });
  return row;
}

const adaptadaOfItem = statement<OfEscola & { tipo: TipoTrilha; trilha_item_id: number }, AdaptadaRow>(
  'find_adaptada_of_item',
  `${SELECT} where tr.tipo = :tipo and tr.id = (
     select f.trilha_id from trilha_item i
     join trilha_fase f on f.escola_id = i.escola_id and f.id = i.trilha_fase_id
     where i.escola_id = :escola_id and i.id = :trilha_item_id)`,
);

/** The roadmap of an item, if the student has it and it is of that type. */
export async function findAdaptadaOfItem(
  escola: Tenant,
  of: OfAluno,
  item: { readonly tipo: TipoTrilha; readonly trilha_item_id: number },
): Promise<AdaptadaRow | undefined> {
  const [row] = await escola.run(adaptadaOfItem, { ...of, ...item });
  return row;
}

const adaptadasOfMateria = statement<OfEscola & { turma_avaliacao_id: number; materia_id: number }, AdaptadaRow>(
  'find_adaptadas_of_materia',
  `${SELECT} where tr.turma_avaliacao_id = :turma_avaliacao_id and tr.materia_id = :materia_id order by tr.tipo`,
);

/** Roadmap and action plan of one exam and subject. */
export const findAdaptadasOfMateria = (
  escola: Tenant,
  of: OfAluno,
  path: { readonly turma_avaliacao_id: number; readonly materia_id: number },
): Promise<AdaptadaRow[]> => escola.run(adaptadasOfMateria, { ...of, ...path });

const adaptadasAbertas = statement<OfEscola & { quantas: number }, AdaptadaRow>(
  'find_adaptadas_abertas',
  `${SELECT} where tr.existe_boss and tr.data_fim >= :agora::timestamptz order by tr.data_fim desc, tr.id limit :quantas`,
);

/** Roadmaps and plans with a Boss that have not ended, those that end last first. */
export const findAdaptadasAbertas = (escola: Tenant, of: OfAluno, quantas: number): Promise<AdaptadaRow[]> =>
  escola.run(adaptadasAbertas, { ...of, quantas });

const hideExplicacao = statement<OfEscola & { tipo: TipoTrilha; turma_avaliacao_id: number }, { achadas: number }>(
  'hide_adaptada_explicacao',
  `with ${VISIBLE},
   achada as (select tr.turma_avaliacao_id from visivel tr
              where tr.tipo = :tipo and tr.turma_avaliacao_id = :turma_avaliacao_id limit 1),
   nova as (
     insert into explicacao_oculta (escola_id, turma_aluno_id, turma_avaliacao_id, oculta_em)
     select :escola_id, :turma_aluno_id, turma_avaliacao_id, :agora from achada on conflict do nothing
   )
   select count(*)::int as achadas from achada`,
);

/** Stores that the student has dismissed the explanation; false when the student has no such roadmap. */
export async function hideExplanation(
  escola: Tenant,
  of: OfAluno,
  path: { readonly tipo: TipoTrilha; readonly turma_avaliacao_id: number },
): Promise<boolean> {
  const [row] = await escola.run(hideExplicacao, { ...of, ...path });
  return (row?.achadas ?? 0) > 0;
}
