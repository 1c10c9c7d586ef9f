import { describe, expect, it } from 'vitest';
import { wouldBeginEarlier, janelaDepois, hasNotBegun } from './mudanca-fuso.ts';

const janela = (inicio: string, fim: string) => ({ inicioMs: Date.parse(inicio), fimMs: Date.parse(fim) });
const BRASILIA = 'America/Sao_Paulo';
const morning = janela('2027-03-10T11:00:00Z', '2027-03-10T14:30:00Z');

describe('the window of 8h to 11h30 in Brasília', () => {
  it.each([
    ['[ESC-3] the instant is kept', 'America/Noronha', 'instante', '2027-03-10T11:00:00Z', '2027-03-10T14:30:00Z'],
    [
      '[ESC-3] the clock is kept in Noronha',
      'America/Noronha',
      'relogio',
      '2027-03-10T10:00:00Z',
      '2027-03-10T13:30:00Z',
    ],
    [
      '[ESC-3] the clock is kept in Manaus',
      'America/Manaus',
      'relogio',
      '2027-03-10T12:00:00Z',
      '2027-03-10T15:30:00Z',
    ],
    [
      '[ESC-3] the clock is kept in Rio Branco',
      'America/Rio_Branco',
      'relogio',
      '2027-03-10T13:00:00Z',
      '2027-03-10T16:30:00Z',
    ],
    [
      '[ESC-3] a zone of the same hour moves nothing',
      'America/Bahia',
      'relogio',
      '2027-03-10T11:00:00Z',
      '2027-03-10T14:30:00Z',
    ],
  ] as const)('%s', (_, para, manter, inicio, fim) => {
    expect(janelaDepois(morning, BRASILIA, para, manter)).toEqual(janela(inicio, fim));
  });
});

describe('a zone with summer time', () => {
  it.each([
    ['[ESC-3] before the clock is put on', '2027-03-27T11:00:00Z', '2027-03-27T08:00:00Z'],
    ['[ESC-3] after the clock is put on', '2027-03-29T11:00:00Z', '2027-03-29T07:00:00Z'],
  ])('%s 8h stays 8h of Lisbon', (_, brasilia, lisboa) => {
    const inicioMs = Date.parse(brasilia);
    const depois = janelaDepois({ inicioMs, fimMs: inicioMs + 3_600_000 }, BRASILIA, 'Europe/Lisbon', 'relogio');
    expect(new Date(depois.inicioMs).toISOString()).toBe(new Date(lisboa).toISOString());
  });

  it('[ESC-3] a window inside the skipped hour keeps its length', () => {
    // 1h15 to 1h45 of 28 March do not exist in Lisbon.
    const antes = janela('2027-03-28T04:15:00Z', '2027-03-28T04:45:00Z');
    const depois = janelaDepois(antes, BRASILIA, 'Europe/Lisbon', 'relogio');
    expect(depois.fimMs - depois.inicioMs).toBe(30 * 60_000);
    expect(depois.inicioMs).toBeGreaterThanOrEqual(Date.parse('2027-03-28T01:00:00Z'));
  });

  it('[ESC-3] a window from the hour before the skip into it still has an end after its start', () => {
    const antes = janela('2027-03-28T03:50:00Z', '2027-03-28T04:10:00Z');
    const depois = janelaDepois(antes, BRASILIA, 'Europe/Lisbon', 'relogio');
    expect(depois.fimMs).toBeGreaterThan(depois.inicioMs);
  });

  it('[ESC-3] seconds beyond the minute stay', () => {
    const antes = janela('2027-03-10T11:00:30.250Z', '2027-03-10T11:10:00Z');
    expect(new Date(janelaDepois(antes, BRASILIA, 'America/Manaus', 'relogio').inicioMs).toISOString()).toBe(
      '2027-03-10T12:00:30.250Z',
    );
  });
});

it.each([
  ['[ESC-8] a millisecond before its start', -1, true],
  ['[ESC-8] at its start', 0, false],
  ['[ESC-8] after its start', 1, false],
])('%s', (_, later, ahead) => {
  expect(hasNotBegun(morning, morning.inicioMs + later)).toBe(ahead);
});

it.each([
  ['[ESC-9] the moved start is still ahead', '2027-03-10T09:59:59.999Z', false],
  ['[ESC-9] the moved start is now', '2027-03-10T10:00:00Z', true],
  ['[ESC-9] the moved start has passed', '2027-03-10T10:30:00Z', true],
])('%s', (_, now, before) => {
  expect(wouldBeginEarlier(janelaDepois(morning, BRASILIA, 'America/Noronha', 'relogio'), Date.parse(now))).toBe(
    before,
  );
});

it('[ESC-3] a window that the new zone would turn around keeps its length', () => {
  // 2h30 to 3h of Brasília, on the night on which New York has no 2h30.
  const ends = { inicioMs: Date.parse('2027-03-14T05:30:00Z'), fimMs: Date.parse('2027-03-14T06:00:00Z') };
  const { inicioMs, fimMs } = janelaDepois(ends, 'America/Sao_Paulo', 'America/New_York', 'relogio');
  expect(fimMs - inicioMs).toBe(30 * 60_000);
});
