/**
 * What the release of an exam should be, by its tables and the domain's rules: read and computed, never written
 * (`release-store.ts` writes it).
 */
import { awaitsConferencia, type LiberacaoModo } from '@luneta/domain/conferencia';
import { resolveLiberacao } from '@luneta/domain/liberacao';

import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import { type Awaited, findAwaited, findAwaitedInSchool } from '../questoes/index.ts';

/** The last end of the assessment `a`, computed from its tables over the classes that take it. Null while it is unknown. */
export const WALKED_END = `
  select case when not bool_or(d.fim_em is null) then max(greatest(d.fim_em,
           (select d.fim_em + max(j.acrescimo_segundos) * interval '1 second' from janela_aluno j
             where j.escola_id = d.escola_id and j.turma_avaliacao_id = d.turma_avaliacao_id and j.dia_prova = d.dia_prova),
           (select max(t.prazo_em) from tentativa t
             where t.escola_id = d.escola_id and t.turma_avaliacao_id = d.turma_avaliacao_id and t.dia_prova = d.dia_prova
               and t.encerrada_em is null))) end as fim_em
  from turma_avaliacao c
  left join turma_avaliacao_dia d on d.escola_id = c.escola_id and d.turma_avaliacao_id = c.id
  where c.escola_id = a.escola_id and c.avaliacao_id = a.id and c.cancelada_em is null`;

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

const MEASURE = `select a.id as avaliacao_id, (a.retido or a.cancelada_em is not null) as retido, a.liberar_em, ${LIBERACAO} as liberacao, a.conferida_em, a.fim_em, a.outras_fim_em, a.outras_sem_fim, a.liberado_em,
         e.fim_em as fim_apurado
  from avaliacao a join lateral (${WALKED_END}) e on true
  where a.escola_id = :escola_id`;

const resolve = statement<{ escola_id: number; avaliacao_ids: readonly number[] }, Row>(
  'resolve_liberacao',
  `${MEASURE} and a.id = any(:avaliacao_ids::bigint[])`,
);
const resolveAll = statement<{ escola_id: number }, Row>('resolve_liberacoes', `${MEASURE} order by a.id`);

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

/** Of these exams, the releases that the tables no longer say. */
export async function findStale(escola: Tenant, avaliacao_ids: readonly number[], agora: Date) {
  const awaited = await findAwaited(escola, avaliacao_ids);
  return staleOf(await escola.run(resolve, { avaliacao_ids }), awaited, agora);
}

/** Exams of the school whose stored release differs from the tables. It takes no locks. */
export async function findStaleReleases(escola: Tenant, agora: Date): Promise<number[]> {
  const awaited = await findAwaitedInSchool(escola);
  return staleOf(await escola.run(resolveAll, {}), awaited, agora).map(({ id }) => id);
}
