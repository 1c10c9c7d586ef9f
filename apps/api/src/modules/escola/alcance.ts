/**
 * The schools and enrolments that a staff member may see (decision 25; `@luneta/domain/perfil` says which profile has which
 * scope). Only this file reads other schools than the session's own, and it always names them.
 */
import { scopeOf, type Perfil } from '@luneta/domain/perfil';

import type { Db } from '../../database/db.ts';
import type { Caller } from '../../http/ctx.ts';
import { errors } from '../../http/errors.ts';
import { run, statement } from '../../database/statement.ts';
import { tenant, type Tenant } from '../../database/tenant.ts';

/** The person who looks, and the school this person belongs to. */
export type Viewer = { readonly pessoa_escola_id: number; readonly pessoa_id: number; readonly perfil_real: Perfil };

export type Alcance = {
  readonly escolas: readonly number[];
  /** Only the classes this person teaches. Null: every class of those schools. */
  readonly professor_id: number | null;
};

const ESCOLAS = statement<{ escola_id: number; pessoa_id: number; alcance: string }, { id: number }>(
  'find_alcance_escolas',
  `select e.id from escola e
    where e.id = :escola_id or :alcance::text = 'all'
       or (:alcance::text = 'assigned_schools' and exists (select 1 from supervisor_escola s
             where s.escola_id = :escola_id and s.pessoa_id = :pessoa_id and s.outra_escola_id = e.id))
    order by e.id`,
);

/** The person, when the reach of the profile is the classes it teaches; null for every other profile. */
export function professorOf({ pessoa_id, perfil_real }: Pick<Viewer, 'pessoa_id' | 'perfil_real'>): number | null {
  return scopeOf(perfil_real) === 'own_classes' ? pessoa_id : null;
}

/** Schools and classes that the person may see. Students have no reach: their queries select by their own enrolments. */
export async function reachOf(db: Db, viewer: Viewer): Promise<Alcance> {
  const { pessoa_escola_id, pessoa_id, perfil_real } = viewer;
  const alcance = scopeOf(perfil_real);
  if (alcance === 'self') return { escolas: [], professor_id: null };
  const rows = await run(db, ESCOLAS, { escola_id: pessoa_escola_id, pessoa_id, alcance });
  return { escolas: rows.map(({ id }) => id), professor_id: professorOf(viewer) };
}

/** An enrolment that the person may see, whatever its status. */
export type AlunoAlcancado = {
  readonly escola_id: number;
  readonly turma_aluno_id: number;
  readonly pessoa_id: number;
  readonly versao: 1 | 2;
};

const ALUNO = statement<
  { escolas: readonly number[]; turma_aluno_id: number; professor_id: number | null },
  AlunoAlcancado
>(
  'find_alcance_aluno',
  `select m.escola_id, m.id as turma_aluno_id, m.pessoa_id, t.versao
     from turma_aluno m join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
    where m.escola_id = any(:escolas::bigint[]) and m.id = :turma_aluno_id
      and (:professor_id::bigint is null or exists (select 1 from turma_professor x
            where x.escola_id = m.escola_id and x.turma_id = m.turma_id and x.pessoa_id = :professor_id
            and x.escola_id = any(:escolas::bigint[])))`,
  'global',
);

/** The enrolment. Null when it does not exist or the person may not see it, so that both look alike (decision 27). */
export async function findInReach(db: Db, viewer: Viewer, turma_aluno_id: number): Promise<AlunoAlcancado | null> {
  const [found] = await run(db, ALUNO, { ...(await reachOf(db, viewer)), turma_aluno_id });
  return found ?? null;
}

/**
 * The school of a staff call: the one named, else the person's own.
 * @throws 404 for a school out of reach, whether it exists or not
 */
export async function escolaInReach(db: Db, viewer: Viewer, escola_id: number | undefined): Promise<Tenant> {
  const wanted = escola_id ?? viewer.pessoa_escola_id;
  const { escolas } = await reachOf(db, viewer);
  if (!escolas.includes(wanted)) throw errors.notFound();
  return tenant(db, wanted);
}

const TURMA = statement<
  { escolas: readonly number[]; turma_id: number; professor_id: number | null },
  { escola_id: number }
>(
  'find_alcance_turma',
  `select t.escola_id from turma t
    where t.escola_id = any(:escolas::bigint[]) and t.id = :turma_id
      and (:professor_id::bigint is null or exists (select 1 from turma_professor x
            where x.escola_id = t.escola_id and x.turma_id = t.id and x.pessoa_id = :professor_id
            and x.escola_id = any(:escolas::bigint[])))`,
  'global',
);

/**
 * The school of a class.
 * @throws 404 for a class out of reach, whether it exists or not
 */
export async function turmaInReach(db: Db, viewer: Viewer, turma_id: number): Promise<Tenant> {
  const [found] = await run(db, TURMA, { ...(await reachOf(db, viewer)), turma_id });
  if (!found) throw errors.notFound();
  return tenant(db, found.escola_id);
}

/** The parameters that services need of a staff call: who acts, what this person may see, and the time. */
export type StaffCtx = Caller & { readonly alcance: Alcance };

/** Finds the reach of the caller in one statement. */
export async function staffCtxOf({ db, sessao, agora }: Caller): Promise<StaffCtx> {
  return { db, sessao, agora, alcance: await reachOf(db, sessao) };
}
