/**
 * A moment as a person writes it to a command: read strictly, on the clock of the school, never of the machine. Nothing is
 * guessed: what could mean two things, or nothing, is refused with the reason.
 */
import { fromLocal, toLocal } from './instante-local.ts';

/**
 * 'formato': not one of the forms; 'data' and 'hora': no such day or time; 'nao_existe': the clock skips it; 'duas_vezes': the
 * clock shows it twice, and no offset says which.
 */
export type InstanteErro = 'formato' | 'data' | 'hora' | 'nao_existe' | 'duas_vezes';
export type InstanteLido = { readonly ms: number } | { readonly erro: InstanteErro };

const ISO = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{1,2}):(\d{2})(?::(\d{2}))?(Z|[+-]\d{2}:\d{2})?$/u;
const BR = /^(\d{1,2})\/(\d{1,2})\/(\d{4}) (\d{1,2})(?::|h)(\d{2})?()()$/u;

const two = (value: number) => String(value).padStart(2, '0');

function isDay(year: number, month: number, day: number): boolean {
  const at = new Date(Date.UTC(2000, month - 1, day));
  at.setUTCFullYear(year, month - 1, day);
  return month >= 1 && month <= 12 && day >= 1 && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
}

/** Hours and minutes of an offset, at most 14 hours from UTC. */
function offsetMs(offset: string): number | null {
  if (offset === 'Z') return 0;
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  if (hours > 14 || minutes > 59 || (hours === 14 && minutes > 0)) return null;
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

const HOUR_MS = 3_600_000;
/** The longest step that a zone's clock is set back by. */
const STEP_HOURS = 3;

/** Whether the clock shows this time again later. */
const isTwice = (ms: number, local: string, timeZone: string) =>
  Array.from({ length: STEP_HOURS * 2 }, (_, half) => ms + ((half + 1) * HOUR_MS) / 2).some(
    (later) => toLocal(later, timeZone) === local,
  );

/**
 * `2027-05-10 13:00` and `2027-05-10T13:00` (seconds may follow), `10/05/2027 13:00` and `10/05/2027 13h` with the day
 * first, on the zone's wall clock; after the first two `Z` or an offset names the instant itself. [DAT-17]
 */
export function readInstante(text: string, timeZone: string): InstanteLido {
  const trimmed = text.trim();
  const iso = ISO.exec(trimmed);
  const br = iso ? null : BR.exec(trimmed);
  const found = iso ?? br;
  if (!found) return { erro: 'formato' };
  const [, first = '', second = '', third = '', hh = '', mm, ss, offset = ''] = found;
  const [year, month, day] = (iso ? [first, second, third] : [third, second, first]).map(Number);
  const [hour, minute, seconds] = [Number(hh), Number(mm || 0), Number(ss || 0)];
  if (year === undefined || month === undefined || day === undefined || !isDay(year, month, day))
    return { erro: 'data' };
  // `10/05/2027 13:` is no time.
  if (br && mm === undefined && !trimmed.endsWith('h')) return { erro: 'formato' };
  if (hour > 23 || minute > 59 || seconds > 59) return { erro: 'hora' };
  const local = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
  if (offset !== '') {
    const shift = offsetMs(offset);
    return shift === null ? { erro: 'hora' } : { ms: Date.parse(`${local}:${two(seconds)}Z`) - shift };
  }
  const ms = fromLocal(local, timeZone);
  if (ms === null || toLocal(ms, timeZone) !== local) return { erro: 'nao_existe' };
  return isTwice(ms, local, timeZone) ? { erro: 'duas_vezes' } : { ms: ms + seconds * 1000 };
}

const written = new Map<string, Intl.DateTimeFormat>();
function formatter(timeZone: string, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(shape)}`;
  const known = written.get(key) ?? new Intl.DateTimeFormat('pt-BR', { timeZone, ...shape });
  written.set(key, known);
  return known;
}

/** `segunda-feira, 10 de maio de 2027, às 13:00 (America/Sao_Paulo, GMT-3)` [DAT-18] */
export function formatInstante(ms: number, timeZone: string): string {
  const day = formatter(timeZone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(ms);
  const time = formatter(timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(ms);
  const zone = formatter(timeZone, { timeZoneName: 'shortOffset' })
    .formatToParts(ms)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${day}, às ${time} (${timeZone}, ${zone ?? 'UTC'})`;
}
