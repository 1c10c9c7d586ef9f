/** Makes students anonymous when the retention of their school has ended (decision 168). Only in schools that want it. */
import { tenant } from '../database/tenant.ts';
import { findAllEscolas } from '../modules/escola/index.ts';
import { eraseExpired } from '../modules/pessoas/index.ts';
import type { Job, JobContext } from './job.ts';

/** Most students in one run, so that it ends in time. The rest follow in the next nights. */
const AT_ONCE = 500;

/** At most `quantos` students, in all schools together. */
export async function eraseInSchools({ db, agora, log }: JobContext, quantos: number): Promise<void> {
  let left = quantos;
  for (const { id: escola_id, bloqueada } of await findAllEscolas(db)) {
    // A blocked school keeps its data: nobody there can sign in and object.
    if (bloqueada) continue;
    if (left === 0) return;
    const onError = (error: unknown, pessoa_id: number) =>
      log.error({ err: error, escola_id, pessoa_id }, 'a student whose retention has ended could not be erased');
    const alunos = await eraseExpired(tenant(db, escola_id), { agora, quantos: left, onError });
    left -= alunos;
    if (alunos > 0) log.info({ escola_id, alunos }, 'students erased at the end of the retention');
  }
}

/** It locks each student and looks again before it erases, so it is safe to run twice, and on several processes at once. */
export const anonymizeVencidos: Job = {
  name: 'anonimizar-vencidos',
  cron: '37 4 * * *',
  sem_espaco: 'espera',
  run: (context) => eraseInSchools(context, AT_ONCE),
};
