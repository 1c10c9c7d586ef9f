/** Reads and moves back what an extension moved (decision 210). */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { examOf, type Moved, type Moves, moving } from '../../release-store.ts';
import type { AttemptRow } from '../prazo-store.ts';
import type { Efeito } from './efeito.ts';

type OfDias = {
  escola_id: number;
  turma_avaliacao_ids: readonly number[];
  dias: readonly number[];
  turma_aluno_id: number | null;
};
const DIAS = 'unnest(:turma_avaliacao_ids::bigint[], :dias::int[]) as w(turma_avaliacao_id, dia_prova)';

/** The parameters that name the days of an extension, of one student or of the whole class. */
const ofEfeito = ({ dias, turma_aluno_id }: Pick<Efeito, 'dias' | 'turma_aluno_id'>) => ({
  turma_avaliacao_ids: dias.map((dia) => dia.turma_avaliacao_id),
  dias: dias.map((dia) => dia.dia_prova),
  turma_aluno_id,
});

/** An attempt with what its end is computed from, and when the server last kept something of it. */
export type AttemptOfDia = AttemptRow & {
  readonly avaliacao_id: number;
  readonly iniciada_em: Date;
  readonly duracao_minutos: number;
  readonly fator_tempo: number;
  readonly passa_da_janela: boolean;
  /** The end for this student, extensions included. */
  readonly fim_em: Date;
  readonly gravada_em: Date | null;
};

const ATTEMPTS = `
  select t.id, t.turma_avaliacao_id, t.dia_prova, t.turma_aluno_id, t.prazo_em, t.acrescimo_segundos, t.entregue_em,
         t.encerrada_em, t.encerrada_por, ta.avaliacao_id, t.iniciada_em, ad.duracao_minutos, m.fator_tempo, m.passa_da_janela,
         d.fim_em + coalesce((select j.acrescimo_segundos from janela_aluno j
           where j.escola_id = t.escola_id and j.turma_avaliacao_id = t.turma_avaliacao_id and j.dia_prova = t.dia_prova
             and j.turma_aluno_id = t.turma_aluno_id), 0) * interval '1 second' as fim_em,
         greatest((select max(r.gravada_em) from resposta r where r.escola_id = t.escola_id and r.tentativa_id = t.id),
                  (select max(s.gravada_em) from resposta_subjetiva s where s.escola_id = t.escola_id and s.tentativa_id = t.id),
                  (select max(e.gravada_em) from redacao e where e.escola_id = t.escola_id and e.tentativa_id = t.id)) as gravada_em
    from ${DIAS}
    join tentativa t on t.escola_id = :escola_id and t.turma_avaliacao_id = w.turma_avaliacao_id and t.dia_prova = w.dia_prova
    join turma_avaliacao ta on ta.escola_id = t.escola_id and ta.id = t.turma_avaliacao_id
    join turma_avaliacao_dia d on d.escola_id = t.escola_id and d.turma_avaliacao_id = ta.id and d.dia_prova = t.dia_prova
    join avaliacao_dia ad on ad.escola_id = t.escola_id and ad.avaliacao_id = ta.avaliacao_id and ad.dia_prova = t.dia_prova
    join turma_aluno m on m.escola_id = t.escola_id and m.id = t.turma_aluno_id
   where t.escola_id = :escola_id and t.origem = 'online' and (:turma_aluno_id::bigint is null or t.turma_aluno_id = :turma_aluno_id)
   order by t.id`;

const attempts = statement<OfDias, AttemptOfDia>('undo_tentativas', ATTEMPTS);
const attemptsLocked = statement<OfDias, AttemptOfDia>('lock_undo_tentativas', `${ATTEMPTS} for update of t`);
const lockDias = statement<Omit<OfDias, 'turma_aluno_id'>, { avaliacao_id: number }>(
  'lock_undo_dias',
  `select ta.avaliacao_id from ${DIAS}
     join turma_avaliacao_dia d on d.escola_id = :escola_id and d.turma_avaliacao_id = w.turma_avaliacao_id and d.dia_prova = w.dia_prova
     join turma_avaliacao ta on ta.escola_id = d.escola_id and ta.id = d.turma_avaliacao_id
    where d.escola_id = :escola_id order by d.turma_avaliacao_id, d.dia_prova for no key update of d`,
);

/** Attempts on screen of these days, without a lock. */
export const findAttempts = (
  escola: Tenant,
  efeito: Pick<Efeito, 'dias' | 'turma_aluno_id'>,
): Promise<AttemptOfDia[]> => escola.run(attempts, ofEfeito(efeito));

/** Locks the days and the attempts of an extension until the transaction ends. */
export async function lockEfeito(tx: Tenant, efeito: Efeito) {
  const { turma_aluno_id: _all, ...days } = ofEfeito(efeito);
  const rows = await tx.run(lockDias, days);
  const avaliacao_ids = [...new Set(rows.map(({ avaliacao_id }) => avaliacao_id))];
  return { avaliacao_ids, rows: await tx.run(attemptsLocked, ofEfeito(efeito)) };
}

const backClasses = moving(
  statement<Omit<OfDias, 'turma_aluno_id'> & { segundos: number }, Moved>(
    'undo_janelas',
    `update turma_avaliacao_dia d set fim_em = d.fim_em - :segundos::int * interval '1 second' from ${DIAS}
    where d.escola_id = :escola_id and d.turma_avaliacao_id = w.turma_avaliacao_id and d.dia_prova = w.dia_prova
   returning ${examOf('d')} as avaliacao_id`,
  ),
);
/** As when it was given, the row of the class's window changes too, so that a start sees that it did. */
const backStudent = moving(
  statement<OfDias & { segundos: number }, Moved>(
    'undo_janela_aluno',
    `with mudada as (
     update turma_avaliacao_dia d set fim_em = d.fim_em from ${DIAS}
      where d.escola_id = :escola_id and d.turma_avaliacao_id = w.turma_avaliacao_id and d.dia_prova = w.dia_prova
     returning ${examOf('d')} as avaliacao_id
   ), apagada as (
     delete from janela_aluno j using ${DIAS}
      where j.escola_id = :escola_id and j.turma_avaliacao_id = w.turma_avaliacao_id and j.dia_prova = w.dia_prova
        and j.turma_aluno_id = :turma_aluno_id::bigint and j.acrescimo_segundos <= :segundos::int
   ), reduzida as (
     update janela_aluno j set acrescimo_segundos = j.acrescimo_segundos - :segundos::int from ${DIAS}
      where j.escola_id = :escola_id and j.turma_avaliacao_id = w.turma_avaliacao_id and j.dia_prova = w.dia_prova
        and j.turma_aluno_id = :turma_aluno_id::bigint and j.acrescimo_segundos > :segundos::int
   )
   select avaliacao_id from mudada`,
  ),
);
const closeAgain = moving(
  statement<{ escola_id: number; rows: string }, Moved>(
    'close_undone_tentativas',
    `update tentativa t set encerrada_em = x.encerrada_em, encerrada_por = 'sistema'
     from json_to_recordset(:rows) as x(id bigint, encerrada_em timestamptz)
    where t.escola_id = :escola_id and t.id = x.id and t.encerrada_em is null
   returning ${examOf('t')} as avaliacao_id`,
  ),
);
/** Moves windows back, and closes again what the clock had closed. Ends of attempts are the caller's. */
export async function moveBack(tx: Moves, efeito: Efeito, segundos: number): Promise<void> {
  const days = ofEfeito(efeito);
  const { turma_aluno_id, ...all } = days;
  if (turma_aluno_id === null) await tx.move(backClasses, { ...all, segundos });
  else await tx.move(backStudent, { ...days, segundos });
  const closed = efeito.tentativas.filter(({ encerrada_em }) => encerrada_em !== null);
  await tx.move(closeAgain, { rows: JSON.stringify(closed) });
}
