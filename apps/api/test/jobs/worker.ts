/**
 * A process that does deferred work: `node worker.ts <database> <where to hang>`. The work writes its step's number into a
 * table. `inside-4` hangs in the transaction of step 4, `after-4` between its commit and step 5, `never` does not hang.
 */
import { openPool } from '../../src/database/db.ts';
import { createEstado } from '../../src/http/estado.ts';
import { startJobs } from '../../src/jobs/runner.ts';
import { deferred } from '../../src/jobs/deferred.ts';
import { deferTo } from '../../src/jobs/defer.ts';
import type { Work } from '../../src/http/work.ts';
import { tenant } from '../../src/database/tenant.ts';

const STEPS = 10;
const [, , url = '', where = 'never'] = process.argv;
const say = (word: string): void => void process.stdout.write(`${word}\n`);
const hang = (): Promise<never> => {
  say('hangs');
  return new Promise(() => undefined);
};

const PASSOS: Work<{ escola_id: number }> = {
  name: 'contar-passos',
  payload: { type: 'object', required: ['escola_id'], properties: { escola_id: { type: 'integer' } } },
  chaveOf: () => 'tudo',
};
const contar = deferred(PASSOS, {
  sem_espaco: 'espera',
  run: async (_context, _payload, progress) => {
    for (let passo = progress.now().feitas + 1; passo <= STEPS; passo += 1) {
      await progress.step({ fase: 'contar', feitas: passo, total: STEPS }, async (tx) => {
        await tx.db.query('insert into passos (passo, pid, limite) values ($1, $2, $3)', [
          passo,
          process.pid,
          (await tx.db.query('show statement_timeout')).rows[0].statement_timeout,
        ]);
        if (where === `inside-${passo}`) await hang();
      });
      if (where === `after-${passo}`) await hang();
    }
  },
});

const log = { info: () => undefined, warn: () => undefined, error: (details: unknown) => say(JSON.stringify(details)) };
const { db } = openPool({ url });
const estado = createEstado();
const agora = () => new Date();
const every = { cadaSegundos: 0.5, superviseSeconds: 1 };
const { queue } = await startJobs({ url, db, agora, log, estado, jobs: [], deferred: [contar], ...every });
// Only a process that will be killed asks for the work, as a handler does.
if (where !== 'never') await tenant(db, 1).transaction((tx) => deferTo(() => queue)(tx, PASSOS, { escola_id: 1 }));
say('started');
