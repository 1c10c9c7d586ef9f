/** Reads comma-separated text, with comma or semicolon, quoted or not. It knows nothing of what is in it. */

/** One record; `linha` is the line of the file on which it begins, from 1. */
export type CsvRecord = { readonly linha: number; readonly celulas: readonly string[] };

const BOM = '\uFEFF';

/** The separator: whichever of the two stands more often in the first line outside quotes; the comma on a tie. [CSV-1] */
export function csvSeparator(text: string): ',' | ';' {
  const [first = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r\n|\r|\n/u);
  return first.split(';').length > first.split(',').length ? ';' : ',';
}

type State = { celula: string; celulas: string[]; quoted: boolean; wasQuoted: boolean; linha: number; begun: number };

/**
 * Records of the text without blank lines: a mark of byte order is no text, fields may be quoted, a quote inside is doubled,
 * a quoted field may hold separators and line breaks [CSV-2]. Cells are trimmed unless quoted. null when a quote is never
 * closed or text follows a closing one [CSV-3].
 */
export function parseCsv(given: string): readonly CsvRecord[] | null {
  const text = given.startsWith(BOM) ? given.slice(1) : given;
  const separator = csvSeparator(text);
  const records: CsvRecord[] = [];
  const now: State = { celula: '', celulas: [], quoted: false, wasQuoted: false, linha: 1, begun: 1 };
  const endCell = () => {
    now.celulas.push(now.wasQuoted ? now.celula : now.celula.trim());
    now.celula = '';
    now.wasQuoted = false;
  };
  const endRecord = () => {
    endCell();
    if (now.celulas.some((celula) => celula !== '')) records.push({ linha: now.begun, celulas: now.celulas });
    now.celulas = [];
  };
  for (let i = 0; i < text.length; i += 1) {
    const char = text.charAt(i);
    const isBreak = char === '\n' || (char === '\r' && text.charAt(i + 1) !== '\n');
    if (isBreak) now.linha += 1;
    if (now.quoted) {
      if (char !== '"') now.celula += char;
      else if (text.charAt(i + 1) === '"') {
        now.celula += '"';
        i += 1;
      } else now.quoted = false;
    } else if (char === '"' && now.celula.trim() === '' && !now.wasQuoted) {
      now.celula = '';
      now.quoted = true;
      now.wasQuoted = true;
    } else if (char === separator) endCell();
    else if (isBreak) {
      endRecord();
      now.begun = now.linha;
    } else if (char !== '\r' && !(now.wasQuoted && char.trim() === '')) {
      if (now.wasQuoted) return null;
      now.celula += char;
    }
  }
  if (now.quoted) return null;
  endRecord();
  return records;
}
