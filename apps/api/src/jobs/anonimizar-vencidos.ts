/** Makes students anonymous when the retention of their school has ended (decision 168). Only in schools that want it. */
import { run, statement } from '../database/statement.ts';
import { tenant } from '../database/tenant.ts';
import { eraseExpired } from '../modules/pessoas/index.ts';
import type { Job, JobContext } from './job.ts';

/** Most students in one run, so that it ends in time. The rest follow in the next nights. */
const AT_ONCE = 500;

/** A blocked school keeps its data: nobody there can sign in and object. */
const escolas = statement<Record<string, never>, { id: number }>(
  'retencao_escolas',
  'select id from escola where bloqueada_em is null order by id',
  'global',
);

/** At most `quantos` students, in all schools together. */
export async function eraseInSchools({ db, agora, log }: JobContext, quantos: number): Promise<void> {
  let left = quantos;
  for (const { id: escola_id } of await run(db, escolas, {})) {
    if (left === 0) return;
    const onError = (error: unknown, pessoa_id: number) =>
      log.error({ err: error, escola_id, pessoa_id }, 'a student whose retention has ended could not be erased');
    const alunos = await eraseExpired(tenant(db, escola_id), { agora, quantos: left, onError });
    left -= alunos;
    if (alunos > 0) log.info({ escola_id, alunos }, 'students erased at the end of the retention');
  }
}

/** It locks each student and looks again before it erases, so it is safe to run twice, and on several processes at once. */
export const anonimizarVencidos: Job = {
  name: 'anonimizar-vencidos',
  cron: '37 4 * * *',
  sem_espaco: 'espera',
  run: (context) => eraseInSchools(context, AT_ONCE),
};
