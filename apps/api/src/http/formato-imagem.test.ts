/** What a picture claims to hold is known before any browser unpacks it. */
import { describe, expect, it } from 'vitest';

import { isShowable, sizeOf } from './formato-imagem.ts';

const bytes = (...parts: (string | readonly number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));
const webp = (chunk: string, ...rest: (string | readonly number[])[]): Buffer => {
  const body = bytes('WEBP', chunk, [20, 0, 0, 0], ...rest);
  const head = bytes('RIFF', [0, 0, 0, 0]);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};

describe('the size of a picture', () => {
  it.each([
    ['PNG', bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 2, 0, 0, 0, 1, 0])],
    ['GIF', bytes('GIF89a', [0, 2, 0, 1])],
    ['JPEG behind its tables', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xff, 0xc2, 0, 11, 8, 1, 0, 2, 0])],
    ['WebP, lossy', webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0, 2, 0, 1], 'rest')],
    ['WebP, lossless', webp('VP8L', [0x2f, 0xff, 0xc1, 0x3f, 0], 'and the rest')],
    ['WebP, extended', webp('VP8X', [0, 0, 0, 0, 0xff, 1, 0, 0xff, 0, 0], 'rest')],
  ])('is read of a %s', (_name, picture) => {
    expect(sizeOf(picture)).toEqual({ width: 512, height: 256 });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a JPEG without a frame', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xd9, 0, 0, 0, 0])],
    ['a WebP of another kind', webp('XXXX', 'a text that is long enough to be read')],
    ['a text', Buffer.from('nada de imagem, mas longo o bastante')],
  ])('is unknown of %s', (_name, picture) => {
    expect(sizeOf(picture)).toBeUndefined();
  });

  it.each([
    [{ width: 5_000, height: 7_000 }, true],
    [{ width: 16_384, height: 2_000 }, true],
    [{ width: 16_385, height: 1 }, false],
    [{ width: 1, height: 16_385 }, false],
    [{ width: 8_000, height: 5_001 }, false],
    [{ width: 0, height: 10 }, false],
    [{ width: 10, height: 0 }, false],
  ])('%o may be shown: %s', (size, expected) => {
    expect(isShowable(size)).toBe(expected);
  });
});
