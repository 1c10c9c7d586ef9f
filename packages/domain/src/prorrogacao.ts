/**
 * Extensions of running and finished attempts. An extension moves the student's window and, after the start, the end of
 * the attempt by the same span. So the original window is the present one minus the extensions received. Instants are
 * epoch milliseconds, spans are seconds.
 */
import { attemptEndMs, mustCloseAttempt, type AttemptTimes } from './prova-prazo.ts';

export type Interval = { readonly inicioMs: number; readonly fimMs: number };

/**
 * The interval whose exams are extended: what is open now when nothing is said; from a start alone until now, or that
 * instant itself when it is still to come; null when it ends before it begins or has no start. [PRR-1]
 */
export function intervalOf(inicioMs: number | null, fimMs: number | null, nowMs: number): Interval | null {
  if (inicioMs === null) return fimMs === null ? { inicioMs: nowMs, fimMs: nowMs } : null;
  const end = fimMs ?? Math.max(inicioMs, nowMs);
  return end < inicioMs ? null : { inicioMs, fimMs: end };
}

/** Whether something lasting from one instant to another was open at some moment of the interval, both ends included. [PRR-2] */
export function wasOpen(from: Interval, interval: Interval): boolean {
  return from.inicioMs <= interval.fimMs && from.fimMs >= interval.inicioMs;
}

export type Running = {
  readonly endMs: number;
  readonly acrescimosSeconds: number;
  readonly encerradaPor: 'aluno' | 'sistema' | null;
  readonly entregueEmMs: number | null;
};

/** The result of an extension for an attempt. */
export type Extended = {
  readonly endMs: number;
  readonly acrescimosSeconds: number;
  /** The attempt was closed by the clock and is open again. */
  readonly reopens: boolean;
};

/** Closed by the clock, not by the student. It opens again when the new end is still ahead. */
function moved(attempt: Running, endMs: number, acrescimosSeconds: number, nowMs: number): Extended {
  const closedByClock = attempt.encerradaPor === 'sistema' && attempt.entregueEmMs === null;
  return { endMs, acrescimosSeconds, reopens: closedByClock && !mustCloseAttempt(endMs, nowMs) };
}

/**
 * An attempt's end moves by the whole span, and two grants add up [PRR-3]; what the student has closed stays as it is,
 * which is null; what the clock closed opens again while the new end has not passed [PRR-4].
 */
export function extendAttempt(attempt: Running, seconds: number, nowMs: number): Extended | null {
  if (attempt.encerradaPor === 'aluno') return null;
  const acrescimos = attempt.acrescimosSeconds + seconds;
  return moved(attempt, attempt.endMs + seconds * 1000, acrescimos, nowMs);
}

/** When the attempt began, and its present window, extensions included. */
export type Accommodated = Running & Omit<AttemptTimes, 'acrescimosSeconds'>;

/**
 * A changed accommodation counts for days that are not closed: the end is computed again by PRA-1 and PRA-2 from the window
 * the attempt began with, and taken if it is later; null when it stays. [PRR-5]
 */
export function accommodateAttempt(attempt: Accommodated, nowMs: number): Extended | null {
  if (attempt.encerradaPor !== null) return null;
  const { acrescimosSeconds, windowEndMs } = attempt;
  const endMs = attemptEndMs({ ...attempt, windowEndMs: windowEndMs - acrescimosSeconds * 1000 });
  return endMs > attempt.endMs ? moved(attempt, endMs, acrescimosSeconds, nowMs) : null;
}

/** Whether the extension gives this attempt time: it is open, or opens again, and the new end lies ahead. [PRR-6] D 210 */
export function gainsTime(attempt: Running, extended: Extended | null, nowMs: number): extended is Extended {
  if (extended === null) return false;
  return extended.reopens || (attempt.encerradaPor === null && extended.endMs > nowMs);
}

/** An attempt that an extension gave time. */
export type Granted = {
  /** Its end without the extension. */
  readonly oldEndMs: number;
  /** When the extension was given. */
  readonly grantedMs: number;
  readonly iniciadaEmMs: number;
  readonly encerradaEmMs: number | null;
  /** The last answer or text that the server kept; null: none. */
  readonly gravadaEmMs: number | null;
};

const MINUTE_MS = 60_000;

/**
 * Whether somebody has used a minute of an extension: the attempt was open for one after its old end, or since the act
 * when that had passed, something was saved in that time, or it began after the old end. [PRR-7] D 210
 */
export function usedExtension(given: Granted, nowMs: number): boolean {
  const from = Math.max(given.oldEndMs, given.grantedMs);
  if (given.iniciadaEmMs >= given.oldEndMs) return true;
  if (given.gravadaEmMs !== null && given.gravadaEmMs > from) return true;
  return Math.min(nowMs, given.encerradaEmMs ?? nowMs) - from >= MINUTE_MS;
}

/**
 * The end of an attempt that began after an extension, as it would be without it: PRA-1 and PRA-2 from the window before.
 * Extensions received since the start stay. [PRR-8]
 */
export function endWithout(attempt: Accommodated, seconds: number): number {
  const { acrescimosSeconds, windowEndMs } = attempt;
  return attemptEndMs({ ...attempt, windowEndMs: windowEndMs - (acrescimosSeconds + seconds) * 1000 });
}
