/**
 * Turns the first sheet of an XLSX into separated text. Loaded when such a file is chosen. What a packed file may grow to is
 * looked up in its directory before anything is unpacked.
 */
import { writeCsv, type CsvCelula } from '@luneta/domain/csv-escrita';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

const MAX_ENTRIES = 1000;
const MAX_BYTES = 200_000_000;
const MAX_RATIO = 100;
/** Below this a high ratio is nothing but an empty sheet. */
const RATIO_FROM_BYTES = 1_000_000;
const MAX_ROWS = 10_000;
const MAX_COLUMNS = 600;

/** The file would grow larger than a table may. */
export class XlsxGrande extends Error {
  override readonly name = 'XlsxGrande';
}

/** The XML parts. Their number and sizes are read first, and nothing is unpacked beyond them. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let [entries, total] = [0, 0];
  unzipSync(bytes, {
    filter: ({ size, originalSize }) => {
      entries += 1;
      total += originalSize;
      const isBomb = originalSize > RATIO_FROM_BYTES && originalSize > size * MAX_RATIO;
      if (entries > MAX_ENTRIES || total > MAX_BYTES || isBomb) throw new XlsxGrande();
      return false;
    },
  });
  return unzipSync(bytes, { filter: ({ name }) => /\.xml(?:\.rels)?$/u.test(name) });
}

/** Number of a column by its letters: A is 1. */
const columnOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** A single cell far away would make a table of billions. */
function refuseFarCells(parts: Readonly<Record<string, Uint8Array>>): void {
  for (const [name, bytes] of Object.entries(parts)) {
    if (!name.startsWith('xl/worksheets/')) continue;
    for (const [, letters = '', row] of strFromU8(bytes).matchAll(/<c\s[^>]*?\br="([A-Z]+)(\d+)"/gu))
      if (Number(row) > MAX_ROWS || columnOf(letters) > MAX_COLUMNS) throw new XlsxGrande();
  }
}

const TWO = (n: number) => String(n).padStart(2, '0');

/** A cell as a person would type it; a spreadsheet keeps a day as midnight in UTC. */
function celula(value: unknown): CsvCelula {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (value instanceof Date)
    return `${TWO(value.getUTCDate())}/${TWO(value.getUTCMonth() + 1)}/${value.getUTCFullYear()}`;
  return null;
}

/**
 * The first sheet as text with semicolons.
 * @throws XlsxGrande beyond the bounds, another error where the file cannot be read
 */
export async function xlsxAsText(bytes: Uint8Array): Promise<string> {
  const parts = unpack(bytes);
  refuseFarCells(parts);
  // Packed again without compression, the library needs no worker, which the pages do not allow.
  const plain = zipSync(parts, { level: 0 });
  const rows = await readSheet(new Blob([new Uint8Array(plain)]));
  return writeCsv(rows.map((row) => row.map(celula)));
}
