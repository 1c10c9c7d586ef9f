/** Sends recovery messages that were not sent directly after the call: the mail server was down, or the process ended. */
import type { Mailer } from '../http/services.ts';
import { sendDue } from '../modules/pessoas/index.ts';
import type { Job } from './job.ts';

/** Each message is claimed by a conditional update, so several processes can run it at once. */
export function sendRecuperacoes(mailer: Mailer): Job {
  return {
    name: 'enviar-recuperacoes',
    cron: '* * * * *',
    sem_espaco: 'espera',
    async run({ db, agora, log }) {
      const sent = await sendDue({ db, mailer, agora, log });
      if (sent > 0) log.info({ mensagens: sent }, 'recovery messages sent');
    },
  };
}
