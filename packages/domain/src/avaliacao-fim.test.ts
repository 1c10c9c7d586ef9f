import { expect, it } from 'vitest';

import { finishedMsOf } from './avaliacao-fim.ts';

it.each([
  ['open', null, null, null],
  ['closed', '2026-11-21T12:00:00Z', null, Date.parse('2026-11-21T12:00:00Z')],
  ['cancelled before it began', null, '2026-11-20T12:00:00Z', Date.parse('2026-11-20T12:00:00Z')],
  ['cancelled, of an older server', null, undefined, null],
])('[CAR-19] a cancelled exam is over: %s', (_name, data_hora_fim, cancelada_em, expected) => {
  expect(finishedMsOf({ data_hora_fim, ...(cancelada_em !== undefined && { cancelada_em }) })).toBe(expected);
});
