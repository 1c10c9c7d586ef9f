/** Says what a file is that a person hands in as a table, and decodes it where it is text. D 212 */

/** What a file can be that is no table we read. */
export type ArquivoEstranho =
  | 'vazio'
  | 'grande'
  | 'pdf'
  | 'imagem'
  | 'ods'
  | 'xls'
  | 'xlsb'
  | 'com_senha'
  | 'documento'
  | 'zip'
  | 'pagina'
  | 'binario';
/** How the text of a file was read. */
export type Codificacao = 'utf-8' | 'utf-16' | 'windows-1252';
export type ArquivoDeTabela =
  | { readonly tipo: 'texto'; readonly texto: string; readonly codificacao: Codificacao }
  | { readonly tipo: 'xlsx' }
  | { readonly tipo: ArquivoEstranho };

/** The most bytes of a table. */
export const TABELA_MAX_BYTES = 20_000_000;

/** First bytes as Latin-1 text, and what they begin. */
const BEGINNINGS: readonly (readonly [RegExp, ArquivoEstranho])[] = [
  [/^%PDF/u, 'pdf'],
  [/^(?:\u0089PNG|\u00FF\u00D8\u00FF|GIF8|RIFF[\s\S]{4}WEBP|II\*\0|MM\0\*|[\s\S]{4}ftyp|BM[\s\S]{4}\0{4})/u, 'imagem'],
  [/^\{\\rtf/u, 'documento'],
];
const OLD_OFFICE = '\u00D0\u00CF\u0011\u00E0';
const ENCRYPTED = 'E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0';
/** What names inside a packed file say about it, the first that is found. */
const PACKED: readonly (readonly [string, ArquivoEstranho | 'xlsx'])[] = [
  ['xl/workbook.bin', 'xlsb'],
  ['xl/workbook', 'xlsx'],
  ['opendocument.spreadsheet', 'ods'],
  ['word/', 'documento'],
  ['opendocument.text', 'documento'],
];

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** A large file as text, one sign for each byte. Those below 128 are right, and names are made of them. */
const asText = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes);

/** The kind of what is no text, by its bytes and never by its name; null for text. [CSV-8] */
function kindOf(bytes: Uint8Array): ArquivoEstranho | 'xlsx' | null {
  const start = latin1(bytes.subarray(0, 64));
  const known = BEGINNINGS.find(([pattern]) => pattern.test(start));
  if (known) return known[1];
  if (start.startsWith(OLD_OFFICE)) return asText(bytes).includes(ENCRYPTED) ? 'com_senha' : 'xls';
  if (!start.startsWith('PK\u0003\u0004')) return null;
  const whole = asText(bytes);
  return PACKED.find(([name]) => whole.includes(name))?.[1] ?? 'zip';
}

/** A mark of byte order decides; else strict UTF-8, else Windows-1252. [CSV-7] */
function decode(bytes: Uint8Array): { readonly texto: string; readonly codificacao: Codificacao } {
  const [a, b] = bytes;
  const by = (label: string, codificacao: Codificacao, fatal = false) => ({
    texto: new TextDecoder(label, { fatal }).decode(bytes),
    codificacao,
  });
  if (a === 0xff && b === 0xfe) return by('utf-16le', 'utf-16');
  if (a === 0xfe && b === 0xff) return by('utf-16be', 'utf-16');
  try {
    return by('utf-8', 'utf-8', true);
  } catch {
    return by('windows-1252', 'windows-1252');
  }
}

/** The text of a table, 'xlsx', or what the file is instead. [CSV-7] [CSV-8] */
export function readArquivoDeTabela(bytes: Uint8Array): ArquivoDeTabela {
  if (bytes.length === 0) return { tipo: 'vazio' };
  if (bytes.length > TABELA_MAX_BYTES) return { tipo: 'grande' };
  const kind = kindOf(bytes);
  if (kind !== null) return { tipo: kind };
  const { texto, codificacao } = decode(bytes);
  if (texto.trim() === '') return { tipo: 'vazio' };
  if (texto.includes('\0')) return { tipo: 'binario' };
  if (/^\s*<(?:!doctype|html|table|head|meta|\?xml)/iu.test(texto)) return { tipo: 'pagina' };
  return { tipo: 'texto', texto, codificacao };
}
