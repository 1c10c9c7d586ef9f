/** Deletes answers kept by `Idempotency-Key` after a day (decision 169), and deferred work nobody looks at any more. */
import { deleteOldPedidos, forgetTrabalhos } from '../modules/escola/index.ts';
import type { Job } from './job.ts';

const DAY_MS = 86_400_000;

/** It deletes only old rows, so it is safe to run twice. */
export const limparPedidos: Job = {
  name: 'limpar-pedidos',
  cron: '47 * * * *',
  // As in `limpar-acesso`: deleting needs disk space before it frees any.
  sem_espaco: 'espera',
  async run({ db, agora }) {
    await deleteOldPedidos(db, agora);
    await forgetTrabalhos(db, new Date(agora.getTime() - 30 * DAY_MS));
  },
};
