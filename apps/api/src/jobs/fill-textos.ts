/** Gives questions of an older release the hash of what they ask: without it an equal one is not found (BAN-7). */
import { tenant } from '../database/tenant.ts';
import { findAllEscolas } from '../modules/escola/index.ts';
import { fillTextoHash } from '../modules/questoes/index.ts';
import type { Job } from './job.ts';

/** It fills only what is empty, so it is safe to run twice. */
export const fillTextos: Job = {
  name: 'completar-textos',
  cron: '41 3 * * *',
  sem_espaco: 'espera',
  async run({ db, log }) {
    for (const { id: escola_id } of await findAllEscolas(db)) {
      const questoes = await fillTextoHash(tenant(db, escola_id));
      if (questoes > 0) log.info({ escola_id, questoes }, 'questions found by what they ask from now on');
    }
  },
};
