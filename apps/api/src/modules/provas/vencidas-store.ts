/** Closes every attempt whose deadline and tolerance have passed, in one statement (security T14). */
import { TOLERANCE_SECONDS } from '@luneta/domain/prova-prazo';

import { transaction, type Db } from '../../database/db.ts';
import { run, statement } from '../../database/statement.ts';
import { tenant } from '../../database/tenant.ts';
import { EXAM_MOVED, movedExams, refreshReleases } from './release-store.ts';

const closeOverdue = statement<{ agora: Date; limite: Date }, { escola_id: number; avaliacao_id: number | null }>(
  'close_tentativas',
  `update tentativa t set encerrada_em = :agora, encerrada_por = 'sistema'
   where encerrada_em is null and prazo_em < :limite
   returning escola_id, ${EXAM_MOVED} as avaliacao_id`,
  'global',
);

/** Closes them in every school and tells the releases. @returns how many were closed */
export async function closeOverdueTentativas(db: Db, agora: Date): Promise<number> {
  const limite = new Date(agora.getTime() - TOLERANCE_SECONDS * 1000);
  return transaction(db, async (tx) => {
    const rows = await run(tx, closeOverdue, { agora, limite });
    const moved = rows.filter((row) => row.avaliacao_id !== null);
    for (const escola_id of [...new Set(moved.map((row) => row.escola_id))].toSorted((x, y) => x - y)) {
      const ofEscola = moved.filter((row) => row.escola_id === escola_id);
      await refreshReleases(tenant(tx, escola_id), movedExams(ofEscola), agora);
    }
    return rows.length;
  });
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
