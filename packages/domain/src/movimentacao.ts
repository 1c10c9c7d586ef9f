/** When the enrolment of a student begins or ends. */
import type { CalendarDay } from './data-hora.ts';
import { endOfDay, startOfDay } from './dia-no-fuso.ts';
import { toLocal } from './instante-local.ts';

/**
 * The instant from which a movement counts: today now, an earlier day from its first instant for who joins a class and to its
 * last for who leaves. Null for a day to come, which nothing would keep. [VIR-8]
 */
export function instanteDaMovimentacao(
  day: CalendarDay,
  side: 'entrada' | 'saida',
  { nowMs, timeZone }: { readonly nowMs: number; readonly timeZone: string },
): number | null {
  const today = toLocal(nowMs, timeZone).slice(0, 10);
  if (day > today) return null;
  if (day === today) return nowMs;
  return side === 'entrada' ? startOfDay(day, timeZone) : endOfDay(day, timeZone);
}
