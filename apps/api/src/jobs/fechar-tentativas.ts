/** Closes every attempt whose deadline and tolerance have passed, in one statement (security T14). */
import { TOLERANCE_SECONDS } from '@luneta/domain/prova-prazo';

import { transaction } from '../database/db.ts';
import { run, statement } from '../database/statement.ts';
import { tenant } from '../database/tenant.ts';
import { EXAM_MOVED, movedExams, refreshReleases } from '../modules/provas/index.ts';
import type { Job } from './job.ts';

const closeOverdue = statement<{ agora: Date; limite: Date }, { escola_id: number; avaliacao_id: number | null }>(
  'close_overdue',
  `update tentativa t set encerrada_em = :agora, encerrada_por = 'sistema'
   where encerrada_em is null and prazo_em < :limite
   returning escola_id, ${EXAM_MOVED} as avaliacao_id`,
  'global',
);

/** It only closes open attempts, so it is safe to run again, and on several processes at once. */
export const fecharTentativas: Job = {
  name: 'fechar-tentativas',
  cron: '* * * * *',
  // One small write per attempt. Staff see the exam end now, and the results follow once there is space.
  sem_espaco: 'roda',
  async run({ db, agora, log }) {
    const limite = new Date(agora.getTime() - TOLERANCE_SECONDS * 1000);
    const closed = await transaction(db, async (tx) => {
      const rows = await run(tx, closeOverdue, { agora, limite });
      const moved = rows.filter((row) => row.avaliacao_id !== null);
      for (const escola_id of [...new Set(moved.map((row) => row.escola_id))].toSorted((x, y) => x - y))
        await refreshReleases(
          tenant(tx, escola_id),
          movedExams(moved.filter((row) => row.escola_id === escola_id)),
          agora,
        );
      return rows;
    });
    if (closed.length > 0) log.info({ tentativas: closed.length }, 'attempts closed by the clock');
  },
};
