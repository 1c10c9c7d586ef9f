/** `luneta exam open`: tells what follows from giving an exam to a class, and gives it. */
import { createInterface } from 'node:readline/promises';

import { type Command, Option } from 'commander';

import type { Db } from '../database/db.ts';
import {
  type Aplicacao,
  APLICACOES,
  ExamOpenError,
  type ExamOpenOptions,
  findZone,
  FORMATOS,
  isOver,
  openExam,
  readMoment,
  windowInWords,
} from '../modules/provas/index.ts';
import { defaultEscola } from '../modules/escola/index.ts';
import { previewExam } from './exam-preview.ts';
import { withDb } from './with-db.ts';

export type ExamCliOptions = {
  turma: string;
  inicio: string;
  fim: string;
  dia?: string;
  escola?: string;
  aplicacao?: Aplicacao;
  reter?: boolean;
  dryRun?: boolean;
};

/** Where the command writes and asks. */
export type Console = {
  readonly say: (line: string) => void;
  /** Null where nobody can be asked. */
  readonly ask: ((question: string) => Promise<string>) | null;
};

async function optionsOf(db: Db, codigo: string, options: ExamCliOptions, agora: Date): Promise<ExamOpenOptions> {
  const escola_id = await defaultEscola(db, options.escola);
  const zone = await findZone(db, escola_id);
  return {
    escola_id,
    avaliacao: codigo,
    turma: options.turma,
    inicio: readMoment('início', options.inicio, zone),
    fim: readMoment('fim', options.fim, zone),
    dia: options.dia === undefined ? undefined : Number(options.dia),
    aplicacao: options.aplicacao,
    reter: options.reter,
    agora,
  };
}

/** Whether the results are held: as the option says; where the window is over somebody is asked, or told how to. */
async function reterOf(given: ExamOpenOptions, { say, ask }: Console): Promise<boolean> {
  if (given.reter !== undefined || !isOver(given.fim, given.agora)) return given.reter ?? false;
  say('Atenção: esta janela já terminou. O resultado sai para os alunos assim que for calculado.');
  if (ask === null) {
    say('Para que ele espere até alguém liberar, use --reter.');
    return false;
  }
  return /^s/iu.test((await ask('Reter o resultado até alguém liberar? [s/N] ')).trim());
}

/** The whole command. @throws ExamOpenError with a message for the operator */
export async function runExamOpen(
  db: Db,
  codigo: string,
  options: ExamCliOptions,
  { say, ask }: Console,
  agora: Date,
): Promise<void> {
  const given = await optionsOf(db, codigo, options, agora);
  for (const line of windowInWords(given.inicio, given.fim, await findZone(db, given.escola_id))) say(line);
  for (const aviso of await previewExam(db, given)) say(`Atenção: ${aviso}.`);
  const dry = options.dryRun === true;
  const reter = await reterOf(given, { say, ask: dry ? null : ask });
  if (dry) {
    say('Simulação: nada foi gravado.');
    return;
  }
  const opened = await openExam(db, { ...given, reter });
  for (const { dia_prova, janela } of opened.dias)
    say(`${codigo} dia ${dia_prova} para ${options.turma}: janela ${janela}`);
  if (options.aplicacao !== undefined) say(`aplicação: ${options.aplicacao}`);
  if (reter) say('O resultado fica retido até alguém liberar na tela da prova.');
  say(`turma_avaliacao_id ${opened.turma_avaliacao_id}`);
}

async function askTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

/** Adds the command to the program. */
export function register(program: Command): void {
  program
    .command('exam')
    .description('Provas da escola')
    .command('open')
    .description('Abre uma prova para uma turma, com início e fim no relógio da escola')
    .argument('<codigo>', 'código da avaliação, como ENEM-2022')
    .requiredOption('--turma <codigo>', 'código da turma')
    .requiredOption('--inicio <quando>', `quando abre: ${FORMATOS}`)
    .requiredOption('--fim <quando>', 'quando fecha')
    .option('--dia <n>', 'só este dia da prova (padrão: todos)')
    .option('--escola <id>', 'escola (padrão: a primeira)')
    .addOption(new Option('--aplicacao <modo>', 'como a prova é feita, em todas as turmas').choices([...APLICACOES]))
    .option('--reter', 'o resultado espera até alguém liberar')
    .option('--no-reter', 'o resultado sai sozinho')
    .option('--dry-run', 'só os avisos: questões já vistas e resultados que saem mais tarde')
    .action(async (codigo: string, options: ExamCliOptions) => {
      await withDb(async (db) => {
        try {
          const ask = process.stdin.isTTY && process.stdout.isTTY ? askTerminal : null;
          await runExamOpen(db, codigo, options, { say: console.log, ask }, new Date());
        } catch (error) {
          if (!(error instanceof ExamOpenError)) throw error;
          console.error(`Prova não aberta: ${error.message}.`);
          process.exitCode = 1;
        }
      });
    });
}
