/** When something happened, as near as a person says it: 'hoje às 9h41', 'ontem às 18h40', '12 de nov. às 8h'. Pure. */
import { calendarDaysBetween, formatHora, formatPrazo } from '@luneta/domain';

import { copy } from './copy.ts';

/** What times are read against: now, and the zone of the school. */
export type Relogio = { readonly nowMs: number; readonly zone: string };

/** @param em an instant as the contract writes it */
export function quando(em: string, { nowMs, zone }: Relogio): string {
  const ms = Date.parse(em);
  const days = calendarDaysBetween(ms, nowMs, zone);
  if (days === 0) return copy.hojeAs(formatHora(ms, zone));
  if (days === 1) return copy.ontemAs(formatHora(ms, zone));
  return formatPrazo(ms, zone);
}

/** The time alone today, the day as well on any other. */
export function horaOu(em: string, { nowMs, zone }: Relogio): string {
  const ms = Date.parse(em);
  return calendarDaysBetween(ms, nowMs, zone) === 0 ? formatHora(ms, zone) : formatPrazo(ms, zone);
}

/** For the end of a sentence: 'às 9h41' today, 'ontem às 18h40', 'em 12 de nov. às 8h'. */
export function emQuando(em: string, relogio: Relogio): string {
  const ms = Date.parse(em);
  const days = calendarDaysBetween(ms, relogio.nowMs, relogio.zone);
  if (days === 0) return copy.as(formatHora(ms, relogio.zone));
  return days === 1 ? quando(em, relogio) : copy.em(quando(em, relogio));
}
