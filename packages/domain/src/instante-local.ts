/** Moments as a form writes them: wall-clock time of the school, without an offset (`2026-11-28T18:00`). */

const FORM = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/u;

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter(timeZone: string): Intl.DateTimeFormat {
  const found =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formatters.set(timeZone, found);
  return found;
}

/** The wall clock of the zone at this instant, as a form writes it. [DAT-12] */
export function toLocal(ms: number, timeZone: string): string {
  const parts = formatter(timeZone).formatToParts(ms);
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

const asUtc = (text: string): number | null => (FORM.test(text) ? Date.parse(`${text}:00Z`) : null);

/**
 * The instant at which the zone's wall clock shows this; null for no such text. A time that the clock skips becomes the one
 * after the skip, a time that it shows twice the first. [DAT-12]
 */
export function fromLocal(text: string, timeZone: string): number | null {
  const wall = asUtc(text);
  if (wall === null || Number.isNaN(wall)) return null;
  const shownAt = (ms: number) => asUtc(toLocal(ms, timeZone)) ?? ms;
  const guesses = [-1, 0, 1].map((day) => wall - (shownAt(wall + day * 86_400_000) - (wall + day * 86_400_000)));
  const exact = guesses.filter((ms) => shownAt(ms) === wall);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...guesses);
}
