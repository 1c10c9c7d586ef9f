/** `luneta exam open`: tells what follows from giving an exam to a class, and gives it. */
import type { Command } from 'commander';

import { defaultEscola } from './escola-option.ts';
import { ExamOpenError, openExam } from './exam-open.ts';
import { previewExam } from './exam-preview.ts';
import { withDb } from './with-db.ts';

type CliOptions = { turma: string; inicio: string; fim: string; dia?: string; escola?: string; dryRun?: boolean };

/** Adds the command to the program. */
export function register(program: Command): void {
  program
    .command('exam')
    .description('Provas da escola')
    .command('open')
    .description('Dá uma prova a uma turma, com a janela em que pode ser feita')
    .argument('<codigo>', 'código da avaliação, como ENEM-2022')
    .requiredOption('--turma <codigo>', 'código da turma')
    .requiredOption('--inicio <ISO>', 'quando abre, como 2026-11-21T13:00:00-03:00')
    .requiredOption('--fim <ISO>', 'quando fecha')
    .option('--dia <n>', 'só este dia da prova (todos, quando falta)')
    .option('--escola <id>', 'escola (a primeira, quando falta)')
    .option('--dry-run', 'só os avisos: questões já vistas e resultados que saem mais tarde')
    .action(async (codigo: string, options: CliOptions) => {
      await withDb(async (db) => {
        try {
          const given = {
            escola_id: await defaultEscola(db, options.escola),
            avaliacao: codigo,
            turma: options.turma,
            inicio: new Date(options.inicio),
            fim: new Date(options.fim),
            dia: options.dia === undefined ? undefined : Number(options.dia),
            agora: new Date(),
          };
          for (const aviso of await previewExam(db, given)) console.log(`Atenção: ${aviso}.`);
          if (given.fim < given.agora) console.log('Atenção: esta janela já terminou.');
          if (options.dryRun === true) {
            console.log('Simulação: nada foi gravado.');
            return;
          }
          const opened = await openExam(db, given);
          for (const { dia_prova, janela } of opened.dias)
            console.log(`${codigo} dia ${dia_prova} para ${options.turma}: janela ${janela}`);
          console.log(`turma_avaliacao_id ${opened.turma_avaliacao_id}`);
        } catch (error) {
          if (!(error instanceof ExamOpenError)) throw error;
          console.error(`Prova não aberta: ${error.message}.`);
          process.exitCode = 1;
        }
      });
    });
}
