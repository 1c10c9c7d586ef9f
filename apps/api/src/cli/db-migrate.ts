/** `luneta db migrate`: migrates the database to this version. */
import type { Command } from 'commander';

import { withDb } from './with-db.ts';

export function register(program: Command): void {
  program
    .command('db')
    .description('Comandos do banco de dados')
    .command('migrate')
    .description('Aplica as migrações que faltam')
    .action(() => withDb(async () => void process.stdout.write('the database is up to date\n')));
}
