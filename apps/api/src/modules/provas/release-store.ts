/**
 * Stores when an exam ends, which end of other exams it waits for, and when its keys are released (`avaliacao.fim_em`,
 * `outras_fim_em`, `outras_sem_fim`, `liberado_em`). Code that gives an exam to a class or changes a window, an extension, the
 * deadline of an open attempt, the hold or what is looked at first calls `refreshReleases` in the same transaction. It locks first and reads the
 * tables afterwards, so that the second of two writers sees what the first one committed. Locks are taken in the order days,
 * attempts, school, exams by id.
 */
import { awaitsConferencia, type LiberacaoModo } from '@luneta/domain/conferencia';
import { resolveLiberacao } from '@luneta/domain/liberacao';

import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { type Awaited, findAwaited, findAwaitedInSchool, findWaiting } from '../questoes/index.ts';

/** The last end of the assessment `a`, computed from its tables. Null while it is unknown. */
const WALKED_END = `
  select case when not bool_or(d.fim_em is null) then max(greatest(d.fim_em,
           (select d.fim_em + max(j.acrescimo_segundos) * interval '1 second' from janela_aluno j
             where j.escola_id = d.escola_id and j.turma_avaliacao_id = d.turma_avaliacao_id and j.dia_prova = d.dia_prova),
           (select max(t.prazo_em) from tentativa t
             where t.escola_id = d.escola_id and t.turma_avaliacao_id = d.turma_avaliacao_id and t.dia_prova = d.dia_prova
               and t.encerrada_em is null))) end as fim_em
  from turma_avaliacao c
  left join turma_avaliacao_dia d on d.escola_id = c.escola_id and d.turma_avaliacao_id = c.id
  where c.escola_id = a.escola_id and c.avaliacao_id = a.id`;

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

type Release = {
  readonly fim_em: Date | null;
  readonly outras_fim_em: Date | null;
  readonly outras_sem_fim: boolean;
  readonly liberado_em: Date | null;
};
type Row = Release & {
  readonly avaliacao_id: number;
  readonly retido: boolean;
  readonly liberar_em: Date | null;
  readonly liberacao: LiberacaoModo;
  readonly conferida_em: Date | null;
  readonly fim_apurado: Date | null;
};

/** Whether staff look at the results of the assessment `a` first: rule LIB-8 in SQL. */
export const LIBERACAO = `coalesce(a.liberacao, (
  select 'conferida' from escola e where e.id = :escola_id and e.configuracao->>'liberacao' = 'conferida'), 'sozinha')`;

const MEASURE = `select a.id as avaliacao_id, a.retido, a.liberar_em, ${LIBERACAO} as liberacao, a.conferida_em, a.fim_em, a.outras_fim_em, a.outras_sem_fim, a.liberado_em,
         e.fim_em as fim_apurado
  from avaliacao a join lateral (${WALKED_END}) e on true
  where a.escola_id = :escola_id`;

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
const measure = statement<OfAvaliacoes, Row>(
  'resolve_liberacao',
  `${MEASURE} and a.id = any(:avaliacao_ids::bigint[])`,
);
const measureAll = statement<{ escola_id: number }, Row>('resolve_liberacoes', `${MEASURE} order by a.id`);
const saveEnds = statement<OfAvaliacoes, { id: number }>(
  'save_liberacao_fim',
  `update avaliacao a set fim_em = e.fim_em
     from (select a.id, e.fim_em from avaliacao a join lateral (${WALKED_END}) e on true
            where a.escola_id = :escola_id and a.id = any(:avaliacao_ids::bigint[])) e
    where a.escola_id = :escola_id and a.id = e.id and a.fim_em is distinct from e.fim_em
   returning a.id`,
);
const save = statement<{ escola_id: number; rows: string }, never>(
  'save_liberacao',
  `update avaliacao a set outras_fim_em = x.outras_fim_em, outras_sem_fim = x.outras_sem_fim, liberado_em = x.liberado_em
     from json_to_recordset(:rows) as x(id bigint, outras_fim_em timestamptz, outras_sem_fim boolean, liberado_em timestamptz)
    where a.escola_id = :escola_id and a.id = x.id`,
);

const msOf = (date: Date | null) => date?.getTime() ?? null;

/** The release that follows from the tables and the domain's rules now. */
function releaseOf(row: Row, found: Awaited | undefined, agora: Date): Release {
  const { fim_apurado, retido, liberar_em, liberado_em, outras_fim_em, outras_sem_fim, liberacao, conferida_em } = row;
  const ownEndsMs = [msOf(fim_apurado)];
  const aConferir = awaitsConferencia(liberacao, msOf(conferida_em), ownEndsMs);
  const { outras, liberadoEmMs } = resolveLiberacao(
    {
      ownEndsMs,
      liberadoEmMs: msOf(liberado_em),
      before: { fimMs: msOf(outras_fim_em), semFim: outras_sem_fim },
      found: { fimMs: msOf(found?.fim_em ?? null), semFim: found?.sem_fim ?? false },
      retencao: { retido, liberarEmMs: msOf(liberar_em), aConferir },
    },
    agora.getTime(),
  );
  return {
    fim_em: fim_apurado,
    outras_fim_em: outras.fimMs === null ? null : new Date(outras.fimMs),
    outras_sem_fim: outras.semFim,
    liberado_em: liberadoEmMs === null ? null : new Date(liberadoEmMs),
  };
}

const same = (x: Date | null, y: Date | null) => x?.getTime() === y?.getTime();

const isSame = (x: Release, y: Release) =>
  same(x.fim_em, y.fim_em) &&
  same(x.outras_fim_em, y.outras_fim_em) &&
  x.outras_sem_fim === y.outras_sem_fim &&
  same(x.liberado_em, y.liberado_em);

/** What has to be written. */
function staleOf(rows: readonly Row[], awaited: ReadonlyMap<number, Awaited>, agora: Date) {
  return rows.flatMap((row) => {
    const id = row.avaliacao_id;
    const release = releaseOf(row, awaited.get(id), agora);
    return isSame(release, row) ? [] : [{ id, ...release }];
  });
}

/**
 * Lets one transaction at a time write releases of the school, and locks these exams. A transaction that changes `retido` or
 * `liberar_em` calls it first. One exam may concern others, and which ones is known only under the lock: because the school
 * is locked before any exam, two transactions never wait for each other's exams.
 */
export async function lockReleases(tx: Tenant, avaliacao_ids: readonly number[]): Promise<void> {
  await tx.run(lockSchool, {});
  await tx.run(lock, { avaliacao_ids });
}

/**
 * Updates the stored release of these exams and of those that wait for one of them. Joins the caller's transaction.
 * @param agora what was released before it stays released
 * @returns the exams that changed
 */
export async function refreshReleases(
  escola: Tenant,
  avaliacao_ids: readonly number[],
  agora: Date,
): Promise<number[]> {
  if (avaliacao_ids.length === 0) return [];
  return escola.transaction(async (tx) => {
    await lockReleases(tx, avaliacao_ids);
    const moved = (await tx.run(saveEnds, { avaliacao_ids })).map(({ id }) => id);
    const waiting = await findWaiting(tx, avaliacao_ids, agora);
    if (waiting.length > 0) await tx.run(lock, { avaliacao_ids: waiting });
    const all = [...new Set([...avaliacao_ids, ...waiting])];
    const awaited = await findAwaited(tx, all);
    const stale = staleOf(await tx.run(measure, { avaliacao_ids: all }), awaited, agora);
    if (stale.length > 0) await tx.run(save, { rows: JSON.stringify(stale) });
    return [...new Set([...moved, ...stale.map(({ id }) => id)])];
  });
}

/** Exams of the school whose stored release differs from the tables. It takes no locks. */
export async function findStaleReleases(escola: Tenant, agora: Date): Promise<number[]> {
  const awaited = await findAwaitedInSchool(escola);
  return staleOf(await escola.run(measureAll, {}), awaited, agora).map(({ id }) => id);
}

/** The distinct exams in the column `EXAM_MOVED` of some rows. */
export function movedExams(rows: readonly { readonly avaliacao_id: number | null }[]): number[] {
  return [...new Set(rows.flatMap(({ avaliacao_id }) => avaliacao_id ?? []))];
}
