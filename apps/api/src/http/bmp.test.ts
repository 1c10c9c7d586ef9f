import { inflateSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { bmpOf } from '../../test/import-enem/fixture.ts';
import { bmpToPng } from './bmp.ts';

/** The pixels of a PNG that `bmpToPng` made: three bytes each, without the filter's byte before each row. */
function pixels(png: Buffer | null, width: number): number[][] {
  if (!png) return [];
  const raw = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  return Array.from({ length: raw.length / (width * 3 + 1) }, (_, y) => [
    ...raw.subarray(y * (width * 3 + 1) + 1, (y + 1) * (width * 3 + 1)),
  ]);
}

const PALETTE = [
  [0, 0, 0],
  [255, 255, 255],
] as const;

describe('bmpToPng', () => {
  it('keeps colours, and rows from the top, at 24 bits', () => {
    const bmp = bmpOf({
      width: 2,
      height: 2,
      depth: 24,
      rows: [
        [3, 2, 1, 6, 5, 4],
        [9, 8, 7, 12, 11, 10],
      ],
    });
    expect(pixels(bmpToPng(bmp), 2)).toEqual([
      [7, 8, 9, 10, 11, 12],
      [1, 2, 3, 4, 5, 6],
    ]);
  });

  it('keeps the order of a picture that is written from the top', () => {
    const bmp = bmpOf({
      width: 1,
      height: -2,
      depth: 32,
      rows: [
        [3, 2, 1, 0],
        [6, 5, 4, 0],
      ],
    });
    expect(pixels(bmpToPng(bmp), 1)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it.each([
    [1, [0b01000000]],
    [4, [0x01, 0x00]],
    [8, [0, 1, 0]],
  ])('reads the palette at %i bits', (depth, row) => {
    const bmp = bmpOf({ width: 3, height: 1, depth, rows: [row], palette: PALETTE });
    expect(pixels(bmpToPng(bmp), 3)).toEqual([[0, 0, 0, 255, 255, 255, 0, 0, 0]]);
  });

  it.each([
    ['cut short', bmpOf({ width: 2, height: 2, depth: 24, rows: [[1, 2, 3, 4, 5, 6]] })],
    ['compressed', bmpOf({ width: 1, height: 1, depth: 8, rows: [[0]], compression: 1 })],
    ['no picture', Buffer.from('BM')],
  ])('gives up on one that is %s', (_name, bmp) => {
    expect(bmpToPng(bmp)).toBeNull();
  });
});
