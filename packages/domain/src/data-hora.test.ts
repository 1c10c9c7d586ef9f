import { describe, expect, it } from 'vitest';
import {
  calendarDay,
  calendarDaysBetween,
  formatCalendarDay,
  formatData,
  formatHora,
  formatMes,
  formatDiaMes,
  formatDiaSemana,
  formatPrazo,
  isoWeekStart,
  minutesOfDay,
  monthKey,
  parseCalendarDay,
} from './data-hora.ts';

const SP = 'America/Sao_Paulo';
const AC = 'America/Rio_Branco';
const utc = (text: string) => Date.parse(`${text}Z`);

describe('formats', () => {
  it.each<[name: string, found: string, expected: string]>([
    ['[DAT-1] afternoon', formatHora(utc('2026-11-28T17:30:00'), SP), '14h30'],
    ['[DAT-1] midnight is 0, not 24', formatHora(utc('2026-11-28T03:00:00'), SP), '0h'],
    ['[DAT-1] a whole hour', formatHora(utc('2026-11-28T11:00:00'), SP), '8h'],
    ['[DAT-1] another zone', formatHora(utc('2026-11-28T17:30:00'), AC), '12h30'],
    ['[DAT-1] minutes have two digits, hours do not', formatHora(utc('2026-11-28T12:05:59'), SP), '9h05'],
    ['[DAT-2] date', formatData(utc('2026-11-28T17:30:00'), SP), '28/11/2026'],
    ['[DAT-2] still yesterday here', formatData(utc('2026-12-01T02:59:00'), SP), '30/11/2026'],
    ['[DAT-11] day of the school zone', formatDiaMes(utc('2026-12-01T01:30:00'), SP), '30 de nov.'],
    ['[DAT-15] day of the week', formatDiaSemana(utc('2026-11-24T01:30:00'), SP), 'segunda-feira, 23 de novembro'],
    ['[DAT-13] minutes of the day', String(minutesOfDay(utc('2026-11-24T02:59:00'), SP)), '1439'],
    ['[DAT-13] midnight', String(minutesOfDay(utc('2026-11-24T03:00:00'), SP)), '0'],
    ['[DAT-3] deadline', formatPrazo(utc('2026-11-28T17:30:00'), SP), '28 de nov. às 14h30'],
    ['[DAT-3] first of the month', formatPrazo(utc('2026-05-01T12:00:00'), SP), '1 de mai. às 9h'],
    ['[DAT-4] month', formatMes(utc('2026-11-28T17:30:00'), SP), 'novembro de 2026'],
    ['[DAT-5] day', calendarDay(utc('2026-12-01T02:59:00'), SP), '2026-11-30'],
    ['[DAT-5] month key', monthKey(utc('2026-12-01T02:59:00'), SP), '2026-11'],
    ['[DAT-5] month key two hours west', monthKey(utc('2026-12-01T04:30:00'), AC), '2026-11'],
    ['[DAT-8] calendar day', formatCalendarDay('2026-11-08'), '08/11/2026'],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected);
  });
});

describe('days between', () => {
  it.each<[name: string, from: string, to: string, zone: string, days: number]>([
    ['[DAT-6] the same day', '2026-11-28T10:00:00', '2026-11-28T23:00:00', SP, 0],
    ['[DAT-6] a minute across midnight', '2026-11-29T02:59:30', '2026-11-29T03:00:30', SP, 1],
    ['[DAT-6] 23 hours inside one day', '2026-11-28T03:00:00', '2026-11-29T02:00:00', SP, 0],
    ['[DAT-6] backwards', '2026-11-28T10:00:00', '2026-11-25T10:00:00', SP, -3],
    ['[DAT-6] over a leap day', '2028-02-28T12:00:00', '2028-03-01T12:00:00', SP, 2],
    ['[DAT-6] over a day of 23 hours', '2018-11-03T12:00:00', '2018-11-05T12:00:00', SP, 2],
    ['[DAT-6] over a day of 25 hours', '2018-02-17T12:00:00', '2018-02-19T12:00:00', SP, 2],
  ])('%s', (_, from, to, zone, days) => {
    expect(calendarDaysBetween(utc(from), utc(to), zone)).toBe(days);
  });
});

describe('ten characters', () => {
  it.each<[name: string, text: string, day: string | null]>([
    ['[DAT-7] ISO', '2026-11-08', '2026-11-08'],
    ['[DAT-7] Brazilian', '08/11/2026', '2026-11-08'],
    ['[DAT-7] leap day', '29/02/2028', '2028-02-29'],
    ['[DAT-7] no leap day', '29/02/2026', null],
    ['[DAT-7] month 13', '2026-13-01', null],
    ['[DAT-7] day 31 of a month of 30', '2026-04-31', null],
    ['[DAT-7] day 0', '2026-04-00', null],
    ['[DAT-7] short', '8/11/2026', null],
    ['[DAT-7] American order is read as ours and refused', '11/28/2026', null],
    ['[DAT-7] with time', '2026-11-08T00:00', null],
    ['[DAT-7] empty', '', null],
  ])('%s', (_, text, day) => {
    expect(parseCalendarDay(text)).toBe(day);
  });
});

describe('isoWeekStart', () => {
  it.each([
    ['[DAT-10] the last second of Sunday in the zone', '2026-11-23T02:59:59', '2026-11-16'],
    ['[DAT-10] midnight of Monday in the zone', '2026-11-23T03:00:00', '2026-11-23'],
    ['[DAT-10] a Wednesday', '2026-11-25T12:00:00', '2026-11-23'],
    ['[DAT-10] across the turn of the year', '2027-01-02T12:00:00', '2026-12-28'],
  ])('%s', (_, instant, monday) => {
    expect(isoWeekStart(utc(instant), SP)).toBe(monday);
  });
});
