/** From a calendar day back to instants of a zone. */
import { calendarDay, minutesOfDay, type CalendarDay } from './data-hora.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The first instant of a day in the zone, also where its clock skips midnight. [DAT-14] */
export function startOfDay(day: CalendarDay, timeZone: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // The zone's own reading of a moment of that day says how far it is from UTC; a second look follows a clock change.
  const shifted = (ms: number) =>
    Date.parse(`${calendarDay(ms, timeZone)}T00:00:00Z`) + minutesOfDay(ms, timeZone) * MINUTE_MS - ms;
  const first = utc - shifted(utc);
  const found = utc - shifted(first);
  return calendarDay(found, timeZone) < day ? found + MINUTE_MS * 60 : found;
}

/** The last second of a day in the zone. [DAT-14] */
export function endOfDay(day: CalendarDay, timeZone: string): number {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return startOfDay(next, timeZone) - 1000;
}
