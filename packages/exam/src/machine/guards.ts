/**
 * What stands against an act now: the reason, or null when nothing does. The same answer stops an event in the machine and
 * tells the screen which words to show. The first reason that holds is the one that the student can do least about.
 */
import type { ProvaPolicy } from '@luneta/domain/prova-policy';
import type { ProvaState } from './state.ts';

/** Why an act is refused now. */
export type Refusal =
  /** A profile or a mode that may only look. */
  | 'read-only'
  /** Another student signed in: this session never writes again. */
  | 'other-student'
  /** The session ended; the same student must sign in again. */
  | 'signed-out'
  /** A newer tab writes. */
  | 'other-tab'
  /** The answers are not here yet. */
  | 'loading'
  /** The time is over, the exam is handed in, or it has not begun. */
  | 'not-running'
  /** It is being handed in. */
  | 'closing'
  | 'offline'
  /** The same act is under way. */
  | 'saving'
  /** There is nothing to do: no change to save, no essay, no language to choose. */
  | 'nothing';

const BY_ACCESS = {
  open: null,
  'read-only': 'read-only',
  'other-student': 'other-student',
  'needs-sign-in': 'signed-out',
  'taken-over': 'other-tab',
} as const satisfies Record<ProvaState['access'], Refusal | null>;

/** Answering goes on before delivery, and after it where the assessment says so (decision 92). */
function answeringRefusal({ access, phase, finish }: ProvaState): Refusal | null {
  const byAccess = BY_ACCESS[access];
  if (byAccess !== null) return byAccess;
  if (phase === 'loading' || phase === 'load-failed') return 'loading';
  if (phase !== 'answering') return 'not-running';
  const { status } = finish;
  return status === 'flushing' || status === 'closing' || status === 'retrying' ? 'closing' : null;
}

function offlineRefusal({ connection }: ProvaState): Refusal | null {
  return connection.status === 'offline' ? 'offline' : null;
}

/** Against choosing or clearing an option. v2: also while offline (decision 94). */
export function choiceRefusal(state: ProvaState, policy: ProvaPolicy): Refusal | null {
  return answeringRefusal(state) ?? (policy.blocksWhenOffline ? offlineRefusal(state) : null);
}

/** Against typing the text of a question. Not while offline: it stays on the device, as an essay does. */
export function textRefusal(state: ProvaState): Refusal | null {
  return answeringRefusal(state);
}

/** Against typing the essay. Not while offline: the draft stays on the device. */
export function essayRefusal(state: ProvaState): Refusal | null {
  return answeringRefusal(state) ?? (state.essay === null ? 'nothing' : null);
}

/** Against saving the essay (S3 §4): there must be unsaved changes, no save running, and a connection. */
export function essaySaveRefusal(state: ProvaState, policy: ProvaPolicy): Refusal | null {
  const { essay } = state;
  const blocked = essayRefusal(state) ?? (policy.blocksWhenOffline ? offlineRefusal(state) : null);
  if (blocked !== null) return blocked;
  if (essay?.sending !== null) return 'saving';
  return essay.dirty ? null : 'nothing';
}

/** Against changing the language: it is a call, never queued, so it needs the connection in both versions. */
export function languageRefusal(state: ProvaState): Refusal | null {
  const blocked = answeringRefusal(state) ?? offlineRefusal(state);
  if (blocked !== null) return blocked;
  if (state.language.saving !== null) return 'saving';
  return state.facts?.solicitar_idioma === true ? null : 'nothing';
}

/** Against handing in. Without a connection it may be asked for: what is left waits, and the closing follows. */
export function finishRefusal(state: ProvaState): Refusal | null {
  return answeringRefusal(state);
}

/**
 * Against sending anything to the server. A tab that was taken over may still send what it holds, because seq decides
 * which answer counts. `saving` means that a retry is timed.
 */
export function sendRefusal(state: ProvaState): Refusal | null {
  if (state.phase === 'loading' || state.phase === 'load-failed') return 'loading';
  // The day of this device is older than the server's: that is read first.
  if (state.stale) return 'loading';
  if (state.access !== 'taken-over' && BY_ACCESS[state.access] !== null) return BY_ACCESS[state.access];
  if (state.connection.status === 'waiting') return 'saving';
  return offlineRefusal(state);
}
