/** Recovery messages that the kick after the answer did not get out: a mail server that was away, a process that ended. */
import type { Mailer } from '../http/services.ts';
import { sendDue } from '../modules/recuperacao/index.ts';
import type { Job } from './job.ts';

/** Each message is claimed conditionally, hence safe on several processes at once. */
export function enviarRecuperacoes(mailer: Mailer): Job {
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
