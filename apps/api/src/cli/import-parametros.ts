/** The command `luneta import parametros <arquivo>`. */
import { readFile } from 'node:fs/promises';

import { readArquivoDeTabela } from '@luneta/domain/tabela-arquivo';
import type { Command } from 'commander';

import { defaultEscola } from '../modules/escola/index.ts';
import { withDb } from './with-db.ts';
import { importParametros, isIncomplete, ParametrosError, parametrosReportLines } from '../modules/importacao/index.ts';

type Options = { avaliacao: string; caderno?: string; escola?: string; dryRun: boolean; aceitarDefeitos: boolean };

/** INEP publishes in UTF-8 in some years and in Windows-1252 in others. */
function decode(bytes: Buffer): string {
  const arquivo = readArquivoDeTabela(bytes);
  if (arquivo.tipo === 'texto') return arquivo.texto;
  throw new ParametrosError(`o arquivo não é um CSV (${arquivo.tipo})`);
}

/** Adds the command under `luneta import`. */
export function register(parent: Command): void {
  parent
    .command('parametros')
    .description('Importa os parâmetros da TRI dos itens de uma prova')
    .argument('<arquivo>', 'ITENS_PROVA_<ano>.csv do INEP, ou um CSV com item;a;b;c;anulada;lingua')
    .requiredOption('--avaliacao <codigo>', 'código da avaliação, como ENEM-2016')
    .option('--caderno <cor ou CO_PROVA>', 'caderno do INEP (padrão: o que tem os gabaritos da prova)')
    .option('--escola <id>', 'escola da prova (padrão: a primeira)')
    .option('--dry-run', 'mostra o relatório e não grava nada', false)
    .option('--aceitar-defeitos', 'termina com 0 mesmo que um item ou uma linha tenha ficado de fora', false)
    .action(async (path: string, { avaliacao, caderno, escola, dryRun, aceitarDefeitos }: Options) => {
      const bytes = await readFile(path);
      await withDb(async (db) => {
        try {
          const text = decode(bytes);
          const escola_id = await defaultEscola(db, escola);
          const options = { text, escola_id, avaliacao, caderno, agora: new Date(), dryRun };
          const report = await importParametros(db, options);
          for (const line of parametrosReportLines(report)) console.log(line);
          if (isIncomplete(report) && !aceitarDefeitos) process.exitCode = 1;
        } catch (error) {
          if (!(error instanceof ParametrosError)) throw error;
          console.error(`Parâmetros não importados: ${error.message}.`);
          process.exitCode = 1;
        }
      });
    });
}
