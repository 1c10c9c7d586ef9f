/**
 * `(state, event) → (state, effects[])`, pure. One value a key, the newest; one call a key at a time; a few keys at once, and a
 * single one after a failure, which shows whether the others may go.
 */
import type { OutboxEffect, OutboxEvent } from './events.ts';
import type { Line, OutboxState } from './line.ts';
import { backOffMs, jittered, wakeMs } from './waits.ts';

const AT_ONCE = 3;

export interface Step<Value, Recusa> {
  readonly state: OutboxState<Value, Recusa>;
  readonly effects: readonly OutboxEffect<Value, Recusa>[];
}

type State<V, R> = OutboxState<V, R>;
type Lines<V, R> = readonly Line<V, R>[];

export function reduce<V, R>(state: State<V, R>, event: OutboxEvent<V, R>): Step<V, R> {
  const next = handle(state, event);
  const kept = event.type === 'kept' ? lineOf(next, event.key) : undefined;
  const sent = pump(next, event.now);
  return {
    state: sent.state,
    effects: kept === undefined ? sent.effects : [{ type: 'put', line: kept }, ...sent.effects],
  };
}

function handle<V, R>(state: State<V, R>, event: OutboxEvent<V, R>): State<V, R> {
  const { now } = event;
  switch (event.type) {
    case 'started':
      return { ...state, running: true };
    case 'stopped':
      return { ...state, running: false };
    case 'read':
      return event.kept.reduce<State<V, R>>(
        (before, kept) => (lineOf(before, kept.key) ? before : add(before, kept, now)),
        {
          ...state,
          read: true,
        },
      );
    case 'kept':
      return keep(state, event);
    case 'held':
      return change(state, event, (line) => (line.turn === event.turn ? { ...line, held: true } : line));
    case 'stored':
      return answered(change(state, event, (line) => settled(line, event.turn)));
    case 'failed':
      return failed(state, event);
    case 'found': {
      const { kept, turn } = event;
      return change(state, event, (line) =>
        kept === null || line.turn !== turn ? settled(line, turn) : { ...line, ...kept, underWay: null },
      );
    }
    case 'asked':
      return { ...change(state, event, (line) => ({ ...line, asked: true, dueAt: now })), nextAt: now };
    case 'forgotten':
      return change(state, event, () => null);
    case 'flushed':
      return {
        ...state,
        nextAt: now,
        lines: state.lines.map((line) => ({ ...line, dueAt: Math.min(line.dueAt, now) })),
      };
    case 'signed-in':
      return state.espera === 'sessao' ? answered(state) : state;
    case 'woke':
      return woke(state, now + wakeMs(event.chance));
    case 'timer':
      return state;
  }
}

/** Starts whatever may start, and says when to look again. Runs after every event, so no handler has to remember it. */
function pump<V, R>(state: State<V, R>, now: number): Step<V, R> {
  const open = state.lines.filter((line) => line.held && line.underWay === null && mayGo(line));
  if (!state.running || state.espera === 'sessao' || open.length === 0)
    return { state, effects: [{ type: 'wait', ms: null }] };
  const from = state.failures > 0 ? state.nextAt : now;
  const free = (state.failures > 0 ? 1 : AT_ONCE) - state.lines.filter(({ underWay }) => underWay !== null).length;
  const due = from > now || free <= 0 ? [] : open.filter(({ dueAt }) => dueAt <= now).slice(0, free);
  const lines = state.lines.map((line) => (due.includes(line) ? { ...line, underWay: line.turn } : line));
  const later = open.filter((line) => !due.includes(line)).map(({ dueAt }) => Math.max(dueAt, from));
  const soonest = Math.min(...later);
  // What is due already waits for one that is under way.
  const ms = later.length === 0 || soonest <= now ? null : soonest - now;
  const sends = lines.flatMap((line, n) => (line === state.lines[n] ? [] : [{ type: 'send', line } as const]));
  return { state: { ...state, lines }, effects: [...sends, { type: 'wait', ms }] };
}

const mayGo = ({ recusa, asked }: Line<unknown, unknown>) => recusa === null || asked;

type Found<V, R> = Pick<Line<V, R>, 'key' | 'value' | 'recusa'>;

function add<V, R>(state: State<V, R>, { key, value, recusa }: Found<V, R>, now: number): State<V, R> {
  const turn = state.turns + 1;
  const line = { key, value, recusa, turn, held: true, dueAt: now, asked: false, underWay: null };
  return { ...state, turns: turn, lines: [...state.lines, line] };
}

function keep<V, R>(state: State<V, R>, event: Extract<OutboxEvent<V, R>, { type: 'kept' }>): State<V, R> {
  const { key, value, dueAt } = event;
  const turn = state.turns + 1;
  const underWay = lineOf(state, key)?.underWay ?? null;
  const line = { key, value, recusa: null, turn, held: false, dueAt, asked: false, underWay };
  const known = state.lines.some((one) => one.key === key);
  const lines = known ? state.lines.map((one) => (one.key === key ? line : one)) : [...state.lines, line];
  return { ...state, turns: turn, lines };
}

function failed<V, R>(state: State<V, R>, event: Extract<OutboxEvent<V, R>, { type: 'failed' }>): State<V, R> {
  const { fim, turn, now, chance, lastTryAt } = event;
  const after = change(state, event, (line) =>
    // The server spoke of the value that was sent, and not of a newer one.
    fim.tipo === 'recusada' && line.turn === turn
      ? { ...line, underWay: null, asked: false, recusa: fim.recusa }
      : { ...line, underWay: null },
  );
  if (fim.tipo === 'recusada') return answered(after);
  // Several fail together: one step for all of them.
  if (after.failures > 0 && now < after.nextAt) return { ...after, espera: fim.por };
  const failures = after.failures + 1;
  const nextAt = now + jittered(backOffMs(failures), chance);
  const last = lastTryAt !== null && lastTryAt > now ? Math.min(nextAt, lastTryAt) : nextAt;
  return { ...after, failures, nextAt: last, espera: fim.por };
}

/** A hint that a try may succeed. What is due sooner goes sooner; an ended session may have begun again in another tab. */
function woke<V, R>(state: State<V, R>, at: number): State<V, R> {
  if (state.espera === 'sessao') return { ...state, espera: null, failures: 1, nextAt: at };
  return { ...state, nextAt: Math.min(state.nextAt, at) };
}

/** The server has answered: there is a connection, and a session. */
const answered = <V, R>(state: State<V, R>): State<V, R> => ({ ...state, failures: 0, nextAt: 0, espera: null });

/** Gone once its value has arrived; a newer one goes on waiting. */
const settled = <V, R>(line: Line<V, R>, turn: number): Line<V, R> | null =>
  line.turn === turn ? null : { ...line, underWay: null };

const lineOf = <V, R>({ lines }: State<V, R>, key: string) => lines.find((line) => line.key === key);

function change<V, R>(
  state: State<V, R>,
  { key }: { readonly key: string },
  by: (line: Line<V, R>) => Line<V, R> | null,
): State<V, R> {
  const lines: Lines<V, R> = state.lines.flatMap((line) => (line.key === key ? (by(line) ?? []) : line));
  return { ...state, lines };
}
