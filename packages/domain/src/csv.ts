/** Reads separated text as spreadsheets write it, from a file or pasted. It knows nothing of what is in it. */
import { CsvError, parse } from 'csv-parse/browser/esm/sync';

/** One record; `linha` is the line of the file on which it begins, from 1. */
export type CsvRecord = { readonly linha: number; readonly celulas: readonly string[] };
export type CsvSeparator = ',' | ';' | '\t';

const BOM = '\uFEFF';
const SEPARATORS: readonly CsvSeparator[] = [',', ';', '\t'];
/** The line by which a spreadsheet says its separator. */
const SEP_LINE = /^\uFEFF?sep=([,;\t])[,;\t]*(?:\r\n|\r|\n|$)/iu;

/** What a `sep=` line says, else whichever of comma, semicolon and tab stands most often in the first line outside quotes. [CSV-1] */
export function csvSeparator(text: string): CsvSeparator {
  const said = SEP_LINE.exec(text)?.[1];
  const [first = ''] = text
    .replaceAll(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r\n|\r|\n/u);
  const count = (separator: string) => first.split(separator).length;
  const most = SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best));
  return SEPARATORS.find((separator) => separator === said) ?? most;
}

/** Cells without the empty ones beyond this width. */
function cut(celulas: readonly string[], width: number): string[] {
  const filled = celulas.flatMap((celula, place) => (celula === '' ? [] : [place + 1]));
  return celulas.slice(0, Math.max(width, filled.at(-1) ?? 0));
}

type Read = { readonly celulas: string[]; readonly linha: number };

/** @throws CsvError where the quotes do not hold */
function read(text: string, delimiter: CsvSeparator, relax_quotes: boolean): Read[] {
  const rows: Read[] = [];
  parse(text, {
    delimiter,
    relax_quotes,
    record_delimiter: '\n',
    ltrim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    cast: (cell, { quoting }) => (quoting ? cell : cell.trim()),
    // `lines` is the line on which the record ends.
    on_record: (celulas, { lines }) => {
      rows.push({ celulas, linha: lines - (celulas.join('').split('\n').length - 1) });
      return null;
    },
  });
  return rows;
}

/** Strict first; a quote inside a text that no quote began is a sign like any other. null where the quotes do not hold. */
function readTolerant(text: string, separator: CsvSeparator, relaxed = false): Read[] | null {
  try {
    return read(text, separator, relaxed);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return !relaxed && error.code === 'INVALID_OPENING_QUOTE' ? readTolerant(text, separator, true) : null;
  }
}

/**
 * Records of the text without blank lines: a mark of byte order and a `sep=` line are no text, fields may be quoted, a quote
 * inside is doubled, a quoted field may hold separators and line breaks [CSV-2]. Cells are trimmed unless quoted. What stands
 * empty beyond the heading is no cell [CSV-6]. null when a quote is never closed or text follows a closing one [CSV-3].
 */
export function parseCsv(given: string): readonly CsvRecord[] | null {
  const said = SEP_LINE.test(given) ? 1 : 0;
  const text = given.replace(SEP_LINE, '').replace(BOM, '').replaceAll(/\r\n?/gu, '\n');
  const records = readTolerant(text, csvSeparator(given));
  const width = cut(records?.[0]?.celulas ?? [], 0).length;
  return records && records.map(({ linha, celulas }) => ({ linha: linha + said, celulas: cut(celulas, width) }));
}
