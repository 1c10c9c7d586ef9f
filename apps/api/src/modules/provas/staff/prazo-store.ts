/**
 * Ends of attempts that staff change: read under a lock and written in one statement. Starts wait for the same lock
 * (`lockWindow`).
 */
import type { Extended, Running } from '@luneta/domain/prorrogacao';

import { statement } from '../../../database/statement.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { iso } from '../../../http/iso.ts';
import { examOf, type Moved, type Moves, moving } from '../release-store.ts';

const lock = statement<{ escola_id: number }, never>(
  'lock_prazos',
  `select pg_advisory_xact_lock(hashtextextended('prazos/' || :escola_id::text, 0))`,
);

/** Takes the lock for changes of deadlines in a school until the transaction ends. */
export async function lockPrazos(escola: Tenant): Promise<void> {
  await escola.run(lock, {});
}

export type AttemptRow = {
  readonly id: number;
  readonly turma_avaliacao_id: number;
  readonly dia_prova: number;
  readonly turma_aluno_id: number;
  readonly prazo_em: Date;
  readonly acrescimo_segundos: number;
  readonly entregue_em: Date | null;
  readonly encerrada_em: Date | null;
  readonly encerrada_por: 'aluno' | 'sistema' | null;
};

/** The columns that the rules of extension need. */
export function toRunning(row: AttemptRow): Running {
  return {
    endMs: row.prazo_em.getTime(),
    acrescimosSeconds: row.acrescimo_segundos,
    encerradaPor: row.encerrada_por,
    entregueEmMs: row.entregue_em?.getTime() ?? null,
  };
}

const save = moving(
  statement<{ escola_id: number; rows: string }, Moved>(
    'set_prazos',
    `update tentativa t set prazo_em = x.prazo_em, acrescimo_segundos = x.acrescimo,
          encerrada_em = case when x.reabre then null else t.encerrada_em end,
          encerrada_por = case when x.reabre then null else t.encerrada_por end
     from json_to_recordset(:rows) as x(id bigint, prazo_em timestamptz, acrescimo int, reabre boolean)
    where t.escola_id = :escola_id and t.id = x.id
   returning ${examOf('t')} as avaliacao_id`,
  ),
);

export async function setPrazos(
  escola: Moves,
  changes: readonly { readonly id: number; readonly extended: Extended }[],
): Promise<void> {
  const rows = changes.map(({ id, extended }) => ({
    id,
    prazo_em: iso(new Date(extended.endMs)),
    acrescimo: extended.acrescimosSeconds,
    reabre: extended.reopens,
  }));
  await escola.move(save, { rows: JSON.stringify(rows) });
}
