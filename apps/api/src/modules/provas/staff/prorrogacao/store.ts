/** Reads and extends windows, attempts and roadmaps. */
import type { Interval } from '@luneta/domain/prorrogacao';

import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { examOf, type Moved, type Moves, moving } from '../../release-store.ts';
import type { AttemptRow } from '../prazo-store.ts';

/** The target of an extension: one student, one class, or the school when both are absent; and which exam. */
export type Alvo = {
  readonly turma_aluno_id: number | null;
  readonly turma_id: number | null;
  readonly turma_avaliacao_id: number | null;
  readonly dia_prova: number | null;
};

type OfAlvo = { escola_id: number; inicio: Date; fim: Date } & Alvo;
export type DiaAlvo = {
  readonly turma_avaliacao_id: number;
  readonly dia_prova: number;
  readonly avaliacao_id: number;
};

/**
 * A student's end includes the class's window and what was granted to that student. An attempt may end later than both.
 */
const dias = statement<OfAlvo, DiaAlvo>(
  'lock_prorrogacao_dias',
  `select d.turma_avaliacao_id, d.dia_prova, ta.avaliacao_id
     from turma_avaliacao_dia d
     join turma_avaliacao ta on ta.escola_id = d.escola_id and ta.id = d.turma_avaliacao_id
     left join janela_aluno j on j.escola_id = d.escola_id and j.turma_avaliacao_id = d.turma_avaliacao_id
       and j.dia_prova = d.dia_prova and j.turma_aluno_id = :turma_aluno_id::bigint
    where d.escola_id = :escola_id and (:turma_id::bigint is null or ta.turma_id = :turma_id)
      and (:turma_avaliacao_id::bigint is null or ta.id = :turma_avaliacao_id)
      and (:dia_prova::int is null or d.dia_prova = :dia_prova)
      and ((d.inicio_em <= :fim and d.fim_em + coalesce(j.acrescimo_segundos, 0) * interval '1 second' >= :inicio)
        or exists (select from tentativa t where t.escola_id = :escola_id and t.turma_avaliacao_id = d.turma_avaliacao_id
             and t.dia_prova = d.dia_prova and t.origem = 'online' and (:turma_aluno_id::bigint is null or t.turma_aluno_id = :turma_aluno_id)
             and t.iniciada_em <= :fim and least(t.prazo_em, t.encerrada_em) >= :inicio))
    order by d.turma_avaliacao_id, d.dia_prova
    for no key update of d`,
);

/** Exam days open at some moment of the interval (rule PRR-2), locked until the transaction ends. */
export function lockDias(escola: Tenant, alvo: Alvo, { inicioMs, fimMs }: Interval): Promise<DiaAlvo[]> {
  return escola.run(dias, { ...alvo, inicio: new Date(inicioMs), fim: new Date(fimMs) });
}

type OfDias = {
  escola_id: number;
  turma_avaliacao_ids: readonly number[];
  dias: readonly number[];
  turma_aluno_id: number | null;
};
const DIAS = 'unnest(:turma_avaliacao_ids::bigint[], :dias::int[]) as w(turma_avaliacao_id, dia_prova)';

/** The parameters that name these days, of one student or of the whole class. */
export const ofDias = (chosen: readonly DiaAlvo[], { turma_aluno_id }: Alvo) => ({
  turma_avaliacao_ids: chosen.map((dia) => dia.turma_avaliacao_id),
  dias: chosen.map((dia) => dia.dia_prova),
  turma_aluno_id,
});

const moveClasses = moving(
  statement<Omit<OfDias, 'turma_aluno_id'> & { segundos: number }, Moved>(
    'extend_janelas',
    `update turma_avaliacao_dia d set fim_em = d.fim_em + :segundos::int * interval '1 second' from ${DIAS}
    where d.escola_id = :escola_id and d.turma_avaliacao_id = w.turma_avaliacao_id and d.dia_prova = w.dia_prova
   returning ${examOf('d')} as avaliacao_id`,
  ),
);
/** The window of the class keeps its end; its row changes all the same, so that a start sees that it did (`inicio-store.ts`). */
const moveStudent = moving(
  statement<OfDias & { segundos: number }, Moved>(
    'extend_janela_of_aluno',
    `with mudada as (
     update turma_avaliacao_dia d set fim_em = d.fim_em from ${DIAS}
      where d.escola_id = :escola_id and d.turma_avaliacao_id = w.turma_avaliacao_id and d.dia_prova = w.dia_prova
   )
   insert into janela_aluno as j (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id, acrescimo_segundos)
   select :escola_id, w.turma_avaliacao_id, w.dia_prova, :turma_aluno_id::bigint, :segundos::int from ${DIAS}
   on conflict (escola_id, turma_avaliacao_id, dia_prova, turma_aluno_id)
     do update set acrescimo_segundos = j.acrescimo_segundos + excluded.acrescimo_segundos
   returning ${examOf('j')} as avaliacao_id`,
  ),
);

/** Extends the windows of the days, for one student or for the class. */
export async function moveWindows(escola: Moves, days: Omit<OfDias, 'escola_id'>, segundos: number): Promise<void> {
  const { turma_aluno_id, ...all } = days;
  if (turma_aluno_id === null) await escola.move(moveClasses, { ...all, segundos });
  else await escola.move(moveStudent, { ...days, segundos });
}

const attempts = statement<OfDias, AttemptRow>(
  'lock_prorrogacao_tentativas',
  `select t.id, t.turma_avaliacao_id, t.dia_prova, t.turma_aluno_id, t.prazo_em, t.acrescimo_segundos, t.entregue_em,
          t.encerrada_em, t.encerrada_por
     from tentativa t join ${DIAS} on t.turma_avaliacao_id = w.turma_avaliacao_id and t.dia_prova = w.dia_prova
    where t.escola_id = :escola_id and t.origem = 'online' and (:turma_aluno_id::bigint is null or t.turma_aluno_id = :turma_aluno_id)
      and not exists (select from correcao_redacao c where c.escola_id = t.escola_id and c.tentativa_id = t.id)
      and not exists (select from correcao_subjetiva c where c.escola_id = t.escola_id and c.tentativa_id = t.id)
    order by t.id for update of t`,
);

/** Attempts of the days on a screen. An attempt whose marking has begun is left out. */
export function lockAttempts(escola: Tenant, days: Omit<OfDias, 'escola_id'>): Promise<AttemptRow[]> {
  return escola.run(attempts, days);
}

export type NotStarted = {
  readonly turma_avaliacao_id: number;
  readonly dia_prova: number;
  readonly turma_aluno_id: number;
};

const notStarted = statement<OfDias & { segundos: number; agora: Date }, NotStarted>(
  'find_prorrogacao_nao_iniciadas',
  `select w.turma_avaliacao_id, w.dia_prova, m.id as turma_aluno_id from ${DIAS}
     join turma_avaliacao ta on ta.escola_id = :escola_id and ta.id = w.turma_avaliacao_id
     join turma_avaliacao_dia d on d.escola_id = ta.escola_id and d.turma_avaliacao_id = ta.id and d.dia_prova = w.dia_prova
     join turma_aluno m on m.escola_id = ta.escola_id and m.turma_id = ta.turma_id and m.status = 'Atual'
     left join janela_aluno j on j.escola_id = ta.escola_id and j.turma_avaliacao_id = ta.id and j.dia_prova = w.dia_prova
       and j.turma_aluno_id = m.id
    where (:turma_aluno_id::bigint is null or m.id = :turma_aluno_id)
      and d.fim_em + (coalesce(j.acrescimo_segundos, 0) + :segundos::int) * interval '1 second' > :agora::timestamptz
      and not exists (
      select from tentativa t where t.escola_id = ta.escola_id and t.turma_avaliacao_id = ta.id and t.dia_prova = w.dia_prova
        and t.turma_aluno_id = m.id)`,
);

/** Students, once for each selected day they have not begun and could still begin with so much more time (rule PRR-6). */
export function findNotStarted(
  escola: Tenant,
  days: Omit<OfDias, 'escola_id'>,
  segundos: number,
  agora: Date,
): Promise<NotStarted[]> {
  return escola.run(notStarted, { ...days, segundos, agora });
}
