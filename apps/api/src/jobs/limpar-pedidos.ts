/** Forgets answers kept by `Idempotency-Key` once their day is over (decision 169). */
import { run, statement } from '../database/statement.ts';
import type { Job } from './job.ts';

const DAY_MS = 86_400_000;

const forget = statement<{ antes: Date }, never>(
  'limpar_pedido',
  'delete from pedido where criada_em < :antes',
  'global',
);

/** Only deletes what is past, hence safe to run twice. */
export const limparPedidos: Job = {
  name: 'limpar-pedidos',
  cron: '47 * * * *',
  // As with `limpar-acesso`: deleting takes room before it gives any.
  sem_espaco: 'espera',
  async run({ db, agora }) {
    await run(db, forget, { antes: new Date(agora.getTime() - DAY_MS) });
  },
};
