/** Turns a BMP picture into a PNG with the same pixels. Knows pictures without compression, as drawing programs write them. */
import { crc32, deflateSync } from 'node:zlib';

import { isShowable } from './formato-imagem.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** 1 to 8 bits name a colour of the palette; 24 and 32 are the colour. */
const DEPTHS = [1, 4, 8, 24, 32];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** `rgb` holds three bytes a pixel, row by row from the top. */
function encodePng(width: number, height: number, rgb: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) rgb.copy(rows, y * (width * 3 + 1) + 1, y * width * 3, (y + 1) * width * 3);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The PNG, or null where the BMP is compressed, of an old kind, or cut short. */
export function bmpToPng(bmp: Buffer): Buffer | null {
  if (bmp.length < 54 || bmp.toString('latin1', 0, 2) !== 'BM') return null;
  const pixels = bmp.readUInt32LE(10);
  const headerSize = bmp.readUInt32LE(14);
  const width = bmp.readInt32LE(18);
  const signedHeight = bmp.readInt32LE(22);
  const height = Math.abs(signedHeight);
  const depth = bmp.readUInt16LE(28);
  const compression = bmp.readUInt32LE(30);
  // Compression 3 only says where the colours stand; at 32 bits programs put them where they are without it.
  const plain = compression === 0 || (compression === 3 && depth === 32);
  if (headerSize < 40 || !plain || !DEPTHS.includes(depth)) return null;
  if (!isShowable({ width, height })) return null;
  const stride = Math.ceil((width * depth) / 32) * 4;
  if (pixels + stride * height > bmp.length) return null;
  const palette = 14 + headerSize;
  const rgb = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const row = pixels + (signedHeight > 0 ? height - 1 - y : y) * stride;
    for (let x = 0; x < width; x += 1) {
      const bit = x * depth;
      const index = (bmp.readUInt8(row + (bit >> 3)) >> (8 - (bit & 7) - Math.min(depth, 8))) & ((1 << depth) - 1);
      const at = depth > 8 ? row + (bit >> 3) : palette + index * 4;
      if (at + 3 > bmp.length) return null;
      for (let colour = 0; colour < 3; colour += 1) rgb[(y * width + x) * 3 + colour] = bmp.readUInt8(at + 2 - colour);
    }
  }
  return encodePng(width, height, rgb);
}
