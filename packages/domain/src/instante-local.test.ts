import { expect, it } from 'vitest';

import { fromLocal, toLocal } from './instante-local.ts';

const SP = 'America/Sao_Paulo';

it.each([
  { zone: SP, text: '2026-11-28T18:00', iso: '2026-11-28T21:00:00.000Z' },
  { zone: 'America/Rio_Branco', text: '2026-11-28T18:00', iso: '2026-11-28T23:00:00.000Z' },
  { zone: 'America/Noronha', text: '2026-01-01T00:30', iso: '2026-01-01T02:30:00.000Z' },
])('[DAT-12] $text in $zone is $iso, and back', ({ zone, text, iso }) => {
  const ms = fromLocal(text, zone);
  expect(ms === null ? null : new Date(ms).toISOString()).toBe(iso);
  expect(toLocal(Date.parse(iso), zone)).toBe(text);
});

it.each(['', '2026-11-28', '2026-13-40T99:99', 'amanhã'])('[DAT-12] %j is no moment', (text) => {
  expect(fromLocal(text, SP)).toBeNull();
});

it('[DAT-12] a time that the clock shows twice is the first, one that it skips comes after the skip', () => {
  const first = fromLocal('2018-02-17T23:30', SP);
  expect(first === null ? null : new Date(first).toISOString()).toBe('2018-02-18T01:30:00.000Z');
  const skipped = fromLocal('2018-11-04T00:30', SP);
  expect(skipped === null ? null : toLocal(skipped, SP)).toBe('2018-11-04T01:30');
});
