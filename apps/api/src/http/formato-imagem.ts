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

/** Pixels that a picture claims to have. */
export type Size = { readonly width: number; readonly height: number };

/** A browser unpacks a picture to four bytes a pixel, however small its file is. A page scanned at 600 dpi has 35 million. */
const MAX_PIXELS = 40_000_000;
/** What browsers draw at most in a direction. */
const MAX_SIDE = 16_384;

/** Whether a picture of this size may be kept and shown. */
export const isShowable = ({ width, height }: Size): boolean =>
  width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS;

/** Markers of a JPEG that stand alone, without a length. */
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** Start of a frame: C0 to CF but the tables C4, C8 and CC. */
const startsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function sizeOfJpeg(bytes: Buffer): Size | undefined {
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (startsFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // Any number of FF may stand before a marker.
    if (marker === 0xff) at += 1;
    else at += standsAlone(marker) ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function sizeOfWebp(bytes: Buffer): Size | undefined {
  const kind = bytes.toString('latin1', 12, 16);
  if (bytes.length < 30) return undefined;
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return undefined;
  const packed = bytes.readUInt32LE(21);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}

/** The size that the head of a picture claims; undefined where it has none that can be read. */
export function sizeOf(bytes: Buffer): Size | undefined {
  if (isWebp(bytes)) return sizeOfWebp(bytes);
  if (bytes.length < 10) return undefined;
  if (bytes.toString('latin1', 0, 4) === 'GIF8') return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  if (bytes.length >= 24 && bytes.toString('latin1', 12, 16) === 'IHDR')
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  return bytes.readUInt16BE(0) === 0xffd8 ? sizeOfJpeg(bytes) : undefined;
}

/** Pixels from top to bottom of a PNG or a GIF; undefined for others. Formulas are never kept as photographs. */
export const heightOf = (bytes: Buffer): number | undefined =>
  ['\x89PNG', 'GIF8'].includes(bytes.toString('latin1', 0, 4)) ? sizeOf(bytes)?.height : undefined;
