/** The command `luneta import enem <pasta>`. */
import type { Command } from 'commander';

import { defaultEscola } from '../escola-option.ts';
import { withDb } from '../with-db.ts';
import { importEnem, ImportError, reportLines } from './import-enem.ts';

export * from './import-enem.ts';

/** Adds the command to the program. */
export function register(program: Command): void {
  program
    .command('import')
    .description('Importa conteúdo de fora')
    .command('enem')
    .description('Importa uma prova do ENEM de uma pasta (questions/, inep-crosswalk.json)')
    .argument('<pasta>', 'pasta de um ano, como enem/2022')
    .option('--escola <id>', 'escola que recebe a prova (a primeira, quando falta)')
    .option('--dry-run', 'mostra o relatório e não grava nada', false)
    .action(async (folder: string, options: { escola?: string; dryRun: boolean }) => {
      await withDb(async (db) => {
        try {
          const escola_id = await defaultEscola(db, options.escola);
          const report = await importEnem(db, { folder, escola_id, agora: new Date(), dryRun: options.dryRun });
          for (const line of reportLines(report)) console.log(line);
        } catch (error) {
          if (!(error instanceof ImportError)) throw error;
          console.error(`Importação não feita: ${error.message}.`);
          process.exitCode = 1;
        }
      });
    });
}
