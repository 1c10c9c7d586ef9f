/** Closes every attempt whose deadline and tolerance have passed, in one statement (security T14). */
import { TOLERANCE_SECONDS } from '@luneta/domain/prova-prazo';

import type { Db } from '../../database/db.ts';
import { run, statement } from '../../database/statement.ts';
import { EXAM_MOVED, type Moved, moveReleasesEverywhere, moving } from './release-store.ts';

const closeOverdue = moving(
  statement<{ agora: Date; limite: Date }, Moved & { escola_id: number }>(
    'close_tentativas',
    `update tentativa t set encerrada_em = :agora, encerrada_por = 'sistema'
   where encerrada_em is null and prazo_em < :limite
   returning escola_id, ${EXAM_MOVED} as avaliacao_id`,
    'global',
  ),
);

/** Closes them in every school and tells the releases. @returns how many were closed */
export async function closeOverdueTentativas(db: Db, agora: Date): Promise<number> {
  const limite = new Date(agora.getTime() - TOLERANCE_SECONDS * 1000);
  return (await moveReleasesEverywhere(db, closeOverdue, { agora, limite }, agora)).length;
}

/** Attempts that the job should have closed by now: deadline, tolerance and one run later. */
const OVERDUE = statement<{ antes: Date }, { quantos: number }>(
  'count_tentativas',
  'select count(*) as quantos from tentativa where encerrada_em is null and prazo_em < :antes',
  'global',
);
const CLOSED_WITHIN_MS = 5 * 60_000;

/** Attempts still open five minutes after their deadline, in every school. */
export async function countOverdueTentativas(db: Db, agora: Date): Promise<number> {
  const [row] = await run(db, OVERDUE, { antes: new Date(agora.getTime() - CLOSED_WITHIN_MS) });
  return row?.quantos ?? 0;
}
