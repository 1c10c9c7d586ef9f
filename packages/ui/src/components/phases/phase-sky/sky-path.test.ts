import { expect, it } from 'vitest';
import { lineBetween, lineOut, placeOf } from './sky-path.ts';

it('runs to the right in the first row and back in the second', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => placeOf(index).x)).toEqual([14, 38, 62, 86, 86, 62, 38, 14, 14]);
});

it('keeps rows apart', () => {
  const low = Math.max(...[0, 1, 2, 3].map((index) => placeOf(index).y));
  const high = Math.min(...[4, 5, 6, 7].map((index) => placeOf(index).y));
  expect(high - low).toBeGreaterThan(60);
});

it('turns around the outside and stays in the sky', () => {
  expect(lineBetween(placeOf(3), placeOf(4))).toContain('C99 ');
  expect(lineBetween(placeOf(7), placeOf(8))).toContain('C1 ');
});

it.each([
  ['page', 12, 'H308'],
  ['page', 8, 'H-208'],
  ['boss', 5, ' 50 200'],
] as const)('leaves for the %s after %i phases', (to, count, part) => {
  expect(lineOut(count, Math.ceil(count / 4), to)).toContain(part);
});
