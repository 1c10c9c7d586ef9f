/** Ends Boss attempts whose time is over, and pays them: what students left open, closed, or lost the connection to (security T13). */
import { run, statement } from '../database/statement.ts';
import { tenant } from '../database/tenant.ts';
import { settle } from '../modules/boss/index.ts';
import type { Job } from './job.ts';

/** At most so many in a run; the rest come in the next minute, and no call takes an answer to them meanwhile. */
const AT_ONCE = 2_000;

const overdueBosses = statement<{ agora: Date; quantos: number }, { escola_id: number; id: number }>(
  'overdue_bosses',
  `select escola_id, id from boss
   where iniciado_em is not null and encerrado_em is null and prazo_em <= :agora order by prazo_em limit :quantos`,
  'global',
);

/** Each attempt ends behind its own lock and in its own transaction, hence safe to run on several processes at once and again. */
export const fecharBoss: Job = {
  name: 'fechar-boss',
  cron: '* * * * *',
  // It pays coins; no call takes an answer after the time anyway, and the next call of the student settles it.
  sem_espaco: 'espera',
  async run({ db, agora, log }) {
    const overdue = await run(db, overdueBosses, { agora, quantos: AT_ONCE });
    let failed = 0;
    for (const { escola_id, id } of overdue) {
      // One that cannot be closed keeps no other open; it is tried again in a minute.
      await settle(tenant(db, escola_id), id, agora).catch((error: unknown) => {
        failed += 1;
        log.error({ err: error, escola_id, boss_id: id }, 'a Boss attempt could not be closed');
      });
    }
    if (overdue.length > 0) log.info({ tentativas: overdue.length - failed }, 'Boss attempts ended by the clock');
  },
};
