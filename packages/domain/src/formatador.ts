/** Formatters of dates in Portuguese. Not for screens: `data-hora.ts` says how a date is written. */
const formatters = new Map<string, Intl.DateTimeFormat>();
/** Formatters are cached by zone and shape, because building one costs far more than using it. */
export function formatter(timeZone: string, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(shape)}`;
  const found = formatters.get(key) ?? new Intl.DateTimeFormat('pt-BR', { timeZone, ...shape });
  formatters.set(key, found);
  return found;
}
