/** Writes the file of an export. It knows formats and no tables. */
import { writeCsv, type CsvCelula } from '@luneta/domain/csv-escrita';

import { iso } from '../../../http/iso.ts';

export type Parte = { readonly dado: string; readonly colunas: readonly string[]; readonly linhas: readonly object[] };

/** Numbers stay numbers, which are written as a spreadsheet in Portuguese reads them. */
function cell(value: unknown): CsvCelula {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return iso(value);
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}

/** The export as CSV [CSV-4]: one section for each kind of data, with its name, a heading and its rows; a blank line between. */
export function toCsv(partes: readonly Parte[]): string {
  return writeCsv(
    partes.flatMap(({ dado, colunas, linhas }, index) => [
      ...(index > 0 ? [[]] : []),
      [dado],
      colunas,
      ...linhas.map((linha) => colunas.map((name) => cell(Reflect.get(linha, name)))),
    ]),
  );
}

/** The export as JSON: one property for each kind of data. */
export function toJson(partes: readonly Parte[]): string {
  return JSON.stringify(Object.fromEntries(partes.map(({ dado, linhas }) => [dado, linhas])), null, 2);
}
