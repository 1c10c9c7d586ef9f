/** The machine at its boundaries, without ports. */
import { describe, expect, it } from 'vitest';

import type { OutboxEvent } from './events.ts';
import { NOTHING, type Fim, type OutboxState } from './line.ts';
import { reduce } from './reduce.ts';

type State = OutboxState<string, string>;
type Event = OutboxEvent<string, string>;

const run = (state: State, ...events: Event[]) =>
  events.reduce((step, event) => reduce(step.state, event), reduce(state, { type: 'started', now: 0 }));
const kept = (key: string, dueAt = 0): Event[] => [
  { type: 'kept', now: 0, key, value: key, dueAt },
  { type: 'held', now: 0, key, turn: 1 },
];
const failed = (fim: Fim<string>, now: number, chance = 1): Event => ({
  type: 'failed',
  now,
  key: 'a',
  turn: 1,
  fim,
  chance,
  lastTryAt: null,
});
const rede = { tipo: 'espera', por: 'rede' } as const;
const sends = ({ effects }: ReturnType<typeof run>) => effects.filter(({ type }) => type === 'send').length;
const waits = ({ effects }: ReturnType<typeof run>) =>
  effects.flatMap((effect) => (effect.type === 'wait' ? [effect.ms] : []));

describe('a write', () => {
  it('is put on the device before it is sent, and not sent before the device has it', () => {
    const [put, held] = kept('a');
    const before = run(NOTHING, put as Event);
    expect(before.effects.map(({ type }) => type)).toEqual(['put', 'wait']);
    expect(sends(run(NOTHING, put as Event, held as Event))).toBe(1);
  });

  it.each([
    [699, 0, 1],
    [700, 1, null],
  ])('due at 700 ms is sent at %i ms: %i', (now, sent, ms) => {
    const step = run(NOTHING, ...kept('a', 700), { type: 'timer', now });
    expect([sends(step), waits(step)]).toEqual([sent, [ms]]);
  });
});

describe('after a failure', () => {
  const first = run(NOTHING, ...kept('a'), failed(rede, 100)).state;

  it.each([
    [1099, 0],
    [1100, 1],
  ])('of the first try at 100 ms, at %i ms it is sent: %i', (now, sent) => {
    expect(sends(reduce(first, { type: 'timer', now }))).toBe(sent);
  });

  it.each([
    [0, 600],
    [1, 1100],
  ])('chance %i gives %i ms', (chance, nextAt) => {
    expect(run(NOTHING, ...kept('a'), failed(rede, 100, chance)).state.nextAt).toBe(nextAt);
  });

  it.each([
    ['before the next try', 900, 900],
    ['never after it', 5000, 1100],
    ['not in the past', 50, 1100],
  ])('the last moment that counts, %s', (_name, lastTryAt, nextAt) => {
    const event = { ...failed(rede, 100), lastTryAt } as Event;
    expect(run(NOTHING, ...kept('a'), event).state.nextAt).toBe(nextAt);
  });

  it.each([
    ['sooner than the next try', 0.01, 280],
    ['never later', 0.9, 1100],
  ])('a hint wakes it %s', (_name, chance, nextAt) => {
    expect(reduce(first, { type: 'woke', now: 200, chance }).state.nextAt).toBe(nextAt);
  });

  it('another failure of the same moment makes the wait no longer', () => {
    expect(reduce(first, failed(rede, 200)).state).toMatchObject({ failures: 1, nextAt: 1100 });
  });

  it('a refusal ends the waiting of the others: the server answers again', () => {
    const step = run(first, failed({ tipo: 'recusada', recusa: 'não' }, 1200));
    expect(step.state).toMatchObject({ failures: 0, espera: null, lines: [{ recusa: 'não', underWay: null }] });
    expect([sends(step), waits(step)]).toEqual([0, [null]]);
  });
});

describe('an ended session', () => {
  const ended = run(NOTHING, ...kept('a'), failed({ tipo: 'espera', por: 'sessao' }, 100)).state;

  it.each<[string, Event, number]>([
    ['time alone sends nothing', { type: 'timer', now: 1e9 }, 0],
    ['asking sends nothing', { type: 'flushed', now: 1e9 }, 0],
    ['the person is back', { type: 'signed-in', now: 1e9 }, 1],
    ['a hint: somebody may be back', { type: 'woke', now: 1e9, chance: 0 }, 1],
  ])('%s', (_name, event, sent) => {
    expect(sends(reduce(ended, event))).toBe(sent);
  });
});

it('what was read does not take the place of what was kept meanwhile', () => {
  const found = { key: 'a', value: 'velho', recusa: null };
  const step = run(NOTHING, ...kept('a'), { type: 'read', now: 1, kept: [found, { ...found, key: 'b' }] });
  expect(step.state.lines.map(({ key, value }) => [key, value])).toEqual([
    ['a', 'a'],
    ['b', 'velho'],
  ]);
});
