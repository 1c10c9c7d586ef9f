/** What is allowed now. The same answers disable the controls on screen and stop the events in the machine. */
import type { ProvaPolicy } from '@luneta/domain/prova-policy';
import type { ProvaState } from './state.ts';

function blocked(state: ProvaState, policy: ProvaPolicy): boolean {
  return policy.blocksWhenOffline && state.connection.status === 'offline';
}

/** Answering goes on before delivery, and after it where the assessment says so (decision 92). */
function isAnswering(state: ProvaState): boolean {
  if (state.phase !== 'answering' || state.access !== 'open') return false;
  const { status } = state.finish;
  return status === 'idle' || status === 'failed' || status === 'done';
}

/** May an option be chosen or cleared? v2: not while offline (decision 94). */
export function canChoose(state: ProvaState, policy: ProvaPolicy): boolean {
  return isAnswering(state) && !blocked(state, policy);
}

/** May the essay be typed? Also offline: the draft stays on the device. */
export function canWriteEssay(state: ProvaState): boolean {
  return isAnswering(state) && state.essay !== null;
}

/** S3 §4: unsaved changes, no save running, connection check passes. */
export function canSaveEssay(state: ProvaState, policy: ProvaPolicy): boolean {
  const { essay } = state;
  return canWriteEssay(state) && essay !== null && essay.dirty && essay.sending === null && !blocked(state, policy);
}

/** A language change is a call, never queued, so it needs the connection in both versions. */
export function canChangeLanguage(state: ProvaState): boolean {
  if (state.facts?.solicitar_idioma !== true || state.language.saving !== null) return false;
  return isAnswering(state) && state.connection.status !== 'offline';
}

export function canFinish(state: ProvaState): boolean {
  const { status } = state.finish;
  return (
    state.phase === 'answering' &&
    state.access === 'open' &&
    (status === 'idle' || status === 'failed' || status === 'done')
  );
}

/**
 * May anything go to the server now? A tab that was taken over may still send what it holds, because seq decides which
 * answer counts.
 */
export function canSend(state: ProvaState): boolean {
  if (state.phase === 'loading' || state.phase === 'load-failed') return false;
  return state.connection.status === 'online' && (state.access === 'open' || state.access === 'taken-over');
}
