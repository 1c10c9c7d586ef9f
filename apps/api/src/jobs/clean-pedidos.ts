/** Deletes answers kept by `Idempotency-Key` after a day (decision 169). */
import { deleteOldPedidos } from '../modules/escola/index.ts';
import type { Job } from './job.ts';

/** It deletes only old rows, so it is safe to run twice. */
export const cleanPedidos: Job = {
  name: 'limpar-pedidos',
  cron: '47 * * * *',
  // As in `limpar-acesso`: deleting needs disk space before it frees any.
  sem_espaco: 'espera',
  run: ({ db, agora }) => deleteOldPedidos(db, agora),
};
