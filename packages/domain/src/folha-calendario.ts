/** The leaf of a calendar beside an exam: a file of its own, since one list shows it. */
import { formatDiaSemana } from './data-hora.ts';

/** `28` over `sáb.`, in the zone. [DAT-16] */
export function calendarLeaf(ms: number, timeZone: string): { dia: string; semana: string } {
  const text = formatDiaSemana(ms, timeZone);
  return { dia: text.replaceAll(/\D/g, ''), semana: `${text.slice(0, 3)}.` };
}
