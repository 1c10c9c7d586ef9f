/**
 * Deadlines of an exam attempt. Instants are epoch milliseconds of the server's clock (`…Ms`), spans are seconds
 * (`…Seconds`). The client never decides here: it shows `tempo_restante`, and the server judges every answer.
 */

/** Answers made in time may still arrive this long after the end. D 93, sec D17 */
export const TOLERANCE_SECONDS = 120;

/** What the end of an attempt depends on. */
export type AttemptTimes = {
  /** When the student started. For an attempt not started yet pass `now`: the result is the end it would have. */
  readonly inicioMs: number;
  /** End of the class's window (`disponivel_ate`). */
  readonly windowEndMs: number;
  /** Length of the exam; null when only the window limits it. */
  readonly durationSeconds: number | null;
  /** Accommodation factor, 1 for none, 1.5 for half as much again. */
  readonly fator: number;
  /** Extensions granted by staff (`acréscimos`), added at the very end. */
  readonly acrescimosSeconds: number;
  /** Staff switch: the accommodation's extra time may pass the end of the window. */
  readonly fatorPastWindow: boolean;
};

/**
 * End of the attempt: min(window end, start + duration × factor) + extensions. [PRA-1] D 91
 * With the staff switch the window is moved by the accommodation's extra time and by nothing else. [PRA-2]
 */
export function attemptEndMs(times: AttemptTimes): number {
  const { inicioMs, windowEndMs, durationSeconds, fator, acrescimosSeconds, fatorPastWindow } = times;
  if (durationSeconds === null) return windowEndMs + acrescimosSeconds * 1000;
  const extraSeconds = fatorPastWindow ? durationSeconds * (fator - 1) : 0;
  const ownEndMs = inicioMs + durationSeconds * fator * 1000;
  return Math.min(windowEndMs + extraSeconds * 1000, ownEndMs) + acrescimosSeconds * 1000;
}

/** Whole seconds left, rounded down so that the screen never promises time the server will not grant; never negative. [PRA-3] */
export function tempoRestante(endMs: number, nowMs: number): number {
  return Math.max(0, Math.floor((endMs - nowMs) / 1000));
}

export type WindowState = 'scheduled' | 'open' | 'grace' | 'closed';

/** State of a window: both ends belong to 'open', then 120 s of 'grace'. [PRA-4] */
export function windowState(window: { readonly startMs: number; readonly endMs: number }, nowMs: number): WindowState {
  if (nowMs < window.startMs) return 'scheduled';
  if (nowMs <= window.endMs) return 'open';
  return nowMs <= window.endMs + TOLERANCE_SECONDS * 1000 ? 'grace' : 'closed';
}

/** True once the server must close the attempt by itself, delivered or not. [PRA-7] D 93 */
export function mustCloseAttempt(endMs: number, nowMs: number): boolean {
  return nowMs > endMs + TOLERANCE_SECONDS * 1000;
}

export type AnswerVerdict = 'aceita' | 'aceita_na_tolerancia' | 'fora_do_prazo' | 'prova_entregue';

/** An answer as it reaches the server. */
export type IncomingAnswer = {
  readonly nowMs: number;
  readonly inicioMs: number;
  readonly endMs: number;
  /** When the client says the choice was made, on the server's timeline; null when it does not say. */
  readonly answeredAtMs: number | null;
  /** When the student handed in, or null. */
  readonly entregueEmMs: number | null;
  /** `responde_apos_entrega` of the assessment (v1 true, v2 false unless set otherwise). */
  readonly answersAfterEntrega: boolean;
};

/**
 * What to do with an incoming answer. In time: accepted [PRA-5]. Late: accepted within 120 s only if it claims to have
 * been made between start and end, a claim the server can bound [PRA-6]; otherwise 'fora_do_prazo', which the caller
 * stores apart for staff and never counts. After delivery: refused unless the assessment lets answering go on [PRA-8].
 */
export function answerVerdict(answer: IncomingAnswer): AnswerVerdict {
  const { nowMs, inicioMs, endMs, answeredAtMs, entregueEmMs, answersAfterEntrega } = answer;
  if (entregueEmMs !== null && !answersAfterEntrega) return 'prova_entregue';
  if (nowMs <= endMs) return 'aceita';
  const claimHolds = answeredAtMs !== null && answeredAtMs >= inicioMs && answeredAtMs <= endMs;
  return claimHolds && !mustCloseAttempt(endMs, nowMs) ? 'aceita_na_tolerancia' : 'fora_do_prazo';
}

/** Device and server differ by less where the time of an exam ends. */
const CLOCK_SECONDS = 5;

/** Whether the student handed in, and not the clock that ran out. [PRA-11] S3 §4 */
export function deliveredThemself(entregueEmMs: number | null, endMs: number | null): boolean {
  return entregueEmMs !== null && (endMs === null || endMs - entregueEmMs > CLOCK_SECONDS * 1000);
}

/** Whether somebody may still answer the exam: until its last end over all classes and the tolerance; unknown counts as yes. [PRA-12] */
export function canBeAnswered(fimMs: number | null, nowMs: number): boolean {
  return fimMs === null || nowMs <= fimMs + TOLERANCE_SECONDS * 1000;
}
