/** Decides which results a student's list holds and when their numbers may be seen. */
import { isGabaritoReleased } from '@luneta/domain/gabarito';

import { toExam } from '../../../questoes/index.ts';
import type { ResultadoRow } from './store.ts';

/** A row that the job has computed. */
export type Liberado = ResultadoRow & { presente: boolean };

/** Whether the exam is over for the student: every day is finished, or the student's last end has passed. */
export function isListed(row: ResultadoRow, agora: Date): boolean {
  return row.dias_concluidos === row.dias || row.fim_do_aluno_em < agora;
}

/** Whether the student took a day of the exam: as computed, and before that by a day that has ended for the student. */
export function wasPresent({ presente, finalizada_em }: Pick<ResultadoRow, 'presente' | 'finalizada_em'>): boolean {
  return presente ?? finalizada_em !== null;
}

/**
 * Numbers are shown once they are computed and released over all classes (decision 96). The student's delivery does not
 * matter.
 */
export function isLiberado(row: ResultadoRow, agora: Date): row is Liberado {
  return row.presente !== null && isGabaritoReleased(toExam(row), agora.getTime());
}
