/** The command `luneta import enem <pasta>`. */
import type { Command } from 'commander';

import { defaultEscola } from '../modules/escola/index.ts';
import { withDb } from './with-db.ts';
import { enemReportLines, importEnem, ImportError, seriousOf } from '../modules/importacao/index.ts';

type Options = { escola?: string; dryRun: boolean; aceitarDefeitos: boolean };

/** What the operator must still decide, or null. The exam itself is imported either way. */
export function unaccepted(report: Parameters<typeof seriousOf>[0], accepted: boolean): string | null {
  const n = seriousOf(report).length;
  if (n === 0 || accepted) return null;
  return `${n} defeitos tiram questões ou mudam áreas. Confira o relatório; --aceitar-defeitos diz que estão aceitos.`;
}

/** Adds the command under `luneta import`. */
export function register(parent: Command): void {
  parent
    .command('enem')
    .description('Importa uma prova do ENEM de uma pasta (questions/, inep-crosswalk.json)')
    .argument('<pasta>', 'pasta de um ano, como enem/2022')
    .option('--escola <id>', 'escola que recebe a prova (padrão: a primeira)')
    .option('--dry-run', 'mostra o relatório e não grava nada', false)
    .option(
      '--aceitar-defeitos',
      'termina com 0 mesmo com questões perdidas ou áreas decididas contra o arquivo',
      false,
    )
    .action(async (folder: string, { escola, dryRun, aceitarDefeitos }: Options) => {
      await withDb(async (db) => {
        try {
          const escola_id = await defaultEscola(db, escola);
          const report = await importEnem(db, { folder, escola_id, agora: new Date(), dryRun });
          for (const line of enemReportLines(report)) console.log(line);
          const refusal = unaccepted(report, aceitarDefeitos);
          if (refusal === null) return;
          console.error(refusal);
          process.exitCode = 1;
        } catch (error) {
          if (!(error instanceof ImportError)) throw error;
          console.error(`Importação não feita: ${error.message}.`);
          process.exitCode = 1;
        }
      });
    });
}
