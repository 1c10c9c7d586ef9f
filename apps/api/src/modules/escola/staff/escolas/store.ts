/** Reads the schools within reach with their size, and checks that the database knows a time zone. */
import type { Alcance } from '../../alcance.ts';
import type { Db } from '../../../../database/db.ts';
import { plain } from '../../../../database/plain.ts';
import { run, statement } from '../../../../database/statement.ts';

/** The contract's limit. */
const MAX_SCHOOLS = 200;

export type EscolaRow = {
  readonly escola_id: number;
  readonly nome: string;
  readonly qtde_turmas: number;
  readonly qtde_alunos: number;
};

const LIST = statement<{ escolas: readonly number[]; turmas: readonly number[] | null; quantas: number }, EscolaRow>(
  'find_gestao_escolas',
  `with turmas as (
     select t.escola_id, t.id from turma t
      where t.escola_id = any(:escolas::bigint[])
        and (:turmas::bigint[] is null or t.id = any(:turmas::bigint[])))
   select e.id as escola_id, e.nome,
          (select count(*)::int from turmas t where t.escola_id = e.id) as qtde_turmas,
          (select count(*)::int from turma_aluno m join turmas t on t.escola_id = m.escola_id and t.id = m.turma_id
            where m.escola_id = e.id and m.status = 'Atual') as qtde_alunos
     from escola e where e.id = any(:escolas::bigint[]) order by ${plain('e.nome')}, e.id limit :quantas`,
  'global',
);

/** Schools by name. For a teacher only the own classes count. */
export function listEscolas(db: Db, alcance: Alcance): Promise<EscolaRow[]> {
  return run(db, LIST, { ...alcance, quantas: MAX_SCHOOLS });
}

const ZONE = statement<{ fuso: string }, { tem: boolean }>(
  'find_fuso',
  'select exists (select 1 from pg_timezone_names where name = :fuso) as tem',
  'global',
);

function isZoneOfRuntime(fuso: string): boolean {
  try {
    return new Intl.DateTimeFormat('pt-BR', { timeZone: fuso }).format(0) !== '';
  } catch {
    return false;
  }
}

/** Whether server, browsers and database all know the time zone by exactly this name. */
export async function isKnownZone(db: Db, fuso: string): Promise<boolean> {
  if (!isZoneOfRuntime(fuso)) return false;
  const [row] = await run(db, ZONE, { fuso });
  return row?.tem ?? false;
}
