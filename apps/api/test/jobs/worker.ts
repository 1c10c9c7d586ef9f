/**
 * A process that does deferred work: `node worker.ts <database> <where to hang>`. The work writes its step's number into a
 * table. `inside-4` hangs in the transaction of step 4, `after-4` between its commit and step 5, `never` does not hang.
 */
import { openPool } from '../../src/database/db.ts';
import { createEstado } from '../../src/http/estado.ts';
import { startJobs } from '../../src/jobs/runner.ts';
import { deferred } from '../../src/jobs/deferred.ts';
import type { Job } from '../../src/jobs/job.ts';

const STEPS = 10;
const [, , url = '', where = 'never'] = process.argv;
const say = (word: string): void => void process.stdout.write(`${word}\n`);
const hang = (): Promise<never> => {
  say('hangs');
  return new Promise(() => undefined);
};

const contar = deferred<{ escola_id: number }>('contar-passos', {
  payload: { type: 'object', required: ['escola_id'], properties: { escola_id: { type: 'integer' } } },
  chaveOf: () => 'tudo',
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
const pedir: Job = {
  name: 'pedir',
  cron: '* * * * *',
  sem_espaco: 'espera',
  run: (context) => contar.defer({ escola_id: 1 }, context),
};
// Only a process that will be killed asks for the work.
const jobs = where === 'never' ? [] : [pedir];
const estado = createEstado();
const agora = () => new Date();
const every = { cadaSegundos: 0.5, superviseSeconds: 1 };
await startJobs({ url, db, agora, log, estado, jobs, deferred: [contar], ...every });
say('started');
