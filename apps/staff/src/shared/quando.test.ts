import { expect, it } from 'vitest';

import { emQuando, horaOu, quando } from './quando.ts';

const clock = { nowMs: Date.parse('2026-11-21T11:00:00-03:00'), zone: 'America/Sao_Paulo' };

it.each([
  { em: '2026-11-21T12:41:00Z', says: 'hoje às 9h41', short: '9h41', end: 'às 9h41' },
  { em: '2026-11-21T01:30:00Z', says: 'ontem às 22h30', short: '20 de nov. às 22h30', end: 'ontem às 22h30' },
  { em: '2026-11-19T12:00:00Z', says: '19 de nov. às 9h', short: '19 de nov. às 9h', end: 'em 19 de nov. às 9h' },
])('$em is $says, $short, or $end', ({ em, says, short, end }) => {
  expect([quando(em, clock), horaOu(em, clock), emQuando(em, clock)]).toEqual([says, short, end]);
});
