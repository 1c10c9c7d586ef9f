/** The statements that cancel an exam, or classes of it, and take that back. `cancelamento.ts` decides. */
import { statement } from '../../../../database/statement.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { type Moved, type Moves, moving } from '../../release-store.ts';

type OfExam = { escola_id: number; avaliacao_id: number };
/** Null: all of it. */
type OfClasses = { turma_ids: readonly number[] | null };

const IN_CLASSES = '(:turma_ids::bigint[] is null or c.turma_id = any(:turma_ids::bigint[]))';

/**
 * A start reads its window in a snapshot and refuses a row that changed since (`inicio-store.ts`). So the rows are written, not
 * only locked: a start that waits for this transaction looks again.
 */
const TOUCH = statement<OfExam, never>(
  'touch_janelas_do_cancelamento',
  `update turma_avaliacao_dia d set fim_em = d.fim_em
     from (select x.turma_avaliacao_id, x.dia_prova from turma_avaliacao_dia x
             join turma_avaliacao c on c.escola_id = x.escola_id and c.id = x.turma_avaliacao_id
            where c.escola_id = :escola_id and x.escola_id = :escola_id and c.avaliacao_id = :avaliacao_id
            order by x.turma_avaliacao_id, x.dia_prova for update of x) o
    where d.escola_id = :escola_id and d.turma_avaliacao_id = o.turma_avaliacao_id and d.dia_prova = o.dia_prova`,
);
const CLOSE = moving(
  statement<OfExam & OfClasses & { agora: Date }, Moved>(
    'close_tentativas_canceladas',
    `update tentativa t set encerrada_em = :agora, encerrada_por = 'sistema'
       from turma_avaliacao c
      where c.escola_id = :escola_id and c.avaliacao_id = :avaliacao_id and ${IN_CLASSES} and t.escola_id = :escola_id
        and t.turma_avaliacao_id = c.id and t.encerrada_em is null
     returning c.avaliacao_id`,
  ),
);
/** Those that the cancellation closed, and whose time is not over. */
const REOPEN = moving(
  statement<OfExam & OfClasses & { agora: Date; canceladas: readonly string[] }, Moved>(
    'reopen_tentativas_canceladas',
    `update tentativa t set encerrada_em = null, encerrada_por = null
       from turma_avaliacao c
      where c.escola_id = :escola_id and c.avaliacao_id = :avaliacao_id and ${IN_CLASSES} and c.cancelada_em is null
        and t.escola_id = :escola_id and t.turma_avaliacao_id = c.id and t.encerrada_em = any(:canceladas::timestamptz[])
        and t.encerrada_por = 'sistema' and t.entregue_em is null and t.prazo_em > :agora
     returning c.avaliacao_id`,
  ),
);
const CANCEL = moving(
  statement<OfExam & { agora: Date; motivo: string }, Moved>(
    'cancel_avaliacao',
    `update avaliacao set cancelada_em = :agora, motivo_cancelamento = :motivo, versao = versao + 1
      where escola_id = :escola_id and id = :avaliacao_id and cancelada_em is null returning id as avaliacao_id`,
  ),
);
const RESTORE = moving(
  statement<OfExam, Moved>(
    'restore_avaliacao',
    `update avaliacao set cancelada_em = null, motivo_cancelamento = null, versao = versao + 1
      where escola_id = :escola_id and id = :avaliacao_id and cancelada_em is not null returning id as avaliacao_id`,
  ),
);
const SET_CLASSES = moving(
  statement<OfExam & { turma_ids: readonly number[]; cancelada_em: Date | null }, Moved>(
    'set_turmas_cancelada_em',
    `update turma_avaliacao c set cancelada_em = :cancelada_em
      where c.escola_id = :escola_id and c.avaliacao_id = :avaliacao_id and c.turma_id = any(:turma_ids::bigint[])
     returning c.avaliacao_id`,
  ),
);
const NEXT_VERSION = statement<OfExam, never>(
  'set_avaliacao_proxima_versao',
  'update avaliacao set versao = versao + 1 where escola_id = :escola_id and id = :avaliacao_id',
);

/** Starts, extensions and changes of windows wait until the transaction ends, and then look again. */
export const holdStarts = (tx: Tenant, avaliacao_id: number) => tx.run(TOUCH, { avaliacao_id });

type Of = { readonly avaliacao_id: number; readonly agora: Date };

/** Cancels the exam and closes its open attempts with what they have. */
export async function cancelExam(tx: Moves, of: Of & { readonly motivo: string }): Promise<void> {
  const { avaliacao_id, agora } = of;
  await tx.move(CLOSE, { avaliacao_id, turma_ids: null, agora });
  await tx.move(CANCEL, of);
}

/** The same for some classes. */
export async function cancelClasses(tx: Moves, of: Of & { readonly turma_ids: readonly number[] }): Promise<void> {
  const { avaliacao_id, turma_ids, agora } = of;
  await tx.move(CLOSE, of);
  await tx.move(SET_CLASSES, { avaliacao_id, turma_ids, cancelada_em: agora });
  await tx.run(NEXT_VERSION, { avaliacao_id });
}

/** @param of `cancelada_em`: when it was cancelled, which tells the attempts that this closed */
export async function restoreExam(tx: Moves, of: Of & { readonly cancelada_em: Date }): Promise<void> {
  const { avaliacao_id, cancelada_em, agora } = of;
  await tx.move(RESTORE, { avaliacao_id });
  await tx.move(REOPEN, { avaliacao_id, turma_ids: null, canceladas: [cancelada_em.toISOString()], agora });
}

/** The same for some classes. @param of `canceladas`: when they were cancelled, in ISO 8601 */
export async function restoreClasses(
  tx: Moves,
  of: Of & { readonly turma_ids: readonly number[]; readonly canceladas: readonly string[] },
): Promise<void> {
  const { avaliacao_id, turma_ids } = of;
  await tx.move(SET_CLASSES, { avaliacao_id, turma_ids, cancelada_em: null });
  await tx.move(REOPEN, of);
  await tx.run(NEXT_VERSION, { avaliacao_id });
}
