/** The leaf of a calendar beside an exam: a file of its own, since one list shows it. */
import { formatter } from './formatador.ts';

/** `28` over `sáb.`, in the zone. [DAT-16] */
export function calendarLeaf(ms: number, timeZone: string): { dia: string; semana: string } {
  const one = (shape: Intl.DateTimeFormatOptions) => formatter(timeZone, shape).format(ms);
  return { dia: one({ day: 'numeric' }), semana: one({ weekday: 'short' }) };
}
