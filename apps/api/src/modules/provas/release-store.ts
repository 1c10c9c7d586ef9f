/**
 * Stores when an exam ends, which end of other exams it waits for, and when its keys are released (`avaliacao.fim_em`,
 * `outras_fim_em`, `outras_sem_fim`, `liberado_em`). A statement that gives an exam to a class or changes a window, an
 * extension, the end of an attempt, the hold, what is looked at first or which questions an exam has is declared with
 * `moving`. Only `moveReleases` runs it, and it computes the releases of the exams that the rows name before it commits. It
 * locks first and reads the tables afterwards, so that the second of two writers sees what the first one committed. Locks are
 * taken in the order days, attempts, school, exams by id.
 */
import { type Db, transaction } from '../../database/db.ts';
import { run, statement, type Params, type Statement } from '../../database/statement.ts';
import { tenant, type Tenant } from '../../database/tenant.ts';
import { findWaiting } from '../questoes/index.ts';
import { findStale, findStaleReleases, WALKED_END } from './release-measure.ts';

/** For the `returning` clause of a statement on days, attempts or extensions named `alias`: their exam. */
export const examOf = (alias: string): string =>
  `(select c.avaliacao_id from turma_avaliacao c where c.escola_id = :escola_id and c.id = ${alias}.turma_avaliacao_id)`;

/**
 * For the `returning` clause of a statement that starts or closes attempts `t`: the exam whose end changes, or null. An
 * attempt within its student's own window changes no end, so that a class starts and delivers without waiting for the lock
 * of one row.
 */
export const EXAM_MOVED = `(
  select c.avaliacao_id from turma_avaliacao c
  join turma_avaliacao_dia d on d.escola_id = c.escola_id and d.turma_avaliacao_id = c.id and d.dia_prova = t.dia_prova
  where c.escola_id = t.escola_id and c.id = t.turma_avaliacao_id and t.prazo_em > d.fim_em + coalesce((
    select j.acrescimo_segundos from janela_aluno j
    where j.escola_id = t.escola_id and j.turma_avaliacao_id = t.turma_avaliacao_id and j.dia_prova = t.dia_prova
      and j.turma_aluno_id = t.turma_aluno_id), 0) * interval '1 second')`;

type OfAvaliacoes = { escola_id: number; avaliacao_ids: readonly number[] };

const lockSchool = statement<{ escola_id: number }, never>(
  'lock_liberacoes_of_escola',
  `select pg_advisory_xact_lock(hashtextextended('liberacoes/' || :escola_id::text, 0))`,
);
const lock = statement<OfAvaliacoes, never>(
  'lock_liberacao',
  `select id from avaliacao where escola_id = :escola_id and id = any(:avaliacao_ids::bigint[])
   order by id for no key update`,
);
const saveEnds = statement<OfAvaliacoes, { id: number }>(
  'set_liberacao_fim',
  `update avaliacao a set fim_em = e.fim_em
     from (select a.id, e.fim_em from avaliacao a join lateral (${WALKED_END}) e on true
            where a.escola_id = :escola_id and a.id = any(:avaliacao_ids::bigint[])) e
    where a.escola_id = :escola_id and a.id = e.id and a.fim_em is distinct from e.fim_em
   returning a.id`,
);
const save = statement<{ escola_id: number; rows: string }, never>(
  'set_liberacao',
  `update avaliacao a set outras_fim_em = x.outras_fim_em, outras_sem_fim = x.outras_sem_fim, liberado_em = x.liberado_em
     from json_to_recordset(:rows) as x(id bigint, outras_fim_em timestamptz, outras_sem_fim boolean, liberado_em timestamptz)
    where a.escola_id = :escola_id and a.id = x.id`,
);

/**
 * Lets one transaction at a time write releases of the school, and locks these exams. A transaction that changes `retido` or
 * `liberar_em` calls it first. One exam may concern others, and which ones is known only under the lock: because the school
 * is locked before any exam, two transactions never wait for each other's exams.
 */
export async function lockReleases(tx: Tenant, avaliacao_ids: readonly number[]): Promise<void> {
  await tx.run(lockSchool, {});
  await tx.run(lock, { avaliacao_ids });
}

async function refreshReleases(tx: Tenant, avaliacao_ids: readonly number[], agora: Date): Promise<number[]> {
  if (avaliacao_ids.length === 0) return [];
  await lockReleases(tx, avaliacao_ids);
  const moved = (await tx.run(saveEnds, { avaliacao_ids })).map(({ id }) => id);
  const waiting = await findWaiting(tx, avaliacao_ids, agora);
  if (waiting.length > 0) await tx.run(lock, { avaliacao_ids: waiting });
  const stale = await findStale(tx, [...new Set([...avaliacao_ids, ...waiting])], agora);
  if (stale.length > 0) await tx.run(save, { rows: JSON.stringify(stale) });
  return [...new Set([...moved, ...stale.map(({ id }) => id)])];
}

/** A row of a statement that may move a release: its exam; null when it moves none. */
export type Moved = { readonly avaliacao_id: number | null };
/** A statement that may move releases. It is no `Statement`, so that nothing but `moveReleases` can run it. */
export type Moving<P extends Params, R extends Moved> = { readonly moves: Statement<P, R> };

/** The names of all of them. */
export const MOVING = new Set<string>();

/** Declares that a statement may move the releases of the exams in its rows. */
export function moving<S extends { readonly name: string }>(prepared: S): { readonly moves: S } {
  MOVING.add(prepared.name);
  return { moves: prepared };
}

/** A transaction of the school that may move releases. */
export type Moves = Tenant & {
  move<P extends Params, R extends Moved>(prepared: Moving<P, R>, params: Omit<P, 'escola_id'>): Promise<R[]>;
};

const idsOf = (rows: readonly Moved[]): number[] => [
  ...new Set(rows.flatMap(({ avaliacao_id }) => avaliacao_id ?? [])),
];

/**
 * Runs `work` in a transaction, or inside the caller's, and then brings the releases of the exams that it moved up to date,
 * and of those that wait for one of them.
 * @param agora what was released before it stays released
 */
export async function moveReleases<T>(escola: Tenant, agora: Date, work: (tx: Moves) => Promise<T>): Promise<T> {
  return escola.transaction(async (tx) => {
    const rows: Moved[] = [];
    const done = await work({
      ...tx,
      move: async (prepared, params) => {
        const moved = await tx.run(prepared.moves, params);
        rows.push(...moved);
        return moved;
      },
    });
    await refreshReleases(tx, idsOf(rows), agora);
    return done;
  });
}

/** As `moveReleases`, for one statement on every school. @returns its rows */
export async function moveReleasesEverywhere<P extends Params, R extends Moved & { readonly escola_id: number }>(
  db: Db,
  prepared: Moving<P, R>,
  params: P,
  agora: Date,
): Promise<R[]> {
  return transaction(db, async (tx) => {
    const rows = await run(tx, prepared.moves, params);
    const escolas = rows.filter((row) => row.avaliacao_id !== null).map(({ escola_id }) => escola_id);
    for (const escola_id of [...new Set(escolas)].toSorted((x, y) => x - y)) {
      const ofEscola = rows.filter((row) => row.escola_id === escola_id);
      await refreshReleases(tenant(tx, escola_id), idsOf(ofEscola), agora);
    }
    return rows;
  });
}

/** Repairs stored releases that differ from the tables, one transaction each. @returns the exams that changed */
export async function repairReleasesOfEscola(escola: Tenant, agora: Date): Promise<number[]> {
  const repaired = [];
  for (const stale of await findStaleReleases(escola, agora))
    repaired.push(...(await escola.transaction((tx) => refreshReleases(tx, [stale], agora))));
  return repaired;
}
