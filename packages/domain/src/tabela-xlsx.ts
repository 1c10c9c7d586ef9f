/** Reads a sheet of an XLSX. It knows nothing of what is in it. */
import { strFromU8, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

import type { CsvCelula } from './csv-escrita.ts';
import { openZip, ZipRecusado } from './zip.ts';

/** The most that a table may have. */
export type TabelaLimites = { readonly linhas: number; readonly colunas: number };

/** Number of a column by its letters: A is 1. */
const columnOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

type Parts = Readonly<Record<string, Uint8Array>>;

const textOf = (parts: Parts, name: string): string => strFromU8(parts[name] ?? new Uint8Array());

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const unescape = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|quot|apos));/giu, (whole, dec, hex, sign) =>
    sign
      ? (SIGNS[sign] ?? whole)
      : String.fromCodePoint(Math.min(Number.parseInt(dec ?? hex, dec ? 10 : 16), 0x10ffff)),
  );

/** The attributes of each tag of that name, by their names without a prefix. */
function tagsOf(xml: string, tag: string): readonly Readonly<Record<string, string>>[] {
  const tags = xml.matchAll(new RegExp(`<(?:\\w+:)?${tag}\\s([^>]*)>`, 'gu'));
  return [...tags].map(([, written = '']) =>
    Object.fromEntries(
      [...written.matchAll(/(?:\w+:)?(\w+)\s*=\s*"([^"]*)"/gu)].map(([, name = '', value = '']) => [
        name,
        unescape(value),
      ]),
    ),
  );
}

/** Sheets in their order, each with the part that holds it. */
function sheetsOf(parts: Parts): readonly { readonly nome: string; readonly part: string }[] {
  const targets = new Map(
    tagsOf(textOf(parts, 'xl/_rels/workbook.xml.rels'), 'Relationship').map(({ Id = '', Target = '' }) => [Id, Target]),
  );
  return tagsOf(textOf(parts, 'xl/workbook.xml'), 'sheet')
    .filter(({ name = '' }) => name !== '')
    .map(({ name: nome = '', id = '' }) => {
      const target = targets.get(id) ?? '';
      return { nome, part: target.startsWith('/') ? target.slice(1) : `xl/${target}` };
    });
}

/** A single cell far away would make a table of billions. */
function refuseFarCells(sheet: string, { linhas, colunas }: TabelaLimites): void {
  for (const [, letters = '', row] of sheet.matchAll(/<c\s[^>]*?\br="([A-Z]+)(\d+)"/gu))
    if (Number(row) > linhas || columnOf(letters) > colunas) throw new ZipRecusado('incha');
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

export type Pasta = {
  /** Names of the sheets, in their order. */
  readonly planilhas: readonly string[];
  /**
   * The rows of a sheet, counted from 1, the empty ones included.
   * @throws ZipRecusado beyond the bounds, or where the sheet cannot be read
   */
  readonly read: (planilha: number) => Promise<readonly (readonly CsvCelula[])[]>;
};

/**
 * Opens a workbook and reads none of its sheets yet. [CSV-9]
 * @throws ZipRecusado beyond the bounds, or where the file cannot be read
 */
export function openXlsx(bytes: Uint8Array, limites: TabelaLimites): Pasta {
  const parts = openZip(bytes, (name) => /\.xml(?:\.rels)?$/u.test(name));
  const sheets = sheetsOf(parts);
  return {
    planilhas: sheets.map(({ nome }) => nome),
    read: async (planilha) => {
      const sheet = sheets[planilha - 1];
      if (!sheet) throw new ZipRecusado('danificado');
      refuseFarCells(textOf(parts, sheet.part), limites);
      // Packed again without compression, the library needs no worker, which the pages do not allow.
      const plain = zipSync(parts, { level: 0 });
      try {
        const rows = await readSheet(new Blob([new Uint8Array(plain)]), planilha);
        return rows.map((row) => row.map(celulaOf));
      } catch {
        throw new ZipRecusado('danificado');
      }
    },
  };
}

/** The rows of the first sheet. @throws ZipRecusado as `openXlsx` */
export const readXlsx = async (bytes: Uint8Array, limites: TabelaLimites): ReturnType<Pasta['read']> =>
  openXlsx(bytes, limites).read(1);
