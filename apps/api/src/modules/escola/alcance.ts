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
  /** Only the classes that this person teaches today. Null: every class of those schools. */
  readonly turmas: readonly number[] | null;
};

/** Schools of a profile, as SQL; `:escola_id` is the person's own. */
const SEES = `(e.id = :escola_id or :alcance::text = 'all'
       or (:alcance::text = 'assigned_schools' and exists (select 1 from supervisor_escola s
             where s.escola_id = :escola_id and s.pessoa_id = :pessoa_id and s.outra_escola_id = e.id)))`;
type Who = { escola_id: number; pessoa_id: number; alcance: string };

const ESCOLAS = statement<Who, { id: number }>(
  'find_alcance_escolas',
  `select e.id from escola e where ${SEES} order by e.id`,
);
/** A substitute's classes end with the day `valido_ate` in the zone of the school. */
const ALCANCE = statement<Who & { agora: Date }, { id: number; turmas: number[] | null }>(
  'find_alcance',
  `select e.id, case when :alcance::text = 'own_classes' then (
            select coalesce(json_agg(x.turma_id order by x.turma_id), '[]') from turma_professor x
             where x.escola_id = :escola_id and x.pessoa_id = :pessoa_id
               and (x.valido_ate is null or x.valido_ate >= (:agora::timestamptz at time zone e.fuso_horario)::date)) end as turmas
     from escola e where ${SEES} order by e.id`,
);

/** Schools that the person may see, whatever the classes. */
export async function escolasInReach(
  db: Db,
  { pessoa_escola_id, pessoa_id, perfil_real }: Viewer,
): Promise<readonly number[]> {
  const alcance = scopeOf(perfil_real);
  if (alcance === 'self') return [];
  const rows = await run(db, ESCOLAS, { escola_id: pessoa_escola_id, pessoa_id, alcance });
  return rows.map(({ id }) => id);
}

/** Schools and classes that the person may see. Students have no reach: their queries select by their own enrolments. */
export async function reachOf(db: Db, viewer: Viewer, agora: Date): Promise<Alcance> {
  const { pessoa_escola_id, pessoa_id, perfil_real } = viewer;
  const alcance = scopeOf(perfil_real);
  if (alcance === 'self') return { escolas: [], turmas: null };
  const rows = await run(db, ALCANCE, { escola_id: pessoa_escola_id, pessoa_id, alcance, agora });
  return { escolas: rows.map(({ id }) => id), turmas: rows[0]?.turmas ?? null };
}

/** An enrolment that the person may see, whatever its status. */
export type AlunoAlcancado = {
  readonly escola_id: number;
  readonly turma_aluno_id: number;
  readonly pessoa_id: number;
  readonly versao: 1 | 2;
};

const ALUNO = statement<Alcance & { turma_aluno_id: number }, AlunoAlcancado>(
  'find_alcance_aluno',
  `select m.escola_id, m.id as turma_aluno_id, m.pessoa_id, t.versao
     from turma_aluno m join turma t on t.escola_id = m.escola_id and t.id = m.turma_id
    where m.escola_id = any(:escolas::bigint[]) and m.id = :turma_aluno_id
      and (:turmas::bigint[] is null or m.turma_id = any(:turmas::bigint[]))`,
  'global',
);

/** The enrolment. Null when it does not exist or the person may not see it, so that both look alike (decision 27). */
export async function findInReach(
  db: Db,
  viewer: Viewer,
  turma_aluno_id: number,
  agora: Date,
): Promise<AlunoAlcancado | null> {
  const [found] = await run(db, ALUNO, { ...(await reachOf(db, viewer, agora)), turma_aluno_id });
  return found ?? null;
}

/**
 * The school of a staff call: the one named, else the person's own.
 * @throws 404 for a school out of reach, whether it exists or not
 */
export async function escolaInReach(db: Db, viewer: Viewer, escola_id: number | undefined): Promise<Tenant> {
  const wanted = escola_id ?? viewer.pessoa_escola_id;
  if (!(await escolasInReach(db, viewer)).includes(wanted)) throw errors.notFound();
  return tenant(db, wanted);
}

const TURMA = statement<Alcance & { turma_id: number }, { escola_id: number }>(
  'find_alcance_turma',
  `select t.escola_id from turma t
    where t.escola_id = any(:escolas::bigint[]) and t.id = :turma_id
      and (:turmas::bigint[] is null or t.id = any(:turmas::bigint[]))`,
  'global',
);

/**
 * The school of a class.
 * @throws 404 for a class out of reach, whether it exists or not
 */
export async function turmaInReach(db: Db, viewer: Viewer, turma_id: number, agora: Date): Promise<Tenant> {
  const [found] = await run(db, TURMA, { ...(await reachOf(db, viewer, agora)), turma_id });
  if (!found) throw errors.notFound();
  return tenant(db, found.escola_id);
}

/** The parameters that services need of a staff call: who acts, what this person may see, and the time. */
export type StaffCtx = Caller & { readonly alcance: Alcance };

/** Finds the reach of the caller in one statement. */
export async function staffCtxOf({ db, sessao, agora }: Caller): Promise<StaffCtx> {
  return { db, sessao, agora, alcance: await reachOf(db, sessao, agora) };
}
