/** The statements that change classes, windows and durations of a published exam. `turmas.ts` decides. */
import { insertStatement, type NewRow } from '../../../../database/insert.ts';
import type { turma_avaliacao, turma_avaliacao_dia } from '../../../../database/schema/index.ts';
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { examOf, type Moved, type Moves, moving } from '../../release-store.ts';

type OfExam = { escola_id: number; avaliacao_id: number };

const LOCK = statement<OfExam, never>(
  'lock_janelas_da_mudanca',
  `select d.dia_prova from turma_avaliacao_dia d
     join turma_avaliacao c on c.escola_id = d.escola_id and c.id = d.turma_avaliacao_id
    where c.escola_id = :escola_id and d.escola_id = :escola_id and c.avaliacao_id = :avaliacao_id
    order by d.turma_avaliacao_id, d.dia_prova for update of d`,
);

/** Starts and extensions wait until the transaction ends. */
export async function lockJanelas(tx: Tenant, avaliacao_id: number): Promise<void> {
  await tx.run(LOCK, { avaliacao_id });
}

type Window = Pick<
  NewRow<typeof turma_avaliacao_dia>,
  'turma_avaliacao_id' | 'dia_prova' | 'inicio_em' | 'fim_em' | 'sala' | 'entrada' | 'codigo_entrada'
>;

const GIVE = moving(
  insertStatement<NewRow<typeof turma_avaliacao>, Moved & { id: number; turma_id: number }>(
    'give_avaliacao_turmas',
    'turma_avaliacao',
    ['turma_id', 'avaliacao_id'],
    'returning id, avaliacao_id, turma_id',
  ),
);
const SAVE_WINDOWS = moving(
  insertStatement<Window, Moved>(
    'save_avaliacao_janelas',
    'turma_avaliacao_dia',
    ['turma_avaliacao_id', 'dia_prova', 'inicio_em', 'fim_em', 'sala', 'entrada', 'codigo_entrada'],
    `on conflict (escola_id, turma_avaliacao_id, dia_prova) do update
       set inicio_em = excluded.inicio_em, fim_em = excluded.fim_em, sala = excluded.sala, entrada = excluded.entrada,
           codigo_entrada = case when excluded.entrada = 'codigo'
             then coalesce(turma_avaliacao_dia.codigo_entrada, excluded.codigo_entrada) end
     returning ${examOf('turma_avaliacao_dia')} as avaliacao_id`,
  ),
);
const DURATIONS = statement<OfExam & { dias: readonly number[]; duracoes: readonly number[] }, never>(
  'set_avaliacao_duracoes',
  `update avaliacao_dia d set duracao_minutos = x.duracao
     from unnest(:dias::int[], :duracoes::int[]) as x(dia, duracao)
    where d.escola_id = :escola_id and d.avaliacao_id = :avaliacao_id and d.dia_prova = x.dia`,
);
/** The deadline of an open attempt follows its window and its day, and never comes earlier (PRA-1, PRA-2). */
const EXTEND = moving(
  statement<OfExam, Moved>(
    'extend_tentativas_da_avaliacao',
    `update tentativa t set prazo_em = greatest(t.prazo_em, least(
            d.fim_em + make_interval(secs => coalesce(j.acrescimo_segundos, 0)::float8
              + case when m.passa_da_janela then (ad.duracao_minutos * 60 * (m.fator_tempo - 1))::float8 else 0 end),
            t.iniciada_em + make_interval(secs => (ad.duracao_minutos * 60 * m.fator_tempo)::float8 + t.acrescimo_segundos)))
       from turma_avaliacao c
       join turma_avaliacao_dia d on d.escola_id = c.escola_id and d.turma_avaliacao_id = c.id
       join avaliacao_dia ad on ad.escola_id = c.escola_id and ad.avaliacao_id = c.avaliacao_id and ad.dia_prova = d.dia_prova
       join turma_aluno m on m.escola_id = c.escola_id
       left join janela_aluno j on j.escola_id = c.escola_id and j.turma_avaliacao_id = c.id and j.dia_prova = d.dia_prova
        and j.turma_aluno_id = m.id
      where c.escola_id = :escola_id and c.avaliacao_id = :avaliacao_id and t.escola_id = :escola_id
        and t.turma_avaliacao_id = c.id and t.dia_prova = d.dia_prova and m.id = t.turma_aluno_id and t.encerrada_em is null
     returning c.avaliacao_id`,
  ),
);
const DROP_GAINS = statement<{ escola_id: number; ids: readonly number[] }, never>(
  'delete_turmas_acrescimos',
  'delete from janela_aluno where escola_id = :escola_id and turma_avaliacao_id = any(:ids::bigint[])',
);
const DROP_ENTRADAS = statement<{ escola_id: number; ids: readonly number[] }, never>(
  'delete_turmas_entradas',
  'delete from entrada_aluno where escola_id = :escola_id and turma_avaliacao_id = any(:ids::bigint[])',
);
const DROP_WINDOWS = statement<{ escola_id: number; ids: readonly number[] }, never>(
  'delete_turmas_janelas',
  'delete from turma_avaliacao_dia where escola_id = :escola_id and turma_avaliacao_id = any(:ids::bigint[])',
);
const DROP = moving(
  statement<{ escola_id: number; ids: readonly number[] }, Moved>(
    'delete_turmas_da_avaliacao',
    `delete from turma_avaliacao c where c.escola_id = :escola_id and c.id = any(:ids::bigint[])
        and not exists (select from trilha t where t.escola_id = c.escola_id and t.turma_avaliacao_id = c.id)
     returning c.avaliacao_id`,
  ),
);
const TOUCH = statement<OfExam & { versao: number }, { versao: number }>(
  'set_avaliacao_versao',
  `update avaliacao set versao = versao + 1 where escola_id = :escola_id and id = :avaliacao_id and versao = :versao
   returning versao`,
);

/** Gives the exam to more classes. @returns their ids by class */
export async function giveTurmas(tx: Moves, avaliacao_id: number, turma_ids: readonly number[]) {
  if (turma_ids.length === 0) return new Map<number, number>();
  const given = turma_ids.map((turma_id) => ({ turma_id, avaliacao_id }));
  const rows = await tx.move(GIVE, { rows: JSON.stringify(given) });
  return new Map(rows.map(({ id, turma_id }) => [turma_id, id]));
}

/** Makes or moves windows. */
export async function saveJanelas(tx: Moves, windows: readonly Window[]): Promise<void> {
  if (windows.length > 0) await tx.move(SAVE_WINDOWS, { rows: JSON.stringify(windows) });
}

export async function setDuracoes(
  tx: Moves,
  avaliacao_id: number,
  duracoes: readonly { readonly dia_prova: number; readonly duracao_minutos: number }[],
): Promise<void> {
  if (duracoes.length === 0) return;
  await tx.run(DURATIONS, {
    avaliacao_id,
    dias: duracoes.map(({ dia_prova }) => dia_prova),
    duracoes: duracoes.map(({ duracao_minutos }) => duracao_minutos),
  });
}

/** Open attempts get what windows and durations have gained. */
export async function extendTentativas(tx: Moves, avaliacao_id: number): Promise<void> {
  await tx.move(EXTEND, { avaliacao_id });
}

/** Takes classes away that have not begun. @returns how many went: one whose roadmap hangs on the exam stays */
export async function dropTurmas(tx: Moves, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  await tx.run(DROP_GAINS, { ids });
  await tx.run(DROP_ENTRADAS, { ids });
  await tx.run(DROP_WINDOWS, { ids });
  return (await tx.move(DROP, { ids })).length;
}

/** @returns the row, none over another version */
export const touchAvaliacao = (tx: Tenant, avaliacao_id: number, versao: number) =>
  tx.run(TOUCH, { avaliacao_id, versao });
