/** Time left = deadline − now, the deadline set from the server's remaining seconds on receipt (D4). */
import type { ProvaPolicy } from '@luneta/domain/prova-policy';
import { announcementDue, isTimeOver, secondsGiven, warningDue } from '@luneta/domain/timer';
import { andThen, signal, step, type ProvaEffect, type Step } from './effects.ts';
import { dueAll } from './send.ts';
import type { ClockState, ProvaState } from './state.ts';

/** Whole seconds left; negative once the deadline is behind; null without a running clock. */
export function secondsLeft(clock: Pick<ClockState, 'deadline' | 'now'>): number | null {
  if (clock.deadline === null) return null;
  // `+ 0` turns the -0 of Math.ceil into 0.
  return Math.ceil((clock.deadline - clock.now) / 1000) + 0;
}

/** Each acknowledgement brings the server's remaining seconds. */
export function resync(state: ProvaState, tempo_restante: number, now: number): ProvaState {
  if (state.clock.deadline === null) return state;
  const deadline = now + tempo_restante * 1000;
  const gained = state.clock.gained + secondsGiven(state.clock.deadline, deadline);
  return { ...state, clock: { ...state.clock, deadline, gained } };
}

/** The server's wall time at a monotonic instant (ISO, UTC). */
export function servidorAt(clock: ClockState, now: number): string {
  return new Date(clock.servidorEpoch + Math.round(now - clock.syncedAt)).toISOString();
}

/** One second passed, or a jump of many after sleep: warnings, announcements, time over, redirect. */
export function tick(state: ProvaState, policy: ProvaPolicy, now: number): Step {
  const clock = { ...state.clock, now };
  const seconds = secondsLeft(clock);
  if (state.phase === 'time-over') return redirect({ ...state, clock });
  if (state.phase !== 'answering' || seconds === null) return step({ ...state, clock });
  if (isTimeOver(policy, seconds)) return timeOver({ ...state, clock: { ...clock, lastSeconds: seconds } }, policy);

  const effects: ProvaEffect[] = [nextTick(clock)];
  const warning = warningDue(policy, clock.lastSeconds, seconds);
  const announcement = announcementDue(policy, clock.lastSeconds, seconds);
  const fresh = warning !== null && !clock.warned.includes(warning);
  if (fresh) effects.push(signal({ type: 'warn-time', threshold: warning, seconds }));
  if (announcement !== null) effects.push(signal({ type: 'announce-time', threshold: announcement, seconds }));
  // A re-synchronisation may lift the time over a threshold again: each warns once (decision 105).
  const warned = fresh ? policy.warnAtSeconds.filter((threshold) => threshold >= warning) : clock.warned;
  return step({ ...state, clock: { ...clock, warned, lastSeconds: seconds } }, ...effects);
}

function timeOver(state: ProvaState, policy: ProvaPolicy): Step {
  const redirectAt = state.clock.now + policy.timeOverRedirectSeconds * 1000;
  const closes = policy.closesOnTimeOver && state.facts?.entregue_em === null && state.finish.status !== 'done';
  const status = state.finish.status === 'closing' ? 'closing' : 'flushing';
  const over: ProvaState = {
    ...state,
    phase: 'time-over',
    clock: { ...state.clock, redirectAt },
    finish: closes ? { ...state.finish, status, cause: 'time-over' } : { ...state.finish, cause: 'time-over' },
  };
  return step(dueAll(over), nextTick(over.clock));
}

function redirect(state: ProvaState): Step {
  if (state.clock.redirectAt !== null && state.clock.now < state.clock.redirectAt)
    return step(state, nextTick(state.clock));
  return leaveAfterTimeOver(state);
}

/** The countdown ended or 'Ver resumo'. What is not acknowledged yet goes on being sent. */
export function leaveAfterTimeOver(state: ProvaState): Step {
  if (state.phase !== 'time-over') return step(state);
  const left: ProvaState = { ...state, phase: 'finished' };
  return step(left, signal({ type: 'go-finished', cause: 'time-over', recibo: state.finish.recibo }));
}

/** Seconds of the time-over countdown; null outside it. */
export function redirectSeconds(state: ProvaState): number | null {
  const { redirectAt, now } = state.clock;
  if (state.phase !== 'time-over' || redirectAt === null) return null;
  return Math.max(0, Math.ceil((redirectAt - now) / 1000));
}

/** Ticks fall on whole seconds of the deadline, so that a late timer never makes the display drift. */
function nextTick(clock: ClockState): ProvaEffect {
  const target = clock.redirectAt ?? clock.deadline ?? clock.now;
  const rest = (target - clock.now) % 1000;
  return { type: 'set-timer', name: 'tick', ms: Math.ceil(rest > 0 ? rest : 1000 + rest) };
}

/** Begins ticking after a load. */
export function startClock(before: Step, policy: ProvaPolicy, now: number): Step {
  return andThen(before, (state) => tick(state, policy, now));
}
