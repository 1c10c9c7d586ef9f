/** Deletes answers kept by `Idempotency-Key` after a day (decision 169), and deferred work nobody looks at any more. */
import { run, statement } from '../database/statement.ts';
import { forgetTrabalhos } from '../modules/trabalhos/index.ts';
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
    await forgetTrabalhos(db, new Date(agora.getTime() - 30 * DAY_MS));
  },
};
