/**
 * Passive connectivity (decision 186): the outcome of real requests shows the connection. Only after a failure a small
 * check runs, 1, 2, 4, 8 … 30 s apart. No check runs while requests succeed.
 */
import type { Recusa } from '@luneta/domain/escrita';
import { backOffMs, WAKE_WITHIN_MS } from '@luneta/outbox';

import type { FailureKind } from '../ports.ts';
import { andThen, signal, step, type Step } from './effects.ts';
import { dueAll, hasUnsent } from './send.ts';
import type { ProvaState } from './state.ts';

/** A page that becomes visible again within this time does not need to read the server's clock. */
const LOOK_AGAIN_MS = 60_000;

/** How the server says that the school cancelled the exam (rule MON-5). */
const CANCELLED = 'prova_cancelada';

/** What a failed call means for the session as a whole. The caller deals with its own item. */
export function afterFailure(state: ProvaState, failure: FailureKind, recusa: Recusa | null = null): Step {
  switch (failure) {
    case 'network':
      return lower(state, 'offline');
    case 'server':
      return lower(state, 'waiting');
    case 'unauthorised':
      if (state.access === 'needs-sign-in' || state.access === 'other-student') return step(state);
      return step(
        { ...state, access: state.access === 'read-only' ? 'read-only' : 'needs-sign-in' },
        signal({ type: 'ask-sign-in' }),
      );
    case 'finished':
      return finishedElsewhere(state, recusa?.codigo === CANCELLED);
    case 'refused':
      return step(state);
  }
}

/** `avaliacao_finalizada`: leave once. In the time-over countdown the redirect is already under way. */
function finishedElsewhere(state: ProvaState, cancelled: boolean): Step {
  if (state.phase === 'time-over' || state.phase === 'finished') return step(state);
  const left = { type: 'leave-finished', ...(cancelled && { cancelled }) } as const;
  return step({ ...state, phase: 'finished' }, signal(left));
}

function lower(state: ProvaState, status: 'offline' | 'waiting'): Step {
  // Several requests fail together: one back-off step for all of them.
  if (state.connection.status !== 'online') return step({ ...state, connection: { ...state.connection, status } });
  const failures = state.connection.failures + 1;
  return step(
    { ...state, connection: { status, failures } },
    { type: 'set-timer', name: 'check', ms: backOffMs(failures) },
  );
}

/** A whole class hears at the same moment that the connection is back. A check that is due sooner goes sooner. */
const WAKE = { type: 'set-timer', name: 'wake', ms: WAKE_WITHIN_MS } as const;

/** The wake timer fired: asks for health, whatever failed before. */
export function wakeDue(state: ProvaState): Step {
  return state.connection.status === 'online' ? step(state) : step(state, { type: 'check' });
}

/** The check timer fired: ask for health when offline, just try again when the server was only busy. */
export function checkDue(state: ProvaState): Step {
  if (state.connection.status === 'waiting')
    return resume({ ...state, connection: { ...state.connection, status: 'online' } });
  return state.connection.status === 'offline' ? step(state, { type: 'check' }) : step(state);
}

export function checkPassed(state: ProvaState): Step {
  // Health alone does not end the back-off: a server may be healthy and still refuse the save.
  const busy = hasUnsent(state) || state.phase === 'load-failed' || state.finish.status === 'retrying';
  const connection = { status: 'online', failures: busy ? state.connection.failures : 0 } as const;
  return andThen(step({ ...state, connection }, { type: 'cancel-timer', name: 'check' }), resume);
}

function resume(state: ProvaState): Step {
  if (state.phase === 'load-failed') return step({ ...state, phase: 'loading' }, { type: 'load' });
  return state.stale ? step(dueAll(state), { type: 'load' }) : step(dueAll(state));
}

export function checkFailed(state: ProvaState): Step {
  const failures = state.connection.failures + 1;
  return step(
    { ...state, connection: { status: 'offline', failures } },
    { type: 'set-timer', name: 'check', ms: backOffMs(failures) },
  );
}

/** An acknowledged call proves that the connection works. */
export function connected(state: ProvaState): ProvaState {
  if (state.connection.status === 'online' && state.connection.failures === 0) return state;
  return { ...state, connection: { status: 'online', failures: 0 } };
}

/** The browser's hints only start a check earlier. They never count as proof of a connection. */
export function hinted(state: ProvaState, hint: 'online' | 'offline' | 'hidden' | 'visible', now: number): Step {
  if (hint === 'hidden') return step(dueAll(state));
  if (hint === 'offline') return lower(state, 'offline');
  if (hint === 'online') return state.connection.status === 'online' ? step(state) : step(state, WAKE);
  // Some devices stop the monotonic clock during sleep, so the server's time is read again.
  const stale = now - state.clock.syncedAt >= LOOK_AGAIN_MS;
  return stale && state.phase === 'answering' && state.connection.status === 'online'
    ? step(state, { type: 'load' })
    : step(state);
}
