/**
 * Pictures without what their makers did not mean to send: EXIF with its place, comments, thumbnails, texts of programs.
 * The pixels stay byte by byte; colour profiles stay, and so does the orientation, which says how the pixels are shown. Only
 * the frame of each format is read, so that no picture is unpacked. Pure.
 */

/** The picture is not built as its kind says: a length points behind the end, or a part is missing. */
class ImagemIlegivel extends Error {
  override readonly name = 'ImagemIlegivel';
}

type Tipo = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';

/** A part that must be there whole. @throws ImagemIlegivel */
function cut(bytes: Buffer, from: number, to: number): Buffer {
  if (from < 0 || to < from || to > bytes.length) throw new ImagemIlegivel();
  return bytes.subarray(from, to);
}

/** What a PNG needs to be drawn as its maker saw it; all other chunks go. */
const PNG_KEPT: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT cICP pHYs bKGD'.split(' '),
);
const PNG_HEAD = 8;

function cleanPng(bytes: Buffer): Buffer {
  const kept = [cut(bytes, 0, PNG_HEAD)];
  for (let at = PNG_HEAD; ;) {
    const length = cut(bytes, at, at + 8).readUInt32BE(0);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + length;
    const chunk = cut(bytes, at, end);
    if (PNG_KEPT.has(type)) kept.push(chunk);
    // Whatever follows the end is no part of the picture.
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
}

const EXIF = 'Exif\0\0';
/** The entry of an EXIF directory that says how the pixels are turned. */
const ORIENTATION = 0x0112;

/** What a picture that is shown turned keeps, and no more: one entry of one directory, as a TIFF. */
function orientationOnly(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

function exifSegment(orientation: number): Buffer {
  const data = Buffer.concat([Buffer.from(EXIF, 'latin1'), orientationOnly(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, data.length + 2]);
  return Buffer.concat([head, data]);
}

/** Most entries of a directory that are looked at: cameras write some dozens. */
const MAX_ENTRIES = 512;

/** How the pixels are turned, 2 to 8; null where they are not, or nothing that can be read says so. @param exif a TIFF */
function orientationOf(exif: Buffer): number | null {
  const order = exif.toString('latin1', 0, 2);
  if (exif.length < 14 || (order !== 'II' && order !== 'MM')) return null;
  const short = (at: number) => (order === 'II' ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const directory = order === 'II' ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  if (directory + 2 > exif.length) return null;
  const entries = Math.min(short(directory), MAX_ENTRIES);
  for (let n = 0; n < entries; n += 1) {
    const at = directory + 2 + n * 12;
    if (at + 12 > exif.length) return null;
    if (short(at) !== ORIENTATION) continue;
    const value = short(at + 8);
    return value >= 2 && value <= 8 ? value : null;
  }
  return null;
}

const ICC = 'ICC_PROFILE\0';

/** Markers of a JPEG that stand alone, without a length. */
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Where the entropy-coded data ends: at the next marker that is none of its own. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; ;) {
    const next = bytes.indexOf(0xff, at);
    const marker = cut(bytes, next, next + 2).readUInt8(1);
    if (marker !== 0x00 && marker !== 0xff && !standsAlone(marker)) return next;
    at = marker === 0xff ? next + 1 : next + 2;
  }
}

/** Whether a segment is needed to show the picture: tables, frames, JFIF, a colour profile, how Adobe wrote the colours. */
function keepsSegment(marker: number, segment: Buffer): boolean {
  if (marker === 0xe2) return segment.toString('latin1', 4, 4 + ICC.length) === ICC;
  if (marker === 0xee) return segment.toString('latin1', 4, 9) === 'Adobe';
  return marker === 0xe0 ? segment.toString('latin1', 4, 9) === 'JFIF\0' : marker < 0xe0 || marker > 0xef;
}

function cleanJpeg(bytes: Buffer): Buffer {
  const head = cut(bytes, 0, 2);
  const kept: Buffer[] = [];
  let orientation: number | null = null;
  for (let at = 2; ;) {
    const marker = cut(bytes, at, at + 2).readUInt8(1);
    if (bytes.readUInt8(at) !== 0xff) throw new ImagemIlegivel();
    if (marker === 0xd9) {
      const turned = orientation === null ? [] : [exifSegment(orientation)];
      return Buffer.concat([head, ...turned, ...kept, bytes.subarray(at, at + 2)]);
    }
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (standsAlone(marker)) {
      at += 2;
      continue;
    }
    const length = cut(bytes, at + 2, at + 4).readUInt16BE(0);
    if (length < 2) throw new ImagemIlegivel();
    const segment = cut(bytes, at, at + 2 + length);
    if (marker === 0xe1 && segment.toString('latin1', 4, 10) === EXIF)
      orientation ??= orientationOf(segment.subarray(10));
    // A comment is no part of the picture, either.
    else if (marker !== 0xfe && marker !== 0xe1 && keepsSegment(marker, segment)) kept.push(segment);
    at += 2 + length;
    if (marker !== 0xda) continue;
    const end = endOfScan(bytes, at);
    kept.push(bytes.subarray(at, end));
    at = end;
  }
}

const WEBP_KEPT: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags of VP8X: EXIF follows, XMP follows. */
const WEBP_EXIF = 0b0000_1000;
const WEBP_XMP = 0b0000_0100;

function webpExif(orientation: number): Buffer {
  const data = orientationOnly(orientation);
  const head = Buffer.alloc(8);
  head.write('EXIF', 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data]);
}

function cleanWebp(bytes: Buffer): Buffer {
  const end = cut(bytes, 0, 12).readUInt32LE(4) + 8;
  cut(bytes, 0, end);
  const kept: Buffer[] = [];
  let extended: Buffer | null = null;
  let orientation: number | null = null;
  for (let at = 12; at < end;) {
    const head = cut(bytes, at, at + 8);
    const type = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    const data = cut(bytes, at + 8, at + 8 + length);
    if (type === 'EXIF') orientation ??= orientationOf(data);
    if (WEBP_KEPT.has(type)) {
      // A part of odd length ends with a byte more, which the last one may lack.
      const chunk = Buffer.concat([head, data, Buffer.alloc(length & 1)]);
      if (type === 'VP8X' && length >= 10) extended ??= chunk;
      kept.push(chunk);
    }
    at += 8 + length + (length & 1);
  }
  if (extended) {
    const flags = extended.readUInt8(8) & ~WEBP_EXIF & ~WEBP_XMP;
    extended.writeUInt8(orientation === null ? flags : flags | WEBP_EXIF, 8);
    if (orientation !== null) kept.push(webpExif(orientation));
  }
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...kept]);
  const riff = Buffer.alloc(8);
  riff.write('RIFF', 0, 'latin1');
  riff.writeUInt32LE(body.length, 4);
  return Buffer.concat([riff, body]);
}

/** Blocks of data of a GIF, each with its length, up to the empty one. @returns where the next part begins */
function endOfBlocks(bytes: Buffer, from: number): number {
  for (let at = from; ;) {
    const length = cut(bytes, at, at + 1).readUInt8(0);
    at += 1 + length;
    cut(bytes, at, at);
    if (length === 0) return at;
  }
}

const tableSize = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** Of a GIF the first picture stays: what moves cannot be read at one's own pace. */
function cleanGif(bytes: Buffer): Buffer {
  const screen = 13 + tableSize(cut(bytes, 0, 13).readUInt8(10));
  const kept = [cut(bytes, 0, screen)];
  let control: Buffer | null = null;
  for (let at = screen; ;) {
    const kind = cut(bytes, at, at + 1).readUInt8(0);
    if (kind === 0x21) {
      const label = cut(bytes, at, at + 2).readUInt8(1);
      const end = endOfBlocks(bytes, at + 2);
      // How the picture after it is drawn; comments and texts of programs go.
      if (label === 0xf9) control = bytes.subarray(at, end);
      at = end;
    } else if (kind === 0x2c) {
      const data = at + 10 + tableSize(cut(bytes, at, at + 10).readUInt8(9));
      cut(bytes, at, data + 1);
      const end = endOfBlocks(bytes, data + 1);
      return Buffer.concat([...kept, ...(control ? [control] : []), bytes.subarray(at, end), Buffer.from([0x3b])]);
    } else throw new ImagemIlegivel();
  }
}

const CLEANERS: Readonly<Record<Tipo, (bytes: Buffer) => Buffer>> = {
  'image/png': cleanPng,
  'image/jpeg': cleanJpeg,
  'image/webp': cleanWebp,
  'image/gif': cleanGif,
};

const isTipo = (tipo: string): tipo is Tipo => Object.hasOwn(CLEANERS, tipo);

/**
 * The same picture without metadata; cleaning it again changes nothing.
 * @param tipo as `kindOf` says
 * @returns null for a picture that is not built as its kind says
 */
export function semMetadados(bytes: Buffer, tipo: string): Buffer | null {
  if (!isTipo(tipo)) return null;
  try {
    return CLEANERS[tipo](bytes);
  } catch (error) {
    if (error instanceof ImagemIlegivel) return null;
    throw error;
  }
}
