/**
 * Who may see an answer key, and when. Instants are epoch milliseconds. Everything that depends on correctness
 * (`gabarito`, `comentario`, `percentual_acerto`, `acertou`, marks) follows the same answer.
 */
import type { Perfil } from './perfil.ts';
import { TOLERANCE_SECONDS } from './prova-prazo.ts';

/** What the release of an exam follows from. */
export type ExamEnds = {
  /** Last `disponivel_ate` of each class, personal extensions included; null while a class has no end yet. */
  readonly classEndsMs: readonly (number | null)[];
  /** Staff may hold the key until this instant; null when they do not. */
  readonly heldUntilMs: number | null;
};

/** A published exam, as far as its key is concerned. Drafts are not passed. */
export type ExamOfQuestao = {
  /** Its release, as `gabaritoReleaseMs` computes it; null while it is not known, or while staff hold it back. */
  readonly liberadoEmMs: number | null;
};

/**
 * `gabarito_liberado_em`: the last end over all classes plus tolerance, or the later hold. null = not known, hence not
 * released: an exam without classes, or with a class that has no end. [GAB-1] D 96, sec D1
 */
export function gabaritoReleaseMs({ classEndsMs, heldUntilMs }: ExamEnds): number | null {
  const ends = classEndsMs.filter((end) => end !== null);
  if (ends.length === 0 || ends.length < classEndsMs.length) return null;
  return Math.max(Math.max(...ends) + TOLERANCE_SECONDS * 1000, heldUntilMs ?? Number.NEGATIVE_INFINITY);
}

/** True from the release on. */
export function isGabaritoReleased({ liberadoEmMs }: ExamOfQuestao, nowMs: number): boolean {
  return liberadoEmMs !== null && nowMs > liberadoEmMs;
}

/**
 * Where the student sees the question. Whether the student may see it at all is decided before. An `exercicio` is
 * locked by a right answer, a second wrong one or 'continue'. `waiting`: the question is an unanswered item of an open
 * roadmap or of a running Boss of this student, or an unanswered question of the quiz of one of its phases.
 */
export type GabaritoContext =
  | { readonly kind: 'prova' | 'resultado' }
  | { readonly kind: 'banco_questoes'; readonly waiting: boolean }
  | { readonly kind: 'exercicio'; readonly locked: boolean }
  | { readonly kind: 'boss'; readonly answered: boolean }
  | { readonly kind: 'quiz'; readonly answered: boolean; readonly waiting: boolean };

/**
 * May this student see the key of this question now? Never while any exam of the school that contains it is scheduled,
 * open or in tolerance, wherever the question is met [GAB-2]; in an exam, its result or the question bank only if an exam
 * that contains it has been released [GAB-3]; in practice once the item is locked or answered [GAB-4]. Own delivery plays
 * no part [GAB-5]. The question bank and a course keep the key while the question waits for this student's answer [GAB-7];
 * an exercise explains what was answered in it, whatever waits elsewhere [GAB-8].
 * @param exams every published exam of the school that contains the question, past ones included.
 */
export function canSeeGabarito(exams: readonly ExamOfQuestao[], context: GabaritoContext, nowMs: number): boolean {
  if (!exams.every((exam) => isGabaritoReleased(exam, nowMs))) return false;
  switch (context.kind) {
    case 'exercicio':
      return context.locked;
    case 'boss':
      return context.answered;
    case 'quiz':
      return context.answered && !context.waiting;
    case 'banco_questoes':
      return exams.length > 0 && !context.waiting;
    default:
      return exams.length > 0;
  }
}

/** Practice (exercise, Boss, quiz) never serves a question of an exam whose key is not released. [GAB-6] sec D2 */
export function canServeInPractice(exams: readonly ExamOfQuestao[], nowMs: number): boolean {
  return exams.every((exam) => isGabaritoReleased(exam, nowMs));
}

/** Staff who make exams, and so read their questions before anybody else. */
const MAKERS: readonly Perfil[] = ['coordenador', 'gestao_vida', 'admin'];

/** May this profile read stem and options of a question of an exam? @param inicioMs first start of its day, over all classes; null without one. [GAB-9] */
export function canReadItem(perfil: Perfil, inicioMs: number | null, nowMs: number): boolean {
  return MAKERS.includes(perfil) || (perfil !== 'aluno' && inicioMs !== null && nowMs >= inicioMs);
}
