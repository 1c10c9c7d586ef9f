/** `luneta operations`: every operation of the contract, and which ones still answer 501. */
import type { Command } from 'commander';

import { loadDocument, readOperations } from '../http/contract.ts';
import { notBuilt } from '../modules/not-built.ts';

export function register(program: Command): void {
  program
    .command('operations')
    .description('list the operations of the contract')
    .option('--missing', 'only those that answer 501')
    .action(({ missing = false }: { missing?: boolean }) => {
      const later = new Set<string>(notBuilt);
      const operations = readOperations(loadDocument()).filter(({ id }) => !missing || later.has(id));
      for (const { name, id, method, url } of operations) {
        process.stdout.write(`${later.has(id) ? '501' : 'ok '}  ${method.toUpperCase().padEnd(5)} ${url}  ${name}\n`);
      }
      process.stdout.write(`${operations.length} operations${missing ? ' are not built' : ''}\n`);
    });
}
