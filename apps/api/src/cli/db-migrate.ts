/** `luneta db migrate`: brings the database to this version. */
import type { Command } from 'commander';

import { withDb } from './with-db.ts';

export function register(program: Command): void {
  program
    .command('db')
    .description('the database')
    .command('migrate')
    .description('apply the migrations that are missing')
    .action(() => withDb(async () => void process.stdout.write('the database is up to date\n')));
}
