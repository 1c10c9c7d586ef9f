import { REFETCH_MS } from '@luneta/api-client';
import { expect, it } from 'vitest';

import { untilNextTurn } from './next-turn.ts';

const exam = (inicio: string, fim: string) => ({
  servidor_em: '2026-11-21T15:00:00-03:00',
  data_hora_inicial_prova: `2026-11-${inicio}:00-03:00`,
  data_hora_final_prova: `2026-11-${fim}:00-03:00`,
});
const MINUTE = 60_000;

it.each([
  { case: 'one that runs: its end', list: [exam('21T13:30', '21T15:10')], ms: 10 * MINUTE + 1000 },
  {
    case: 'the nearest of all',
    list: [exam('21T13:30', '21T19:00'), exam('21T15:05', '21T19:00')],
    ms: 5 * MINUTE + 1000,
  },
  { case: 'what has ended turns no more', list: [exam('20T13:30', '20T19:00')], ms: REFETCH_MS },
  { case: 'one of next week: the usual pause', list: [exam('28T13:30', '28T19:00')], ms: REFETCH_MS },
  { case: 'no exam', list: [], ms: REFETCH_MS },
])('the list of exams is asked for again at the next beginning or end: $case', ({ list, ms }) => {
  expect(untilNextTurn(list)).toBe(ms);
});
