import { describe, expect, it } from 'vitest';

import { nextPage, pageOf, readIdCursor, readPairCursor } from './cursor.ts';
import { MAX_ID } from './id.ts';

describe('a cursor', () => {
  it('is nothing on the first page', () => {
    expect([readIdCursor(undefined), readPairCursor(undefined, 'id')]).toEqual([null, null]);
  });

  it('comes back as it was given out', () => {
    const given = (position: number | [number, number]) => nextPage(position).headers?.['proximo-cursor'];
    expect(readIdCursor(given(MAX_ID))).toBe(MAX_ID);
    expect(readPairCursor(given([2, 4]), 'id')).toEqual([2, 4]);
    expect(readPairCursor(given([1_795_262_400_000, 7]), 'instante')).toEqual([1_795_262_400_000, 7]);
  });

  it.each(['', 'abc', '0', '01', '-1', '1.5', `${MAX_ID + 1}`, '99999999999'])('of one id is not %j', (text) => {
    expect(() => readIdCursor(text)).toThrow('Confira os campos marcados e envie de novo.');
  });

  it.each(['', '1', '0-1', '1-0', 'x-1', '1-2-3', `1-${MAX_ID + 1}`, `${MAX_ID + 1}-1`])(
    'of two ids is not %j',
    (text) => {
      expect(() => readPairCursor(text, 'id')).toThrow('Confira os campos marcados e envie de novo.');
    },
  );
});

describe('a page', () => {
  const idOf = ({ id }: { id: number }) => id;
  const rows = [{ id: 5 }, { id: 6 }, { id: 7 }];

  it('leads to the next one from its last row while there are more', () => {
    expect(pageOf(rows, 2, idOf)).toEqual({ page: [{ id: 5 }, { id: 6 }], next: 6 });
    expect(pageOf(rows, 3, idOf)).toEqual({ page: rows, next: null });
    expect(nextPage(null)).toEqual({});
  });
});
