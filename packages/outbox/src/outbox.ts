/** Runs the machine: keeps, sends and settles through the ports, and tells who listens. */
import type { OutboxEffect, OutboxEvent } from './core/events.ts';
import { NOTHING, type Fim, type Line, type OutboxState } from './core/line.ts';
import { reduce } from './core/reduce.ts';
import type { OutboxPorts, OutboxStorage } from './ports/ports.ts';

export interface OutboxOptions<Value, Answer, Recusa> extends OutboxPorts {
  /** Names this outbox among those of the device, for the lock. */
  readonly name: string;
  readonly storage: OutboxStorage<Value, Recusa>;
  readonly send: (value: Value, key: string) => Promise<Answer>;
  /** What becomes of a write whose call failed (rule GRV-1). */
  readonly fim: (error: unknown) => Fim<Recusa>;
  /** False while the person whose writes these are is not the one signed in; read before each call. */
  readonly maySend?: () => boolean;
  /** No wait goes beyond this moment of the clock: the last at which a try can still count. */
  readonly lastTryAt?: () => number;
  readonly onStored?: (value: Value, answer: Answer, key: string) => void;
  readonly onRefused?: (value: Value, recusa: Recusa, key: string) => void;
  /** Another tab has sent it. */
  readonly onElsewhere?: (key: string) => void;
}

export interface KeepOptions {
  /** Before the first try: what follows within this time goes with it. */
  readonly afterMs?: number;
}

export interface Outbox<Value, Recusa> {
  readonly getState: () => OutboxState<Value, Recusa>;
  /** What is kept under the key; undefined once it is stored. */
  readonly get: (key: string) => Line<Value, Recusa> | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps a write, in the place of an older one of its key, and sends it. */
  readonly keep: (key: string, value: Value, options?: KeepOptions) => void;
  /** Sends what was refused once more. */
  readonly ask: (key: string) => void;
  /** Gives up what is kept under the key. */
  readonly forget: (key: string) => void;
  /** Sends now what waits for its moment. */
  readonly flush: () => void;
  /** The same person has signed in again. */
  readonly signedIn: () => void;
  /** Reads what the device holds and begins to send; resolves once it was read. */
  readonly start: () => Promise<void>;
  /** Begins no further call. What is kept stays on the device. */
  readonly stop: () => void;
}

type Unstamped<Event> = Event extends unknown ? Omit<Event, 'now'> : never;

/** @see OutboxOptions */
export function createOutbox<Value, Answer, Recusa>(
  options: OutboxOptions<Value, Answer, Recusa>,
): Outbox<Value, Recusa> {
  const { clock, random, lock, storage } = options;
  let state: OutboxState<Value, Recusa> = NOTHING;
  const listeners = new Set<() => void>();
  let cancelTimer = () => {};
  let leave = () => {};

  function happened(event: Unstamped<OutboxEvent<Value, Recusa>>): void {
    const step = reduce(state, { ...event, now: clock.now() });
    state = step.state;
    for (const effect of step.effects) perform(effect);
    for (const listener of listeners) listener();
  }

  function perform(effect: OutboxEffect<Value, Recusa>): void {
    switch (effect.type) {
      case 'put':
        return void put(effect.line);
      case 'send':
        return void deliver(effect.line);
      case 'wait':
        cancelTimer();
        cancelTimer = effect.ms === null ? () => {} : clock.after(effect.ms, () => happened({ type: 'timer' }));
    }
  }

  async function put({ key, turn, value }: Line<Value, Recusa>): Promise<void> {
    await storage.put(key, value);
    happened({ type: 'held', key, turn });
  }

  /** One tab at a time: the second one finds on the device what the first has made of it. */
  const deliver = ({ key, turn, value, asked }: Line<Value, Recusa>): Promise<void> =>
    lock.run(`${options.name}/${key}`, async () => {
      const kept = await storage.read(key);
      if (kept === null || (kept.recusa !== null && !asked) || !storage.isSame(value, kept.value)) {
        happened({ type: 'found', key, turn, kept });
        if (kept === null) options.onElsewhere?.(key);
        return;
      }
      await call(key, turn, value);
    });

  async function call(key: string, turn: number, value: Value): Promise<void> {
    let answer: Answer;
    try {
      if (options.maySend?.() === false) return failed(key, turn, { tipo: 'espera', por: 'sessao' });
      answer = await options.send(value, key);
    } catch (error) {
      const fim = options.fim(error);
      failed(key, turn, fim);
      if (fim.tipo === 'recusada') {
        await storage.settle(key, value, fim.recusa);
        options.onRefused?.(value, fim.recusa, key);
      }
      return;
    }
    happened({ type: 'stored', key, turn });
    options.onStored?.(value, answer, key);
    await storage.settle(key, value, null);
  }

  function failed(key: string, turn: number, fim: Fim<Recusa>): void {
    const lastTryAt = options.lastTryAt?.() ?? null;
    happened({ type: 'failed', key, turn, fim, chance: random(), lastTryAt });
  }

  return {
    getState: () => state,
    get: (key) => state.lines.find((line) => line.key === key),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    keep: (key, value, { afterMs = 0 } = {}) => happened({ type: 'kept', key, value, dueAt: clock.now() + afterMs }),
    ask: (key) => happened({ type: 'asked', key }),
    forget(key) {
      const line = state.lines.find((one) => one.key === key);
      if (line === undefined) return;
      happened({ type: 'forgotten', key });
      void storage.settle(key, line.value, null);
    },
    flush: () => happened({ type: 'flushed' }),
    signedIn: () => happened({ type: 'signed-in' }),
    async start() {
      if (state.running) return;
      happened({ type: 'started' });
      leave = options.wake(() => happened({ type: 'woke', chance: random() }));
      happened({ type: 'read', kept: await storage.list() });
    },
    stop() {
      leave();
      happened({ type: 'stopped' });
    },
  };
}
