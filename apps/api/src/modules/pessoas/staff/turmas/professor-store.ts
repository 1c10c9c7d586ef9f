/** Reads and writes the teachers of a class, and what its page counts. */
import { plain } from '../../../../database/plain.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { ONE_SCHOOL, ultimoAcessoSql } from '../../situacao-aluno.ts';

export type ProfessorRow = {
  readonly pessoa_id: number;
  readonly nome: string;
  readonly materia_id: number | null;
  readonly materia_nome: string | null;
  readonly valido_ate: string | null;
  readonly ativa: boolean;
};

const LIST = statement<{ escola_id: number; turma_id: number; agora: Date; quantos: number }, ProfessorRow>(
  'find_turma_professores',
  `select p.id as pessoa_id, p.nome, x.materia_id, m.nome as materia_nome, x.valido_ate,
          p.ativa and (x.valido_ate is null
            or x.valido_ate >= (:agora::timestamptz at time zone e.fuso_horario)::date) as ativa
     from turma_professor x
     join escola e on e.id = x.escola_id
     join pessoa p on p.escola_id = x.escola_id and p.id = x.pessoa_id
     left join materia m on m.escola_id = x.escola_id and m.id = x.materia_id
    where x.escola_id = :escola_id and x.turma_id = :turma_id order by ${plain('p.nome')}, p.id limit :quantos`,
);
const UNKNOWN = statement<{ escola_id: number; rows: string }, { lugar: number; campo: 'pessoa_id' | 'materia_id' }>(
  'find_professores_desconhecidos',
  `select x.ordinality::int - 1 as lugar, case when p.id is null then 'pessoa_id' else 'materia_id' end as campo
     from jsonb_populate_recordset(null::turma_professor, :rows::jsonb) with ordinality as x
     left join pessoa p on p.escola_id = :escola_id and p.id = x.pessoa_id and p.perfil = 'professor'
     left join materia m on m.escola_id = :escola_id and m.id = x.materia_id
    where p.id is null or (x.materia_id is not null and m.id is null) order by 1`,
);
const LEAVE = statement<{ escola_id: number; turma_id: number; ficam: readonly number[] }, never>(
  'delete_turma_professores',
  `delete from turma_professor x
    where x.escola_id = :escola_id and x.turma_id = :turma_id and not (x.pessoa_id = any(:ficam::bigint[]))`,
);
const SET = statement<{ escola_id: number; turma_id: number; rows: string }, never>(
  'set_turma_professores',
  `insert into turma_professor (escola_id, turma_id, pessoa_id, materia_id, valido_ate)
   select :escola_id, :turma_id, x.pessoa_id, x.materia_id, x.valido_ate
     from jsonb_populate_recordset(null::turma_professor, :rows::jsonb) as x
   on conflict (escola_id, turma_id, pessoa_id) do update
     set materia_id = excluded.materia_id, valido_ate = excluded.valido_ate`,
);
const CONTAGENS = statement<{ escola_id: number; turma_id: number }, { qtde_entraram: number; qtde_provas: number }>(
  'count_turma_partes',
  `select (select count(*)::int from turma_aluno m
            where m.escola_id = :escola_id and m.turma_id = :turma_id and m.status = 'Atual'
              and ${ultimoAcessoSql({ escola_id: 'm.escola_id', pessoa_id: 'm.pessoa_id', within: ONE_SCHOOL })} is not null) as qtde_entraram,
          (select count(*)::int from turma_avaliacao ta
            where ta.escola_id = :escola_id and ta.turma_id = :turma_id) as qtde_provas`,
);

/** A teacher as a class names one. */
export type Professor = {
  readonly pessoa_id: number;
  readonly materia_id?: number | null | undefined;
  readonly valido_ate?: string | null | undefined;
};

/** Teachers of a class by name, those whose last day is over too. */
export const findProfessores = (escola: Tenant, turma_id: number, agora: Date): Promise<ProfessorRow[]> =>
  escola.run(LIST, { turma_id, agora, quantos: 100 });

/** The first place where somebody is no teacher of the school, or a subject none of it; null when all are. */
export async function findDesconhecido(escola: Tenant, professores: readonly Professor[]) {
  if (professores.length === 0) return null;
  const [row] = await escola.run(UNKNOWN, { rows: JSON.stringify(professores) });
  return row ?? null;
}

/** The class has these teachers and no others. */
export async function setProfessores(
  escola: Tenant,
  turma_id: number,
  professores: readonly Professor[],
): Promise<void> {
  await escola.run(LEAVE, { turma_id, ficam: professores.map(({ pessoa_id }) => pessoa_id) });
  if (professores.length > 0) await escola.run(SET, { turma_id, rows: JSON.stringify(professores) });
}

/** How many students of the class came in, and how many exams it takes. */
export async function countPartes(escola: Tenant, turma_id: number) {
  const [row] = await escola.run(CONTAGENS, { turma_id });
  return row ?? { qtde_entraram: 0, qtde_provas: 0 };
}
