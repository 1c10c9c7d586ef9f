import { calendarDay, formatHora, formatPrazo } from '@luneta/domain';

/** `14h12` today, `28 de nov. às 14h12` on another day. */
export const quandoOf = (ms: number, nowMs: number, timeZone: string): string =>
  calendarDay(ms, timeZone) === calendarDay(nowMs, timeZone) ? formatHora(ms, timeZone) : formatPrazo(ms, timeZone);
