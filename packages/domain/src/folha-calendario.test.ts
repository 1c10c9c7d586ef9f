import { expect, it } from 'vitest';

import { calendarLeaf } from './folha-calendario.ts';

it.each([
  ['[DAT-16] midnight in the zone', '2026-11-28T03:00:00Z', { dia: '28', semana: 'sáb.' }],
  ['[DAT-16] a second before it', '2026-11-28T02:59:59Z', { dia: '27', semana: 'sex.' }],
  ['[DAT-16] a day of one figure', '2026-12-01T12:00:00Z', { dia: '1', semana: 'ter.' }],
])('%s', (_, instant, leaf) => {
  expect(calendarLeaf(Date.parse(instant), 'America/Sao_Paulo')).toEqual(leaf);
});
