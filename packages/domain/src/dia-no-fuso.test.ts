import { expect, it } from 'vitest';
import { endOfDay, startOfDay } from './dia-no-fuso.ts';

it.each<[name: string, found: number, iso: string]>([
  ['[DAT-14] midnight here', startOfDay('2026-11-23', 'America/Sao_Paulo'), '2026-11-23T03:00:00.000Z'],
  ['[DAT-14] two hours west', startOfDay('2026-11-23', 'America/Rio_Branco'), '2026-11-23T05:00:00.000Z'],
  ['[DAT-14] east of Greenwich', startOfDay('2026-11-23', 'Asia/Tokyo'), '2026-11-22T15:00:00.000Z'],
  [
    '[DAT-14] a day whose clock skipped midnight',
    startOfDay('2018-11-04', 'America/Sao_Paulo'),
    '2018-11-04T03:00:00.000Z',
  ],
  [
    '[DAT-14] the day after the clock went back',
    startOfDay('2018-02-18', 'America/Sao_Paulo'),
    '2018-02-18T03:00:00.000Z',
  ],
  ['[DAT-14] the last second', endOfDay('2026-11-30', 'America/Sao_Paulo'), '2026-12-01T02:59:59.000Z'],
])('%s', (_, found, iso) => {
  expect(new Date(found).toISOString()).toBe(iso);
});
