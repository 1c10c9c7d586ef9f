/** Reads the classes of a school as it sets them up. */
import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';

export const PAGE_TURMAS = 50;

export type TurmaRow = {
  readonly turma_id: number;
  readonly codigo: string;
  readonly sede_id: number;
  readonly sede_nome: string;
  readonly serie_id: number;
  readonly serie_nome: string;
  readonly nivel_ordem: number;
  readonly turno: number;
  readonly ano: number;
  readonly versao_aluno: 1 | 2;
  readonly qtde_alunos: number;
  readonly qtde_professores: number;
  readonly qtde_materias: number;
  readonly id_externo: string | null;
  readonly arquivada_em: Date | null;
  readonly versao: number;
};

const TURMA = `select t.id as turma_id, t.codigo, t.sede_id, s.nome as sede_nome, t.serie_id, g.nome as serie_nome, g.nivel_ordem,
          t.turno, t.ano, t.versao as versao_aluno, t.id_externo, t.arquivada_em, t.versao_registro as versao,
          (select count(*)::int from turma_aluno m
            where m.escola_id = :escola_id and m.turma_id = t.id and m.status = 'Atual') as qtde_alunos,
          coalesce(x.professores, 0) as qtde_professores, coalesce(x.materias, 0) as qtde_materias
     from turma t
     join escola e on e.id = t.escola_id
     join sede s on s.escola_id = t.escola_id and s.id = t.sede_id
     join serie g on g.escola_id = t.escola_id and g.id = t.serie_id
     left join lateral (
       select count(*)::int as professores, count(distinct x.materia_id)::int as materias from turma_professor x
        where x.escola_id = :escola_id and x.turma_id = t.id
          and (x.valido_ate is null or x.valido_ate >= (:agora::timestamptz at time zone e.fuso_horario)::date)) x on true
    where t.escola_id = :escola_id`;
const KEY = `g.nivel_ordem, ${plain('t.codigo')}, t.id`;

type Page = {
  escola_id: number;
  agora: Date;
  ano: number | null;
  arquivadas: boolean;
  turmas: readonly number[] | null;
  depois: number | null;
  quantas: number;
};
const LIST = statement<Page, TurmaRow>(
  'find_turmas_da_escola',
  `${TURMA} and (:ano::int is null or t.ano = :ano) and (:arquivadas::boolean or t.arquivada_em is null)
      and (:turmas::bigint[] is null or t.id = any(:turmas::bigint[]))
      and (:depois::bigint is null or (${KEY}) > (select g.nivel_ordem, ${plain('t.codigo')}, t.id
            from turma t join serie g on g.escola_id = t.escola_id and g.id = t.serie_id
           where t.escola_id = :escola_id and t.id = :depois))
    order by ${KEY} limit :quantas`,
);
const ONE = statement<{ escola_id: number; agora: Date; turma_id: number }, TurmaRow>(
  'find_turma_da_escola',
  `${TURMA} and t.id = :turma_id`,
);
const MATERIAS = statement<{ escola_id: number; quantas: number }, { materia_id: number; materia_nome: string }>(
  'find_materias_da_escola',
  `select m.id as materia_id, m.nome as materia_nome from materia m
    where m.escola_id = :escola_id order by ${plain('m.nome')}, m.id limit :quantas`,
);

/** Classes by the order of their grade and their code, after the class `depois`; one more where a page follows. */
export const findTurmas = (escola: Tenant, of: Omit<Page, 'escola_id' | 'quantas'>): Promise<TurmaRow[]> =>
  escola.run(LIST, { ...of, quantas: PAGE_TURMAS + 1 });

/** A class of the school, archived or not; null for none. */
export async function findTurma(escola: Tenant, turma_id: number, agora: Date): Promise<TurmaRow | null> {
  const [row] = await escola.run(ONE, { turma_id, agora });
  return row ?? null;
}

/** Subjects of the school, by name. */
export const findMaterias = (escola: Tenant) => escola.run(MATERIAS, { quantas: 200 });
