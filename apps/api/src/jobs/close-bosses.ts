/**
 * Ends Boss attempts whose time is over and pays them: students left them open, closed the page or lost the connection
 * (security T13).
 */
import { tenant } from '../database/tenant.ts';
import { findOverdueBosses, settle } from '../modules/roteiros/index.ts';
import type { Job } from './job.ts';

/** Most attempts in one run. The rest follow in the next minute. Meanwhile no call accepts an answer to them. */
const AT_ONCE = 2_000;

/** Each attempt ends with its own lock in its own transaction. It is safe to run again, and on several processes at once. */
export const closeBosses: Job = {
  name: 'fechar-boss',
  cron: '* * * * *',
  // It may wait: no call accepts an answer after the time, and the student's next call settles the attempt.
  sem_espaco: 'espera',
  async run({ db, agora, log }) {
    const overdue = await findOverdueBosses(db, agora, AT_ONCE);
    let failed = 0;
    for (const { escola_id, id } of overdue) {
      // An attempt that cannot be closed does not stop the others. The next run tries it again.
      await settle(tenant(db, escola_id), id, agora).catch((error: unknown) => {
        failed += 1;
        log.error({ err: error, escola_id, boss_id: id }, 'a Boss attempt could not be closed');
      });
    }
    if (overdue.length > 0) log.info({ tentativas: overdue.length - failed }, 'Boss attempts ended by the clock');
  },
};
