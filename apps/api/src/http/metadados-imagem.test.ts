/** Pictures keep their pixels, colours and how they are turned, and nothing else of what their makers' programs wrote. */
import { deflateSync } from 'node:zlib';

import { assert, constantFrom, nat, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { kindOf, sizeOf } from './formato-imagem.ts';
import { semMetadados } from './metadados-imagem.ts';

const SECRET = 'Lia Tavares, -23.5505';
const text = (value: string) => Buffer.from(value, 'latin1');
const u16 = (n: number) => Buffer.from([n >> 8, n & 255]);
const u32 = (n: number) => Buffer.from([n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255]);
const le32 = (n: number) => Buffer.from([n & 255, (n >> 8) & 255, (n >> 16) & 255, n >>> 24]);
const join = (...parts: readonly Buffer[]) => Buffer.concat(parts);

const chunk = (type: string, data: Buffer) => join(u32(data.length), text(type), data, u32(0));
const png = (...extra: readonly Buffer[]) =>
  join(
    text('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', join(u32(1), u32(1), Buffer.from([8, 2, 0, 0, 0]))),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.alloc(4))),
    chunk('IEND', Buffer.alloc(0)),
  );

/** An EXIF directory of two entries, with the place behind it. */
const tiff = (orientation: number, little = false) => {
  const short = (n: number) => (little ? Buffer.from([n & 255, n >> 8]) : u16(n));
  const long = (n: number) => (little ? le32(n) : u32(n));
  const entry = (tag: number, type: number, value: Buffer) => join(short(tag), short(type), long(1), value);
  return join(
    text(little ? 'II' : 'MM'),
    short(42),
    long(8),
    short(2),
    entry(0x0110, 2, long(0)),
    entry(0x0112, 3, join(short(orientation), u16(0))),
    long(0),
    text(SECRET),
  );
};
const segment = (marker: number, data: Buffer) => join(Buffer.from([0xff, marker]), u16(data.length + 2), data);
const SCAN = join(
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 7]),
);
const FRAME = segment(0xc0, Buffer.from([8, 0, 2, 0, 3, 1, 1, 0x11, 0]));
const jpeg = (...extra: readonly Buffer[]) =>
  join(
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, text('JFIF\0.......')),
    ...extra,
    FRAME,
    SCAN,
    Buffer.from([0xff, 0xd9]),
  );
const exif = (orientation: number, little = false) => segment(0xe1, join(text('Exif\0\0'), tiff(orientation, little)));

const part = (type: string, data: Buffer) => join(text(type), le32(data.length), data, Buffer.alloc(data.length & 1));
const webp = (...parts: readonly Buffer[]) => {
  const body = join(text('WEBP'), ...parts);
  return join(text('RIFF'), le32(body.length), body);
};
const vp8x = (flags: number) => part('VP8X', Buffer.from([flags, 0, 0, 0, 1, 0, 0, 1, 0, 0]));
const VP8L = part('VP8L', Buffer.from([0x2f, 1, 0, 0, 0, 9, 9]));

const blocks = (data: Buffer) => join(Buffer.from([data.length]), data, Buffer.from([0]));
const FRAME_GIF = join(Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2]), blocks(Buffer.from([0x44, 1])));
const gif = (...parts: readonly Buffer[]) =>
  join(text('GIF89a'), Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6]), ...parts, Buffer.from([0x3b]));
const comment = join(Buffer.from([0x21, 0xfe]), blocks(text(SECRET)));
const control = join(Buffer.from([0x21, 0xf9]), blocks(Buffer.from([1, 0, 0, 0])));

type Picture = readonly [name: string, tipo: string, given: Buffer, kept: Buffer];
const PICTURES: readonly Picture[] = [
  ['texts of a PNG', 'image/png', png(chunk('tEXt', text(SECRET)), chunk('eXIf', tiff(1))), png()],
  ['what follows a PNG', 'image/png', join(png(chunk('zTXt', text(SECRET))), text('x')), png()],
  ['the place of a JPEG', 'image/jpeg', jpeg(exif(1), segment(0xfe, text(SECRET))), jpeg()],
  [
    'XMP and another picture behind a JPEG',
    'image/jpeg',
    join(jpeg(segment(0xe1, text(`http://ns ${SECRET}`))), jpeg()),
    jpeg(),
  ],
  ['texts of Photoshop', 'image/jpeg', jpeg(segment(0xed, text(`Photoshop ${SECRET}`))), jpeg()],
  [
    'EXIF and XMP of a WebP',
    'image/webp',
    webp(vp8x(12), VP8L, part('EXIF', tiff(1)), part('XMP ', text(SECRET))),
    webp(vp8x(0), VP8L),
  ],
  ['a simple WebP, which has none', 'image/webp', webp(VP8L), webp(VP8L)],
  [
    'comments of a GIF, and what moves',
    'image/gif',
    gif(comment, control, FRAME_GIF, control, FRAME_GIF),
    gif(control, FRAME_GIF),
  ],
];

/** Of a picture that is built as its kind says. */
function cleaned(bytes: Buffer, tipo: string): Buffer {
  const kept = semMetadados(bytes, tipo);
  if (kept === null) throw new Error(`no picture of ${tipo}`);
  return kept;
}

describe('goes', () => {
  it.each(PICTURES)('%s', (_name, tipo, given, kept) => {
    expect(kindOf(given)?.tipo ?? tipo).toBe(tipo);
    expect(cleaned(given, tipo)).toEqual(kept);
    expect(cleaned(given, tipo).includes(text('Lia'))).toBe(false);
    expect(sizeOf(kept)).toEqual(sizeOf(given));
  });

  it.each(PICTURES)('of %s nothing more the second time', (_name, tipo, _given, kept) => {
    expect(cleaned(kept, tipo)).toEqual(kept);
  });
});

describe('stays', () => {
  it('the colour profile', () => {
    const profile = segment(0xe2, text('ICC_PROFILE\0..colours'));
    expect(cleaned(jpeg(profile), 'image/jpeg')).toEqual(jpeg(profile));
    expect(cleaned(png(chunk('iCCP', text('colours'))), 'image/png').includes(text('colours'))).toBe(true);
    const coloured = webp(vp8x(0x20), part('ICCP', text('colours!')), VP8L);
    expect(cleaned(coloured, 'image/webp')).toEqual(coloured);
  });

  it.each([
    ['MM', false],
    ['II', true],
  ])('how a JPEG is turned, without the place beside it (%s)', (_order, little) => {
    const kept = cleaned(jpeg(exif(6, little)), 'image/jpeg');
    expect(kept.includes(text('Lia'))).toBe(false);
    expect(kept.indexOf(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))).toBeGreaterThan(0);
    expect(cleaned(kept, 'image/jpeg')).toEqual(kept);
    expect(sizeOf(kept)).toEqual({ width: 3, height: 2 });
  });

  it('how a WebP is turned', () => {
    const kept = cleaned(webp(vp8x(12), VP8L, part('EXIF', tiff(8))), 'image/webp');
    expect([kept.includes(text('Lia')), kept.readUInt8(20)]).toEqual([false, 8]);
    expect(kept.indexOf(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 8]))).toBeGreaterThan(0);
  });
});

describe('whatever comes', () => {
  const TIPOS = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml'];
  const isAnswer = (bytes: Buffer, tipo: string) => {
    const kept = semMetadados(bytes, tipo);
    return kept === null || kept.length <= bytes.length + 36;
  };

  it('the answer is a picture or none: any bytes', () => {
    assert(
      property(uint8Array({ maxLength: 200 }), constantFrom(...TIPOS), (bytes, tipo) => {
        expect(isAnswer(Buffer.from(bytes), tipo)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('a picture that is cut short, or lies about a length', () => {
    const cases = constantFrom(...PICTURES);
    assert(
      property(cases, nat(400), nat(400), nat(255), ([, tipo, given], end, at, value) => {
        const bytes = Buffer.from(given.subarray(0, Math.max(1, end)));
        bytes.writeUInt8(value, at % bytes.length);
        expect(isAnswer(bytes, tipo)).toBe(true);
      }),
      { numRuns: 4_000 },
    );
  });

  it.each(PICTURES.map(([name, tipo, , kept]) => [name, tipo, kept] as const))(
    'half of one is no picture: %s',
    (_name, tipo, kept) => {
      expect(semMetadados(kept.subarray(0, kept.length >> 1), tipo)).toBeNull();
    },
  );
});
