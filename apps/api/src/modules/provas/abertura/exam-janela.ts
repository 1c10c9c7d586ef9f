/**
 * The window of `luneta exam open` as the operator writes it, read on the clock of the school, and said again in words before
 * anything is written.
 */
import { formatInstante, readInstante, type InstanteErro } from '@luneta/domain/instante-escrito';
import { liberacaoMinimaMs } from '@luneta/domain/liberacao';

import type { Db } from '../../../database/db.ts';
import { run, statement } from '../../../database/statement.ts';
import { ExamOpenError } from './exam-open.ts';

const ZONE = statement<{ escola_id: number }, { fuso_horario: string }>(
  'find_prova_fuso',
  'select fuso_horario from escola where id = :escola_id',
);

/** The zone of the school, never of the machine. */
export async function findZone(db: Db, escola_id: number): Promise<string> {
  const [row] = await run(db, ZONE, { escola_id });
  if (!row) throw new ExamOpenError(`a escola ${escola_id} não existe`);
  return row.fuso_horario;
}

export const FORMATOS = '2027-05-10 13:00, 10/05/2027 13:00 (dia primeiro) ou, com o fuso, 2027-05-10T13:00-03:00';

const REASONS: Readonly<Record<InstanteErro, string>> = {
  formato: `não entendemos este formato; escreva como ${FORMATOS}`,
  data: 'este dia não existe no calendário (dia/mês/ano)',
  hora: 'esta hora não existe',
  nao_existe: 'o relógio da escola pula esta hora (horário de verão)',
  duas_vezes: 'o relógio da escola mostra esta hora duas vezes (horário de verão); escreva também o fuso, como -03:00',
};

/** @throws ExamOpenError with the reason */
export function readMoment(qual: 'início' | 'fim', text: string, timeZone: string): Date {
  const read = readInstante(text, timeZone);
  if ('erro' in read) throw new ExamOpenError(`${qual} "${text}": ${REASONS[read.erro]}`);
  return new Date(read.ms);
}

/** Both ends of the window in words. */
export const windowInWords = (inicio: Date, fim: Date, timeZone: string): string[] => [
  `Abre ${formatInstante(inicio.getTime(), timeZone)}.`,
  `Fecha ${formatInstante(fim.getTime(), timeZone)}.`,
];

/** The window is over, tolerance included: without a hold the results go out as soon as they are computed. */
export function isOver(fim: Date, agora: Date): boolean {
  const minima = liberacaoMinimaMs([fim.getTime()]);
  return minima !== null && agora.getTime() > minima;
}
