import { describe, expect, it } from 'vitest';
import { inicioDaSemanaMs, META_OPCOES, META_PADRAO, pipasDaMeta } from './meta-semana.ts';

const SP = 'America/Sao_Paulo';

it('[MET-1] one to five phases a week, three until the student chooses', () => {
  expect(META_OPCOES).toEqual([1, 2, 3, 4, 5]);
  expect(META_PADRAO).toBe(3);
});

describe('inicioDaSemanaMs', () => {
  it.each([
    { name: 'in the week', now: '2026-11-25T15:00:00Z', from: '2026-11-23T03:00:00Z' },
    { name: 'the last moment of Sunday', now: '2026-11-23T02:59:59Z', from: '2026-11-16T03:00:00Z' },
    { name: 'Monday 0h', now: '2026-11-23T03:00:00Z', from: '2026-11-23T03:00:00Z' },
  ])('[MET-2] $name', ({ now, from }) => {
    expect(inicioDaSemanaMs(Date.parse(now), SP)).toBe(Date.parse(from));
  });
});

describe('pipasDaMeta', () => {
  it.each([
    { name: 'none yet', meta: 3, concluidas: 0, pipas: [false, false, false] },
    { name: 'on the way', meta: 3, concluidas: 2, pipas: [true, true, false] },
    { name: 'reached', meta: 2, concluidas: 2, pipas: [true, true] },
    { name: 'more than the goal', meta: 1, concluidas: 4, pipas: [true] },
  ])('[MET-3] $name', ({ meta, concluidas, pipas }) => {
    expect(pipasDaMeta(meta, concluidas)).toEqual(pipas);
  });
});
