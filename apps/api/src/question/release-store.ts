/**
 * Stores when an exam ends and when its keys are released (`avaliacao.fim_em`, `liberado_em`). Code that changes a window, an
 * extension, the deadline of an open attempt or the hold calls `refreshReleases` in the same transaction.
 * `refreshReleases` locks the exam first and reads the tables afterwards, so that the second of two writers sees what the
 * first one committed. Locks are taken in the order days, attempts, exam.
 */
import { liberacaoMs } from '@luneta/domain/liberacao';

import { statement } from '../database/statement.ts';
import type { Tenant } from '../database/tenant.ts';

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

type Release = { readonly fim_em: Date | null; readonly liberado_em: Date | null };
type Row = Release & {
  readonly avaliacao_id: number;
  readonly retido: boolean;
  readonly liberar_em: Date | null;
  readonly fim_apurado: Date | null;
};

const MEASURE = `select a.id as avaliacao_id, a.retido, a.liberar_em, a.fim_em, a.liberado_em, e.fim_em as fim_apurado
  from avaliacao a join lateral (${WALKED_END}) e on true
  where a.escola_id = :escola_id`;

type OfAvaliacoes = { escola_id: number; avaliacao_ids: readonly number[] };

const lock = statement<OfAvaliacoes, never>(
  'liberacao_trancar',
  `select id from avaliacao where escola_id = :escola_id and id = any(:avaliacao_ids::bigint[])
   order by id for no key update`,
);
const measure = statement<OfAvaliacoes, Row>('liberacao_apurar', `${MEASURE} and a.id = any(:avaliacao_ids::bigint[])`);
const measureAll = statement<{ escola_id: number }, Row>('liberacao_apurar_todas', `${MEASURE} order by a.id`);
const save = statement<{ escola_id: number; rows: string }, never>(
  'liberacao_gravar',
  `update avaliacao a set fim_em = x.fim_em, liberado_em = x.liberado_em
     from json_to_recordset(:rows) as x(id bigint, fim_em timestamptz, liberado_em timestamptz)
    where a.escola_id = :escola_id and a.id = x.id`,
);

/** The release that follows from the tables and the domain's rule now. */
function releaseOf({ fim_apurado, retido, liberar_em }: Row): Release {
  const retencao = { retido, liberarEmMs: liberar_em?.getTime() ?? null };
  const release = liberacaoMs([fim_apurado?.getTime() ?? null], retencao);
  return { fim_em: fim_apurado, liberado_em: release === null ? null : new Date(release) };
}

const same = (x: Date | null, y: Date | null) => x?.getTime() === y?.getTime();

function isStale(row: Row): boolean {
  const { fim_em, liberado_em } = releaseOf(row);
  return !same(fim_em, row.fim_em) || !same(liberado_em, row.liberado_em);
}

/** Updates the stored release of these exams and returns those that changed. Joins the caller's transaction. */
export async function refreshReleases(escola: Tenant, avaliacao_ids: readonly number[]): Promise<number[]> {
  if (avaliacao_ids.length === 0) return [];
  return escola.transaction(async (tx) => {
    await tx.run(lock, { avaliacao_ids });
    const stale = (await tx.run(measure, { avaliacao_ids })).filter(isStale);
    const rows = stale.map((row) => ({ id: row.avaliacao_id, ...releaseOf(row) }));
    if (rows.length > 0) await tx.run(save, { rows: JSON.stringify(rows) });
    return stale.map((row) => row.avaliacao_id);
  });
}

/** Exams of the school whose stored release differs from the tables. It takes no locks. */
export async function findStaleReleases(escola: Tenant): Promise<number[]> {
  return (await escola.run(measureAll, {})).filter(isStale).map((row) => row.avaliacao_id);
}

/** The distinct exams in the column `EXAM_MOVED` of some rows. */
export function movedExams(rows: readonly { readonly avaliacao_id: number | null }[]): number[] {
  return [...new Set(rows.flatMap(({ avaliacao_id }) => avaliacao_id ?? []))];
}
