/** Takes the bytes and the values of files of people away after 30 days. Counts, codes and the audit stay. */
import { tenant } from '../database/tenant.ts';
import { findAllEscolas } from '../modules/escola/index.ts';
import { forgetOld, GUARDA_MS } from '../modules/importacao/index.ts';
import type { Job } from './job.ts';

/** It forgets only what is old, so it is safe to run twice. */
export const cleanImportacoes: Job = {
  name: 'limpar-importacoes',
  cron: '27 3 * * *',
  sem_espaco: 'espera',
  async run({ db, agora, log }) {
    const antes = new Date(agora.getTime() - GUARDA_MS);
    for (const { id: escola_id } of await findAllEscolas(db)) {
      const arquivos = await forgetOld(tenant(db, escola_id), antes);
      if (arquivos > 0) log.info({ escola_id, arquivos }, 'files of people forgotten after 30 days');
    }
  },
};
