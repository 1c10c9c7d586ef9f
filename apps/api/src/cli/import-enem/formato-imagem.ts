/** What kind of picture a file is by its bytes, whatever its name says, and how large. */

const mark = (text: string): Buffer => Buffer.from(text, 'latin1');

const KINDS = [
  { tipo: 'image/png', ext: 'png', head: mark('\x89PNG'), tail: mark('IEND') },
  { tipo: 'image/jpeg', ext: 'jpg', head: mark('\xff\xd8\xff'), tail: mark('\xff\xd9') },
  { tipo: 'image/gif', ext: 'gif', head: mark('GIF8'), tail: mark(';') },
] as const;
export type Kind = { readonly tipo: string; readonly ext: string };
/** The end mark may be followed by a little padding, no more. */
const TAIL_BYTES = 64;

/** Kinds that no browser of ours shows, or that may carry programs; `at` is where the mark stands. */
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

/** The kind of a whole picture; undefined for anything else, a file cut short included. */
export function kindOf(bytes: Buffer): Kind | undefined {
  if (isWebp(bytes)) return { tipo: 'image/webp', ext: 'webp' };
  return KINDS.find(
    ({ head, tail }) => bytes.subarray(0, head.length).equals(head) && bytes.subarray(-TAIL_BYTES).includes(tail),
  );
}

/** The name of a format that is not kept; null for a file that is empty or a kept kind cut short. */
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
