/** Whether a student may read a question of the bank, and its key. The domain decides about release. */
import { canSeeGabarito, canServeInPractice, isGabaritoReleased } from '@luneta/domain/gabarito';

import type { ExamOfSchool } from './release.ts';

/** How the student of the session knows a question. */
export type QuestaoAccess = {
  /** The student has started an exam day that contains the question. */
  readonly em_prova_iniciada: boolean;
  /** Exams with the question that were given to the student's class. */
  readonly avaliacoes_da_turma: readonly number[];
  /** It is in a roadmap that is or was open to the student. */
  readonly em_pratica: boolean;
  /** The student's own item with the question is locked: answered, skipped, or answered in a Boss. */
  readonly pratica_bloqueada: boolean;
  /** An open roadmap of the student contains it, and it is not locked there yet. */
  readonly pratica_pendente: boolean;
  /** The student's running Boss contains it and it is not answered yet. */
  readonly boss_pendente: boolean;
  /** Every exam of the school with the question. */
  readonly exams: readonly ExamOfSchool[];
};

/** A started exam day allows reading its questions. Otherwise an exam of the student's class must be released (T3). */
function reachedByExam({ em_prova_iniciada, avaliacoes_da_turma, exams }: QuestaoAccess, agora: Date): boolean {
  if (em_prova_iniciada) return true;
  return exams.some(
    (exam) => avaliacoes_da_turma.includes(exam.avaliacao_id) && isGabaritoReleased(exam, agora.getTime()),
  );
}

/** Allowed by an exam, or by a roadmap as long as practice may serve the question (GAB-6). */
export function mayReadQuestao(access: QuestaoAccess, agora: Date): boolean {
  return reachedByExam(access, agora) || (access.em_pratica && canServeInPractice(access.exams, agora.getTime()));
}

/**
 * The key of one question for this student. All exams of the school with the question and the time decide (T1, T2, T4). A
 * student who knows the question only from a roadmap waits until the own item is locked, even when an exam of another class
 * with the question is already released (GAB-4). While an open roadmap or the own Boss waits for the answer, the key stays
 * hidden, whatever the student saw before (GAB-7, BOS-15): their screens read the question here.
 */
export function mayReadKeyOf(access: QuestaoAccess, agora: Date): boolean {
  const nowMs = agora.getTime();
  const waiting = access.boss_pendente || access.pratica_pendente;
  if (reachedByExam(access, agora) && canSeeGabarito(access.exams, { kind: 'banco_questoes', waiting }, nowMs))
    return true;
  return canSeeGabarito(access.exams, { kind: 'exercicio', locked: access.pratica_bloqueada && !waiting }, nowMs);
}
