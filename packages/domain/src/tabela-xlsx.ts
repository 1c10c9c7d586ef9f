/** Reads the first sheet of an XLSX. It knows nothing of what is in it. */
import { strFromU8, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

import type { CsvCelula } from './csv-escrita.ts';
import { openZip, ZipRecusado } from './zip.ts';

/** The most that a table may have. */
export type TabelaLimites = { readonly linhas: number; readonly colunas: number };

/** Number of a column by its letters: A is 1. */
const columnOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** A single cell far away would make a table of billions. */
function refuseFarCells(parts: Readonly<Record<string, Uint8Array>>, { linhas, colunas }: TabelaLimites): void {
  for (const [name, bytes] of Object.entries(parts)) {
    if (!name.startsWith('xl/worksheets/')) continue;
    for (const [, letters = '', row] of strFromU8(bytes).matchAll(/<c\s[^>]*?\br="([A-Z]+)(\d+)"/gu))
      if (Number(row) > linhas || columnOf(letters) > colunas) throw new ZipRecusado('incha');
  }
}

const TWO = (n: number) => String(n).padStart(2, '0');

/** A cell as a person would type it; a spreadsheet keeps a day as midnight in UTC. */
function celulaOf(value: unknown): CsvCelula {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (value instanceof Date)
    return `${TWO(value.getUTCDate())}/${TWO(value.getUTCMonth() + 1)}/${value.getUTCFullYear()}`;
  return null;
}

/**
 * The rows of the first sheet, the empty ones included. [CSV-9]
 * @throws ZipRecusado beyond the bounds, or where the file cannot be read
 */
export async function readXlsx(bytes: Uint8Array, limites: TabelaLimites): Promise<readonly (readonly CsvCelula[])[]> {
  const parts = openZip(bytes, (name) => /\.xml(?:\.rels)?$/u.test(name));
  refuseFarCells(parts, limites);
  // Packed again without compression, the library needs no worker, which the pages do not allow.
  const plain = zipSync(parts, { level: 0 });
  try {
    const rows = await readSheet(new Blob([new Uint8Array(plain)]));
    return rows.map((row) => row.map(celulaOf));
  } catch {
    throw new ZipRecusado('danificado');
  }
}
