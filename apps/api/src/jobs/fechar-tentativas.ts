/** Closes what students left open: every attempt whose deadline and tolerance have passed, in one statement (security T14). */
import { TOLERANCE_SECONDS } from '@luneta/domain/prova-prazo';

import { run, statement } from '../database/statement.ts';
import type { Job } from './job.ts';

const closeOverdue = statement<{ agora: Date; limite: Date }, { escola_id: number; id: number }>(
  'close_overdue',
  `update tentativa set encerrada_em = :agora, encerrada_por = 'sistema'
   where encerrada_em is null and prazo_em < :limite
   returning escola_id, id`,
  'global',
);

/** Conditional on being open, hence safe to run on several processes at once and again. */
export const fecharTentativas: Job = {
  name: 'fechar-tentativas',
  cron: '* * * * *',
  // One small write for each attempt; staff see the exam end, and results follow once there is room.
  sem_espaco: 'roda',
  async run({ db, agora, log }) {
    const limite = new Date(agora.getTime() - TOLERANCE_SECONDS * 1000);
    const closed = await run(db, closeOverdue, { agora, limite });
    if (closed.length > 0) log.info({ tentativas: closed.length }, 'attempts closed by the clock');
  },
};
