/** The file of an export. It knows formats, not tables. */
import { iso } from '../../http/iso.ts';

export type Parte = { readonly dado: string; readonly colunas: readonly string[]; readonly linhas: readonly object[] };

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return iso(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** RFC 4180; a cell that a spreadsheet would run as a formula is kept from it by an apostrophe. */
function cell(value: unknown): string {
  const text = asText(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One section for each kind of data: its name, a heading, its lines. */
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

/** One property for each kind of data. */
export function toJson(partes: readonly Parte[]): string {
  return JSON.stringify(Object.fromEntries(partes.map(({ dado, linhas }) => [dado, linhas])), null, 2);
}
