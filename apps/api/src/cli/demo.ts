/** The command `luneta demo reset`. */
import type { Command } from 'commander';

import type { Db } from '../database/db.ts';
import { SETTINGS } from '../config-settings.ts';
import { readConfig } from '../config.ts';
import { pepperOf } from '../serve/acesso.ts';
import { hasSchool } from '../modules/escola/index.ts';
import { withDb } from './with-db.ts';
import { demoAccounts } from '../demo/accounts.ts';
import { NotADemoError, seedDemo } from '../demo/seed.ts';

/** Whether the demo may be written here: only when it was requested, or when the database is empty (decision 189). */
export async function mayReset(db: Db, env: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  if (SETTINGS.LUNETA_DEMO.read(env)) return true;
  return !(await hasSchool(db));
}

/** Adds the command to the program. */
export function register(program: Command): void {
  program
    .command('demo')
    .description('Escola de demonstração')
    .command('reset')
    .description('Recria a demonstração (exige LUNETA_DEMO=1 ou um banco vazio)')
    .action(async () => {
      await withDb(async (db) => {
        try {
          if (!(await mayReset(db, process.env)))
            throw new NotADemoError('defina LUNETA_DEMO=1 para recriar a demonstração');
          await seedDemo(db, new Date(), pepperOf(readConfig()));
          console.log('Demonstração recriada. Contas:');
          for (const { login, senha, descricao } of demoAccounts) console.log(`  ${login}  ${senha}  ${descricao}`);
        } catch (error) {
          if (!(error instanceof NotADemoError)) throw error;
          console.error(`Demonstração não recriada: ${error.message}.`);
          process.exitCode = 1;
        }
      });
    });
}
