/** Writes comma-separated text for spreadsheets in Portuguese. `csv.ts` reads it again. */

/** A cell; null is empty. */
export type CsvCelula = string | number | null;

const FORMULA = /^[=+\-@\t\r]/u;
const NEEDS_QUOTES = /[";\r\n]/u;

function cellText(celula: CsvCelula): string {
  if (celula === null) return '';
  if (typeof celula === 'number') return String(celula).replace('.', ',');
  const safe = FORMULA.test(celula) ? `'${celula}` : celula;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The whole file: a mark of byte order, semicolons, CRLF and decimal commas, quotes where needed [CSV-4]; a text that would run
 * as a formula stands behind an apostrophe [CSV-5].
 */
export function writeCsv(linhas: readonly (readonly CsvCelula[])[]): string {
  return `\uFEFF${linhas.map((linha) => linha.map(cellText).join(';')).join('\r\n')}\r\n`;
}
