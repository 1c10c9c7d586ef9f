/** What kind of picture a file is by its bytes, whatever its name says, and how large. */

const mark = (text: string): Buffer => Buffer.from(text, 'latin1');

const KINDS = [
  { tipo: 'image/png', ext: 'png', head: mark('\x89PNG'), tail: mark('IEND') },
  { tipo: 'image/jpeg', ext: 'jpg', head: mark('\xff\xd8\xff'), tail: mark('\xff\xd9') },
  { tipo: 'image/gif', ext: 'gif', head: mark('GIF8'), tail: mark(';') },
] as const;
export type Kind = { readonly tipo: string; readonly ext: string };
/** Only a little padding may follow the end mark. */
const TAIL_BYTES = 64;

/** Formats that browsers do not show, or that may contain scripts. `at` is the offset of the mark. */
const UNSUPPORTED = [
  { nome: 'BMP', at: 0, head: 'BM' },
  { nome: 'TIFF', at: 0, head: 'II*\0' },
  { nome: 'TIFF', at: 0, head: 'MM\0*' },
  { nome: 'PDF', at: 0, head: '%PDF' },
  { nome: 'ICO', at: 0, head: '\0\0\x01\0' },
  { nome: 'AVIF ou HEIC', at: 4, head: 'ftyp' },
  { nome: 'WMF', at: 0, head: '\xd7\xcd\xc6\x9a' },
  { nome: 'EMF', at: 40, head: ' EMF' },
] as const;

function isWebp(bytes: Buffer): boolean {
  const riff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return riff && bytes.readUInt32LE(4) + 8 <= bytes.length;
}

/** The type of a complete picture. Undefined for anything else, such as a truncated file. */
export function kindOf(bytes: Buffer): Kind | undefined {
  if (isWebp(bytes)) return { tipo: 'image/webp', ext: 'webp' };
  return KINDS.find(
    ({ head, tail }) => bytes.subarray(0, head.length).equals(head) && bytes.subarray(-TAIL_BYTES).includes(tail),
  );
}

/** The name of an unsupported format. Null for an empty file, and for a truncated file of a supported format. */
export function unsupportedName(bytes: Buffer): string | null {
  if (bytes.length === 0 || bytes.toString('latin1', 0, 4) === 'RIFF') return null;
  if (KINDS.some(({ head }) => bytes.subarray(0, head.length).equals(head))) return null;
  const found = UNSUPPORTED.find(({ at, head }) => bytes.toString('latin1', at, at + head.length) === head);
  if (found) return found.nome;
  const text = bytes.toString('utf8', 0, 1000).trimStart().toLowerCase();
  if (text.includes('<svg')) return 'SVG';
  if (text.startsWith('<!doctype html') || text.startsWith('<html')) return 'HTML';
  return 'desconhecido';
}

/** Pixels from top to bottom of a PNG or a GIF; undefined for others. Formulas are never kept as photographs. */
export function heightOf(bytes: Buffer): number | undefined {
  if (bytes.length < 24) return undefined;
  if (bytes.toString('latin1', 12, 16) === 'IHDR') return bytes.readUInt32BE(20);
  return bytes.toString('latin1', 0, 4) === 'GIF8' ? bytes.readUInt16LE(8) : undefined;
}
