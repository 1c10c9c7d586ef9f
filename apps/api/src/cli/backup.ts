/** `luneta backup <arquivo>` and `luneta restore <arquivo>`: the whole database in one file, and back. */
import { resolve } from 'node:path';

import type { Command } from 'commander';

import { readConfig } from '../config.ts';
import { restoreBackup } from '../database/backup/load.ts';
import { saveBackup } from '../database/backup/save.ts';
import type { Manifest } from '../database/backup/manifest.ts';
import { openDatabase } from '../serve/open-database.ts';

const say = (message: string) => process.stdout.write(`${message}\n`);
const rowsOf = ({ tabelas }: Manifest) => tabelas.reduce((sum, { linhas }) => sum + linhas, 0);

/** Opens the database unchanged: neither command may migrate it first. */
async function withUrl(work: (url: string) => Promise<void>): Promise<void> {
  const database = await openDatabase(readConfig(), (message) => process.stderr.write(`${message}\n`));
  try {
    await work(database.url);
  } finally {
    await database.stop();
  }
}

export function register(program: Command): void {
  program
    .command('backup')
    .description('Grava o banco inteiro em um arquivo, sem parar o servidor')
    .argument('<arquivo>', 'arquivo novo')
    .action((arquivo: string) =>
      withUrl(async (url) => {
        const path = resolve(arquivo);
        const saved = await saveBackup(url, path, new Date());
        say(
          `Cópia gravada em ${path}: ${saved.tabelas.length} tabelas, ${rowsOf(saved)} linhas, ${saved.bytes} bytes.`,
        );
        say(
          'Guarde com ela, em outro lugar, LUNETA_SECRET e LUNETA_PEPPER, ou os arquivos secret e pepper da pasta de dados.',
        );
      }),
    );
  program
    .command('restore')
    .description('Restaura o banco a partir de uma cópia: tudo ou nada')
    .argument('<arquivo>', 'arquivo de luneta backup')
    .option('--substituir <banco>', 'nome do banco cujos dados podem ser apagados')
    .action((arquivo: string, { substituir }: { substituir?: string }) =>
      withUrl(async (url) => {
        const path = resolve(arquivo);
        const manifest = await restoreBackup({ url, path, ...(substituir !== undefined && { replace: substituir }) });
        say(
          `Cópia de ${manifest.criado_em} restaurada: ${manifest.tabelas.length} tabelas, ${rowsOf(manifest)} linhas.`,
        );
      }),
    );
}
