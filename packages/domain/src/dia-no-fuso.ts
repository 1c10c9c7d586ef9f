/** From a calendar day back to instants of a zone. */
import type { CalendarDay } from './data-hora.ts';
import { fromLocal } from './instante-local.ts';

const DAY_MS = 86_400_000;

/** The first instant of a day in the zone, also where its clock skips midnight. [DAT-14] */
export function startOfDay(day: CalendarDay, timeZone: string): number {
  return fromLocal(`${day}T00:00`, timeZone) ?? Number.NaN;
}

/** The last second of a day in the zone. [DAT-14] */
export function endOfDay(day: CalendarDay, timeZone: string): number {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return startOfDay(next, timeZone) - 1000;
}
