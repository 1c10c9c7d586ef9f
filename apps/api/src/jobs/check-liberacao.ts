/** Compares the stored release of every exam with the tables and repairs it. Normally there is nothing to repair. */
import type { Db } from '../database/db.ts';
import { tenant } from '../database/tenant.ts';
import { findAllEscolas } from '../modules/escola/index.ts';
import { repairReleasesOfEscola } from '../modules/provas/index.ts';
import type { Job } from './job.ts';

/** Updates every release. Returns the exams whose release was wrong, by school. */
export async function repairReleases(db: Db, agora: Date): Promise<{ escola_id: number; avaliacao_id: number }[]> {
  const repaired = [];
  for (const { id: escola_id } of await findAllEscolas(db))
    for (const avaliacao_id of await repairReleasesOfEscola(tenant(db, escola_id), agora))
      repaired.push({ escola_id, avaliacao_id });
  return repaired;
}

/** Safe to run at any time: it locks an exam only while it repairs that exam. */
export const checkLiberacao: Job = {
  name: 'conferir-liberacao',
  cron: '17 * * * *',
  sem_espaco: 'espera',
  async run({ db, agora, log }) {
    for (const exam of await repairReleases(db, agora))
      log.warn(exam, 'the stored release of an exam was wrong; repaired');
  },
};
