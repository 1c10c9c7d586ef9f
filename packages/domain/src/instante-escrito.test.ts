import { describe, expect, it } from 'vitest';
import { formatInstante, readInstante } from './instante-escrito.ts';

const SP = 'America/Sao_Paulo';
const at = (text: string, zone = SP) => {
  const read = readInstante(text, zone);
  return 'ms' in read ? new Date(read.ms).toISOString() : read.erro;
};

describe('a moment that a person writes', () => {
  it.each([
    ['[DAT-17] with a space', '2027-05-10 13:00', '2027-05-10T16:00:00.000Z'],
    ['[DAT-17] with a T', '2027-05-10T13:00', '2027-05-10T16:00:00.000Z'],
    ['[DAT-17] with seconds', '2027-05-10T13:00:30', '2027-05-10T16:00:30.000Z'],
    ['[DAT-17] with an offset', '2027-05-10T13:00:00-04:00', '2027-05-10T17:00:00.000Z'],
    ['[DAT-17] in UTC', '2027-05-10T13:00Z', '2027-05-10T13:00:00.000Z'],
    ['[DAT-17] the day first, never October', '10/05/2027 13:00', '2027-05-10T16:00:00.000Z'],
    ['[DAT-17] the day first, in words of the clock', '10/5/2027 13h', '2027-05-10T16:00:00.000Z'],
    ['[DAT-17] the day first, with minutes', '10/05/2027 13h30', '2027-05-10T16:30:00.000Z'],
    ['[DAT-17] a leap day', '29/02/2028 08:00', '2028-02-29T11:00:00.000Z'],
    ['[DAT-17] no 29 February in 2027', '2027-02-29 13:00', 'data'],
    ['[DAT-17] no 31 April', '31/04/2027 13:00', 'data'],
    ['[DAT-17] no month 13', '05/13/2027 13:00', 'data'],
    ['[DAT-17] no hour 25', '2027-05-10 25:00', 'hora'],
    ['[DAT-17] no midnight 24', '2027-05-10 24:00', 'hora'],
    ['[DAT-17] no such offset', '2027-05-10T13:00-15:00', 'hora'],
    ['[DAT-17] a day without a time', '2027-05-10', 'formato'],
    ['[DAT-17] a year of two digits', '10/05/27 13:00', 'formato'],
    ['[DAT-17] a time cut short', '10/05/2027 13:', 'formato'],
    ['[DAT-17] words', 'amanhã', 'formato'],
    ['[DAT-17] an American order with a dash', '05-10-2027 13:00', 'formato'],
  ])('%s', (_, text, expected) => {
    expect(at(text)).toBe(expected);
  });

  it('[DAT-17] the clock is that of the school', () => {
    expect(at('2027-05-10 13:00', 'America/Rio_Branco')).toBe('2027-05-10T18:00:00.000Z');
    expect(at('2027-05-10 13:00', 'America/Noronha')).toBe('2027-05-10T15:00:00.000Z');
  });

  it('[DAT-17] a time that the clock skips or shows twice is refused, but with an offset it is an instant', () => {
    // Summer time of 2018 began on 4 November, and ended on 17 February at midnight.
    expect(at('2018-11-04 00:30')).toBe('nao_existe');
    expect(at('2018-02-17 23:30')).toBe('duas_vezes');
    expect(at('2018-02-17T23:30-02:00')).toBe('2018-02-18T01:30:00.000Z');
    expect(at('2018-02-17 22:30')).toBe('2018-02-18T00:30:00.000Z');
  });

  it('[DAT-18] in words, with weekday and zone', () => {
    expect(formatInstante(Date.parse('2027-05-10T16:00:00Z'), SP)).toBe(
      'segunda-feira, 10 de maio de 2027, às 13:00 (America/Sao_Paulo, GMT-3)',
    );
  });
});
