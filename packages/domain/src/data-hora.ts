/**
 * Dates and times as Brazil writes them, always in a named IANA zone (the school's). Instants are epoch milliseconds;
 * a calendar day is `AAAA-MM-DD` and never becomes an instant (no `new Date('2026-11-28')`).
 */

/** A calendar day, `AAAA-MM-DD`. */
export type CalendarDay = string;
const DAY_MS = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();
/** Formatters are cached by zone and shape, because building one costs far more than using it. */
function formatter(timeZone: string, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(shape)}`;
  const found = formatters.get(key) ?? new Intl.DateTimeFormat('pt-BR', { timeZone, ...shape });
  formatters.set(key, found);
  return found;
}

const NUMERIC = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

function parts(ms: number, timeZone: string): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    formatter(timeZone, NUMERIC)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
}

/** `14h30`, `8h05`, on the hour `8h` [DAT-1] D 16 */
export function formatHora(ms: number, timeZone: string): string {
  const { hour, minute } = parts(ms, timeZone);
  return `${Number(hour)}h${minute === '00' ? '' : minute}`;
}

/** `28/11/2026` [DAT-2] */
export function formatData(ms: number, timeZone: string): string {
  return formatCalendarDay(calendarDay(ms, timeZone));
}

/** `28 de nov.` [DAT-11] */
export function formatDiaMes(ms: number, timeZone: string): string {
  return formatter(timeZone, { day: 'numeric', month: 'short' }).format(ms);
}

/** `28 de nov. às 14h30` [DAT-3] ux 2.11 */
export function formatPrazo(ms: number, timeZone: string): string {
  return `${formatDiaMes(ms, timeZone)} às ${formatHora(ms, timeZone)}`;
}

/** `segunda-feira, 23 de novembro` [DAT-15] */
export function formatDiaSemana(ms: number, timeZone: string): string {
  return formatter(timeZone, { weekday: 'long', day: 'numeric', month: 'long' }).format(ms);
}

/** Minutes since midnight in the zone. [DAT-13] */
export function minutesOfDay(ms: number, timeZone: string): number {
  const { hour, minute } = parts(ms, timeZone);
  return Number(hour) * 60 + Number(minute);
}

/** `novembro de 2026` [DAT-4] */
export function formatMes(ms: number, timeZone: string): string {
  return formatter(timeZone, { month: 'long', year: 'numeric' }).format(ms);
}

/** The day of an instant in the zone. [DAT-5] D 16 */
export function calendarDay(ms: number, timeZone: string): CalendarDay {
  const { year, month, day } = parts(ms, timeZone);
  return `${year}-${month}-${day}`;
}

/** `AAAA-MM`, the key of grouping by month. [DAT-5] */
export function monthKey(ms: number, timeZone: string): string {
  return calendarDay(ms, timeZone).slice(0, 7);
}

/**
 * Calendar days from one instant to the other in the zone: 0 today, 1 tomorrow, −1 yesterday, also across a clock
 * change. [DAT-6] D 150
 */
export function calendarDaysBetween(fromMs: number, toMs: number, timeZone: string): number {
  const utc = (ms: number) => Date.parse(`${calendarDay(ms, timeZone)}T00:00:00Z`);
  return Math.round((utc(toMs) - utc(fromMs)) / DAY_MS);
}

/** The Monday of the ISO week of an instant in the zone. [DAT-10] D 162 */
export function isoWeekStart(ms: number, timeZone: string): CalendarDay {
  const day = Date.parse(`${calendarDay(ms, timeZone)}T00:00:00Z`);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return new Date(day - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** Reads `AAAA-MM-DD` or `DD/MM/AAAA`; null for another shape or a day that does not exist. [DAT-7] D 82 */
export function parseCalendarDay(text: string): CalendarDay | null {
  const match =
    /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})$/.exec(text) ?? /^(?<d>\d{2})\/(?<m>\d{2})\/(?<y>\d{4})$/.exec(text);
  if (match?.groups === undefined) return null;
  const { y, m, d } = match.groups;
  const iso = `${y}-${m}-${d}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** `AAAA-MM-DD` → `DD/MM/AAAA` [DAT-8] */
export function formatCalendarDay(day: CalendarDay): string {
  return day.split('-').reverse().join('/');
}
