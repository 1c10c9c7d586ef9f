/**
 * Runs the machine: keeps the state, executes effects through the ports, passes signals to the app. Its only own
 * decision: nothing is sent while another student is signed in.
 */
import type { ProvaPolicy } from '@luneta/domain/prova-policy';
import { jittered, wakeMs } from '@luneta/outbox';

import type { ProvaEffect, ProvaSignal } from '../machine/effects.ts';
import type { ProvaEvent, StudentEvent, TimerName, WorldEvent } from '../machine/events.ts';
import { reduce } from '../machine/machine.ts';
import { initialState, type ProvaState } from '../machine/state.ts';
import { createCalls } from './calls.ts';
import { createKeeper } from './keeper.ts';
import type { ProvaSessionOptions } from './options.ts';
import { resumoOf } from './day-on-device.ts';
import { placeKey } from './place-key.ts';

export interface ProvaSession {
  readonly policy: ProvaPolicy;
  readonly getState: () => ProvaState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Signals for the app: routes, dialogs, words. */
  readonly onSignal: (listener: (signal: ProvaSignal) => void) => () => void;
  readonly dispatch: (event: StudentEvent) => void;
  /** Begins, or begins again after `stop`. */
  readonly start: () => void;
  /** Leaving the screen: sends what is due, ends timers and listeners. What stays unsent stays in the outbox. */
  readonly stop: () => void;
}

export function createProvaSession(options: ProvaSessionOptions): ProvaSession {
  const { clock, ids, policy, random = Math.random } = options;
  let state = initialState(ids, { readOnly: options.readOnly ?? false, now: clock.now() });
  const listeners = new Set<() => void>();
  const signalListeners = new Set<(signal: ProvaSignal) => void>();
  const timers = new Map<TimerName, () => void>();
  let leaving: (() => void)[] = [];
  let releaseTab = () => {};
  let running = false;

  const happened = (event: StudentEvent | WorldEvent) => run({ ...event, now: clock.now() });
  const keeper = createKeeper(options.outbox, happened);
  const calls = createCalls(options, happened);

  function run(event: ProvaEvent): void {
    const before = state;
    const next = reduce(state, event, policy);
    state = next.state;
    for (const effect of next.effects) perform(effect);
    keepDay(event);
    if (state !== before) for (const listener of listeners) listener();
  }

  /** After each change of what the server holds. */
  function keepDay({ type, now }: ProvaEvent): void {
    if (options.days === undefined || options.readOnly === true) return;
    if (state.phase === 'finished') return options.days.forget(ids);
    const changes = ['loaded', 'answer-acked', 'essay-acked', 'language-acked'].includes(type);
    const resumo = changes && !state.stale ? resumoOf(state, now) : null;
    if (resumo !== null) options.days.write(ids, resumo);
  }

  function perform(effect: ProvaEffect): void {
    switch (effect.type) {
      case 'keep':
        return keeper.keep(effect.entry);
      case 'forget':
        return keeper.forget(effect.key, effect.seq);
      case 'set-timer':
        return setTimer(effect.name, effect.ms);
      case 'cancel-timer':
        return cancelTimer(effect.name);
      case 'remember-place':
        return options.places.write(placeKey(ids), String(effect.banco_questao_id));
      case 'claim-tab':
        return claimTab();
      case 'signal':
        if (running) for (const listener of signalListeners) listener(effect.signal);
        return;
      case 'load':
        return void calls.load(keeper);
      default:
        return void calls.perform(effect);
    }
  }

  function setTimer(name: TimerName, ms: number): void {
    cancelTimer(name);
    if (!running) return;
    const work = () => {
      timers.delete(name);
      happened({ type: 'timer', name });
    };
    timers.set(name, clock.after(drawn(name, ms), work));
  }

  /** Others of the class wait for the same server: each draws its own time, and none waits longer than was said. */
  function drawn(name: TimerName, ms: number): number {
    if (name === 'wake') return wakeMs(random());
    return name === 'check' ? jittered(ms, random()) : ms;
  }

  function cancelTimer(name: TimerName): void {
    timers.get(name)?.();
    timers.delete(name);
  }

  function claimTab(): void {
    releaseTab();
    if (options.readOnly === true) return;
    releaseTab = options.tabs.claim(placeKey(ids), () => happened({ type: 'tab-lost' }));
  }

  return {
    policy,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onSignal(listener) {
      signalListeners.add(listener);
      return () => void signalListeners.delete(listener);
    },
    // Events are also accepted before `start`, because React runs the effects of child components first.
    dispatch: happened,
    start() {
      if (running) return;
      running = true;
      leaving = [options.connectivity.subscribe((hint) => happened({ type: 'hinted', hint }))];
      claimTab();
      happened({ type: 'reload-asked' });
    },
    stop() {
      if (!running) return;
      happened({ type: 'flush-asked' });
      running = false;
      for (const name of timers.keys()) cancelTimer(name);
      for (const leave of leaving) leave();
      releaseTab();
    },
  };
}
