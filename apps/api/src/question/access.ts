/** Whether a student may read a question of the bank, and its key. Release itself is the domain's rule. */
import { canSeeGabarito, canServeInPractice, isGabaritoReleased } from '@luneta/domain/gabarito';

import type { ExamOfSchool } from './release.ts';

/** How the student of the session meets a question. */
export type QuestaoAccess = {
  /** The student has started an exam day in which the question stands. */
  readonly em_prova_iniciada: boolean;
  /** Exams with the question that were given to the student's class. */
  readonly avaliacoes_da_turma: readonly number[];
  /** It stands in a roadmap that is open to the student, or was. */
  readonly em_pratica: boolean;
  /** The student's own item with it is locked: answered, or given up; or answered in a Boss. */
  readonly pratica_bloqueada: boolean;
  /** The student's running Boss asks it and has no answer yet. */
  readonly boss_pendente: boolean;
  /** Every exam of the school with the question. */
  readonly exams: readonly ExamOfSchool[];
};

/** A started exam day opens its questions; otherwise only the release of an exam of the student's own class does (T3). */
function reachedByExam({ em_prova_iniciada, avaliacoes_da_turma, exams }: QuestaoAccess, agora: Date): boolean {
  if (em_prova_iniciada) return true;
  return exams.some(
    (exam) => avaliacoes_da_turma.includes(exam.avaliacao_id) && isGabaritoReleased(exam, agora.getTime()),
  );
}

/** By an exam, or by a roadmap as long as practice may serve the question (GAB-6). */
export function mayReadQuestao(access: QuestaoAccess, agora: Date): boolean {
  return reachedByExam(access, agora) || (access.em_pratica && canServeInPractice(access.exams, agora.getTime()));
}

/**
 * The key of one question for this student. The question and the time decide over the whole school (T1, T2, T4). Who
 * reaches it by a roadmap alone waits until the own item is locked, also when another class's exam with it is long over
 * (GAB-4). While the own Boss asks it nobody tells it, whatever the student has seen before: the screen of the Boss reads
 * its questions here (C20).
 */
export function mayReadKeyOf(access: QuestaoAccess, agora: Date): boolean {
  if (access.boss_pendente) return false;
  const nowMs = agora.getTime();
  if (reachedByExam(access, agora) && canSeeGabarito(access.exams, { kind: 'banco_questoes' }, nowMs)) return true;
  return canSeeGabarito(access.exams, { kind: 'exercicio', locked: access.pratica_bloqueada }, nowMs);
}
