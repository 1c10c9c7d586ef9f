/** `luneta operations`: every operation of the contract. */
import type { Command } from 'commander';

import { loadDocument, readOperations } from '../http/contract.ts';

export function register(program: Command): void {
  program
    .command('operations')
    .description('Lista as operações do contrato')
    .action(() => {
      const operations = readOperations(loadDocument());
      for (const { name, method, url } of operations) {
        process.stdout.write(`${method.toUpperCase().padEnd(6)} ${url}  ${name}\n`);
      }
      process.stdout.write(`${operations.length} operations\n`);
    });
}
