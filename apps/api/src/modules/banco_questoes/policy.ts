/** Who may read a question, and who its key. Release itself is the domain's rule. */
import { canSeeGabarito, isGabaritoReleased } from '@luneta/domain/gabarito';

import type { ExamOfSchool } from './liberacao-store.ts';

/** How the student of the session meets a question. */
export type QuestaoAccess = {
  /** The student has started an exam day in which the question stands. */
  readonly em_prova_iniciada: boolean;
  /** Exams with the question that were given to the student's class. */
  readonly avaliacoes_da_turma: readonly number[];
  /** Every exam of the school with the question. */
  readonly exams: readonly ExamOfSchool[];
};

/** A started exam day opens its questions; otherwise only the release of an exam of the student's own class does (T3). */
export function mayReadQuestao({ em_prova_iniciada, avaliacoes_da_turma, exams }: QuestaoAccess, agora: Date): boolean {
  if (em_prova_iniciada) return true;
  return exams.some(
    (exam) => avaliacoes_da_turma.includes(exam.avaliacao_id) && isGabaritoReleased(exam, agora.getTime()),
  );
}

/** The key is decided by the question and the time over the whole school, whatever the door (T1, T2, T4). */
export function mayReadKey(exams: readonly ExamOfSchool[], agora: Date): boolean {
  return canSeeGabarito(exams, { kind: 'banco_questoes' }, agora.getTime());
}
