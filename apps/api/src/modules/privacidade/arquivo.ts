/** Writes the file of an export. It knows formats and no tables. */
import { iso } from '../../http/iso.ts';

export type Parte = { readonly dado: string; readonly colunas: readonly string[]; readonly linhas: readonly object[] };

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return iso(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Formats a cell by RFC 4180. An apostrophe before a cell keeps a spreadsheet from running it as a formula. */
function cell(value: unknown): string {
  const text = asText(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The export as CSV: one section for each kind of data, with its name, a heading and its rows. */
export function toCsv(partes: readonly Parte[]): string {
  return partes
    .map(({ dado, colunas, linhas }) =>
      [
        cell(dado),
        colunas.map(cell).join(','),
        ...linhas.map((linha) => colunas.map((name) => cell(Reflect.get(linha, name))).join(',')),
      ].join('\r\n'),
    )
    .join('\r\n\r\n');
}

/** The export as JSON: one property for each kind of data. */
export function toJson(partes: readonly Parte[]): string {
  return JSON.stringify(Object.fromEntries(partes.map(({ dado, linhas }) => [dado, linhas])), null, 2);
}
