/** Handing in: first everything unsent, then the closing call, which may be repeated without harm (decisions 97, 107). */
import type { FailureKind } from '../ports.ts';
import type { Recibo } from '../shapes.ts';
import { afterFailure, connected } from './connection.ts';
import { signal, step, type Step } from './effects.ts';
import { finishRefusal, sendRefusal } from './guards.ts';
import { dueAll, hasRefused, hasUnsent, retryRefused } from './send.ts';
import type { FinishState, ProvaState } from './state.ts';

/**
 * The student confirmed. Answers and the newest draft go first, and what was refused once more. Whoever was told what is not
 * stored, and confirms again, hands in without it (D 208).
 */
export function confirm(state: ProvaState): Step {
  if (finishRefusal(state) !== null) return step(state);
  const accepted = state.finish.status === 'unstored';
  const finish: FinishState = { ...state.finish, status: 'flushing', cause: 'student', accepted, withdrawn: false };
  const again = accepted ? { ...state, finish } : retryRefused({ ...state, finish });
  return step(dueAll(again), { type: 'cancel-timer', name: 'essay' });
}

/** Back to answering. A closing call on its way cannot be called back, but it is not repeated if it fails. */
export function cancel(state: ProvaState): Step {
  const { status, cause } = state.finish;
  if (cause !== 'student') return step(state);
  if (status === 'closing') return step({ ...state, finish: { ...state.finish, withdrawn: true } });
  if (status === 'idle' || status === 'done') return step(state);
  return step({ ...state, finish: { ...state.finish, status: 'idle', accepted: false } });
}

/**
 * Runs after every event: closes as soon as nothing is left to send. What the server does not take is told first; when the
 * time is over nobody can be asked, and the receipt tells it.
 */
export function advance(state: ProvaState): Step {
  const { status, cause, accepted } = state.finish;
  if (status !== 'flushing' && status !== 'retrying') return step(state);
  if (sendRefusal(state) !== null) return step({ ...state, finish: { ...state.finish, status: 'retrying' } });
  if (hasUnsent(state)) return step(state);
  if (cause === 'student' && !accepted && hasRefused(state))
    return step({ ...state, finish: { ...state.finish, status: 'unstored' } });
  return step({ ...state, finish: { ...state.finish, status: 'closing' } }, { type: 'close' });
}

export function closeAcked(state: ProvaState, recibo: Recibo): Step {
  return closed(connected(state), recibo);
}

/**
 * `avaliacao_finalizada` as the answer to the closing call means that the exam is already closed, which counts as
 * success.
 */
export function closeFailed(state: ProvaState, failure: FailureKind): Step {
  if (failure === 'finished') return closed(state, state.finish.recibo);
  const { cause, withdrawn } = state.finish;
  // S3 §4: at time over a failure is ignored silently; the server closes by its own clock (D19).
  if (cause === 'time-over') return afterFailure({ ...state, finish: { ...state.finish, status: 'idle' } }, failure);
  const status = withdrawn ? 'idle' : failure === 'refused' ? 'failed' : 'retrying';
  return afterFailure({ ...state, finish: { ...state.finish, status, withdrawn: false } }, failure);
}

function closed(state: ProvaState, recibo: Recibo | null): Step {
  const { cause } = state.finish;
  const finish: FinishState = { ...state.finish, status: 'done', recibo };
  const facts =
    state.facts === null ? null : { ...state.facts, entregue_em: recibo?.entregue_em ?? state.facts.entregue_em };
  const next: ProvaState = { ...state, finish, facts };
  // The time-over countdown ends the session, so nothing is done here.
  if (cause === 'time-over') return step(next);
  const staysOpen = facts?.responde_apos_entrega === true;
  const phase = staysOpen ? state.phase : 'finished';
  return step({ ...next, phase }, signal({ type: 'go-finished', cause: 'delivered', recibo }));
}
