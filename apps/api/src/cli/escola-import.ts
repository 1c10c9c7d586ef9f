/** `luneta escola import`: people and classes of a school from a file, by whoever runs the machine. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { type Command, Option } from 'commander';

import { tenant } from '../database/tenant.ts';
import { ApiError } from '../http/errors.ts';
import { importacao } from '../jobs/importacao.ts';
import type { JobContext } from '../jobs/job.ts';
import { requireEscola } from '../modules/escola/index.ts';
import { applyFromOperator, receiveFromOperator, relatorioOf } from '../modules/importacao/index.ts';
import { withDb } from './with-db.ts';

type Options = {
  escola: string;
  tipo: 'alunos' | 'equipe' | 'turmas' | 'pessoas';
  ano?: string;
  criarTurmas: boolean;
  ausentes: 'nada' | 'inativar';
  confirmar?: string;
  dryRun: boolean;
};

const log: JobContext['log'] = { info: () => undefined, warn: console.warn, error: console.error };

async function importFile(path: string, options: Options): Promise<void> {
  const conteudo = await readFile(path);
  await withDb(async (db) => {
    const escola = tenant(db, await requireEscola(db, options.escola));
    const agora = new Date();
    const opcoes = {
      criar_turmas: options.criarTurmas,
      ausentes: options.ausentes,
      ...(options.ano !== undefined && { ano: Number(options.ano) }),
    };
    const context = { db, agora, log };
    const arquivo = { tipo: options.tipo, nome_arquivo: basename(path), conteudo, opcoes, agora };
    const analysis = await receiveFromOperator(escola, arquivo);
    await importacao.defer(analysis, context);
    const report = await relatorioOf(escola, analysis.importacao_id);
    for (const line of report.linhas) console.log(line);
    if (report.comErro) process.exitCode = 1;
    if (options.dryRun || report.situacao !== 'pronta') return;
    const confirmacao = options.confirmar === undefined ? null : Number(options.confirmar);
    const application = await applyFromOperator(escola, analysis.importacao_id, { confirmacao, agora });
    await importacao.defer(application, context);
    const [last = ''] = (await relatorioOf(escola, analysis.importacao_id)).linhas.slice(-1);
    console.log(`aplicada: ${last}`);
  });
}

/** Adds the command under `luneta escola`. */
export function register(parent: Command): void {
  parent
    .command('import')
    .description('Importa alunos, equipe ou a lista de turmas de um CSV ou XLSX')
    .argument('<arquivo>', 'o modelo está no console, em Escola, Importações')
    .requiredOption('--escola <id>', 'escola que recebe o arquivo')
    .addOption(
      new Option('--tipo <tipo>', 'o que há no arquivo')
        .choices(['alunos', 'equipe', 'turmas', 'pessoas'])
        .default('alunos'),
    )
    .option('--ano <ano>', 'ano letivo das turmas (padrão: o ativo)')
    .option('--criar-turmas', 'cria as turmas que a escola ainda não tem', false)
    .addOption(
      new Option('--ausentes <o que fazer>', 'quem não está no arquivo').choices(['nada', 'inativar']).default('nada'),
    )
    .option('--confirmar <número>', 'quantas pessoas perdem o acesso, quando são mais de um décimo')
    .option('--dry-run', 'mostra o relatório e não muda ninguém', false)
    .action(async (path: string, options: Options) => {
      try {
        await importFile(path, options);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        console.error(`Arquivo não importado: ${error.message}`);
        process.exitCode = 1;
      }
    });
}
