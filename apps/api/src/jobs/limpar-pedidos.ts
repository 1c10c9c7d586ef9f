/** Deletes answers kept by `Idempotency-Key` after a day (decision 169). */
import { run, statement } from '../database/statement.ts';
import type { Job } from './job.ts';

const DAY_MS = 86_400_000;

const forget = statement<{ antes: Date }, never>(
  'limpar_pedido',
  'delete from pedido where criada_em < :antes',
  'global',
);

/** It deletes only old rows, so it is safe to run twice. */
export const limparPedidos: Job = {
  name: 'limpar-pedidos',
  cron: '47 * * * *',
  // As in `limpar-acesso`: deleting needs disk space before it frees any.
  sem_espaco: 'espera',
  async run({ db, agora }) {
    await run(db, forget, { antes: new Date(agora.getTime() - DAY_MS) });
  },
};
