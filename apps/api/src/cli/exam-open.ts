/**
 * `luneta exam open`: gives an exam that stands in the school to a class, with the window in which each day may be
 * taken. It moves no student's clock: a window that somebody has already used is not changed here.
 */
import type { Command } from 'commander';
import { and, desc, eq } from 'drizzle-orm';

import { transaction, type Db } from '../database/db.ts';
import {
  avaliacao,
  avaliacao_dia,
  tentativa,
  turma,
  turma_avaliacao,
  turma_avaliacao_dia,
} from '../database/schema/index.ts';
import { tenant, type Tenant } from '../database/tenant.ts';
import { refreshReleases } from '../question/release-store.ts';
import { defaultEscola } from './escola-option.ts';
import { withDb } from './with-db.ts';

/** The exam cannot be given; the message is for the operator. */
export class ExamOpenError extends Error {
  override readonly name = 'ExamOpenError';
}

export type ExamOpenOptions = {
  readonly escola_id: number;
  /** Codes of the exam and the class; of classes with the same code, the one of the newest year. */
  readonly avaliacao: string;
  readonly turma: string;
  readonly inicio: Date;
  readonly fim: Date;
  /** One day of the exam; every day when absent. */
  readonly dia?: number | undefined;
};

export type OpenedDay = { readonly dia_prova: number; readonly janela: 'criada' | 'alterada' | 'igual' };
export type ExamOpened = { readonly turma_avaliacao_id: number; readonly dias: readonly OpenedDay[] };

async function ensureTurmaAvaliacao(escola: Tenant, turma_id: number, avaliacao_id: number): Promise<number> {
  const given = and(eq(turma_avaliacao.turma_id, turma_id), eq(turma_avaliacao.avaliacao_id, avaliacao_id));
  await escola.insert(turma_avaliacao).values({ turma_id, avaliacao_id }).onConflictDoNothing();
  const [row] = await escola.select({ id: turma_avaliacao.id }).from(turma_avaliacao).where(given);
  if (!row) throw new Error('turma_avaliacao vanished inside its own transaction');
  return row.id;
}

async function openDay(
  escola: Tenant,
  turma_avaliacao_id: number,
  dia_prova: number,
  inicio: Date,
  fim: Date,
): Promise<OpenedDay> {
  const day = and(
    eq(turma_avaliacao_dia.turma_avaliacao_id, turma_avaliacao_id),
    eq(turma_avaliacao_dia.dia_prova, dia_prova),
  );
  const [row] = await escola.select().from(turma_avaliacao_dia).where(day);
  if (!row) {
    await escola.insert(turma_avaliacao_dia).values({ turma_avaliacao_id, dia_prova, inicio_em: inicio, fim_em: fim });
    return { dia_prova, janela: 'criada' };
  }
  if (row.inicio_em.getTime() === inicio.getTime() && row.fim_em.getTime() === fim.getTime())
    return { dia_prova, janela: 'igual' };
  const used = and(eq(tentativa.turma_avaliacao_id, turma_avaliacao_id), eq(tentativa.dia_prova, dia_prova));
  const [attempt] = await escola.select({ id: tentativa.id }).from(tentativa).where(used).limit(1);
  if (attempt)
    throw new ExamOpenError(`o dia ${dia_prova} já foi começado por algum aluno: a janela dele não muda por aqui`);
  await escola.update(turma_avaliacao_dia).set({ inicio_em: inicio, fim_em: fim }).where(day);
  return { dia_prova, janela: 'alterada' };
}

/**
 * Gives the exam to the class. Doing it again with the same window changes nothing.
 * @throws ExamOpenError when exam, class or day is unknown, the window is empty, or somebody has already started.
 */
export async function openExam(db: Db, options: ExamOpenOptions): Promise<ExamOpened> {
  const { inicio, fim, dia } = options;
  if (Number.isNaN(inicio.getTime()) || Number.isNaN(fim.getTime()))
    throw new ExamOpenError('início ou fim não é uma data ISO');
  if (fim <= inicio) throw new ExamOpenError('o fim da janela tem de vir depois do início');
  return transaction(db, async (tx) => {
    const escola = tenant(tx, options.escola_id);
    const [exam] = await escola
      .select({ id: avaliacao.id })
      .from(avaliacao)
      .where(eq(avaliacao.codigo, options.avaliacao));
    if (!exam) throw new ExamOpenError(`a avaliação ${options.avaliacao} não existe nesta escola`);
    const [room] = await escola
      .select({ id: turma.id })
      .from(turma)
      .where(eq(turma.codigo, options.turma))
      .orderBy(desc(turma.ano))
      .limit(1);
    if (!room) throw new ExamOpenError(`a turma ${options.turma} não existe nesta escola`);
    const all = await escola
      .select({ dia_prova: avaliacao_dia.dia_prova })
      .from(avaliacao_dia)
      .where(eq(avaliacao_dia.avaliacao_id, exam.id))
      .orderBy(avaliacao_dia.dia_prova);
    const days = all.filter(({ dia_prova }) => dia === undefined || dia_prova === dia);
    if (days.length === 0) throw new ExamOpenError(`a avaliação ${options.avaliacao} não tem o dia ${dia ?? 1}`);
    const turma_avaliacao_id = await ensureTurmaAvaliacao(escola, room.id, exam.id);
    const dias: OpenedDay[] = [];
    for (const { dia_prova } of days) dias.push(await openDay(escola, turma_avaliacao_id, dia_prova, inicio, fim));
    await refreshReleases(escola, [exam.id]);
    return { turma_avaliacao_id, dias };
  });
}

type CliOptions = { turma: string; inicio: string; fim: string; dia?: string; escola?: string };

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
    .action(async (codigo: string, options: CliOptions) => {
      await withDb(async (db) => {
        try {
          const opened = await openExam(db, {
            escola_id: await defaultEscola(db, options.escola),
            avaliacao: codigo,
            turma: options.turma,
            inicio: new Date(options.inicio),
            fim: new Date(options.fim),
            dia: options.dia === undefined ? undefined : Number(options.dia),
          });
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
