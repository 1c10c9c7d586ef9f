/** `luneta maintenance on|off|status` and `luneta escola block|unblock` (decisions 13 and 177); `escola import` has its own file. */
import { Argument, type Command } from 'commander';

import {
  maintenanceSince,
  recordOperatorAct,
  requireEscola,
  setMaintenance,
  unblockEscola,
} from '../modules/escola/index.ts';
import { tenant } from '../database/tenant.ts';
import { blockEscola } from '../modules/pessoas/index.ts';
import * as escolaImport from './escola-import.ts';
import { withDb } from './with-db.ts';

const say = (message: string) => process.stdout.write(`${message}\n`);

export function register(program: Command): void {
  program
    .command('maintenance')
    .description('Manutenção: ninguém entra; quem já entrou continua')
    .addArgument(new Argument('<estado>').choices(['on', 'off', 'status']))
    .action((state: 'on' | 'off' | 'status') =>
      withDb(async (db) => {
        if (state !== 'status') await setMaintenance(db, state === 'on', new Date());
        const since = await maintenanceSince(db);
        say(since ? `Em manutenção desde ${since.toISOString()}.` : 'Fora de manutenção.');
      }),
    );

  const school = program.command('escola').description('Acesso, pessoas e turmas de uma escola');
  escolaImport.register(school);
  school
    .command('block')
    .description('Suspende a escola: ninguém dela entra e as sessões terminam')
    .argument('<id>', 'número da escola')
    .action((id: string) =>
      withDb(async (db) => {
        const [school, agora] = [tenant(db, await requireEscola(db, id)), new Date()];
        const ended = await school.transaction(async (tx) => {
          const sessoes = await blockEscola(tx, agora);
          await recordOperatorAct(tx, { acao: 'escola_suspensa', detalhe: { sessoes }, agora });
          return sessoes;
        });
        say(`Escola ${id} suspensa. Sessões encerradas: ${ended}.`);
      }),
    );
  school
    .command('unblock')
    .description('Libera a escola')
    .argument('<id>', 'número da escola')
    .action((id: string) =>
      withDb(async (db) => {
        await tenant(db, await requireEscola(db, id)).transaction(async (tx) => {
          await unblockEscola(tx);
          await recordOperatorAct(tx, { acao: 'escola_liberada', agora: new Date() });
        });
        say(`Escola ${id} liberada.`);
      }),
    );
}
