/** `luneta db migrate`: migrates the database to this version. */
import type { Command } from 'commander';

import { withDb } from './with-db.ts';

export function register(program: Command): void {
  program
    .command('db')
    .description('commands for the database')
    .command('migrate')
    .description('apply the missing migrations')
    .action(() => withDb(async () => void process.stdout.write('the database is up to date\n')));
}
