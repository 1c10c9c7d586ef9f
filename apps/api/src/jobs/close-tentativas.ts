/** Closes every attempt whose deadline and tolerance have passed (security T14). */
import { closeOverdueTentativas } from '../modules/provas/index.ts';
import type { Job } from './job.ts';

/** It only closes open attempts, so it is safe to run again, and on several processes at once. */
export const closeTentativas: Job = {
  name: 'fechar-tentativas',
  cron: '* * * * *',
  // One small write per attempt. Staff see the exam end now, and the results follow once there is space.
  sem_espaco: 'roda',
  async run({ db, agora, log }) {
    const tentativas = await closeOverdueTentativas(db, agora);
    if (tentativas > 0) log.info({ tentativas }, 'attempts closed by the clock');
  },
};
