import { expect, it } from 'vitest';
import { sparseLineOut, sparseLineTo, sparsePlaceOf, sparseRows } from './sparse-path.ts';

it('goes from side to side, each phase below the one before', () => {
  const places = [0, 1, 2, 3].map(sparsePlaceOf);
  expect(places.map(({ x }) => x)).toEqual([26, 72, 26, 72]);
  expect(places.map(({ y }) => y)).toEqual([72, 130, 260, 318]);
});

it.each([1, 2, 3, 4])('the path of %i phases ends in the middle, below the name of the last one', (count) => {
  const end = Math.round(sparseRows(count) * 100);
  expect(end - sparsePlaceOf(count - 1).y).toBe(88);
  expect(sparseLineOut(count)).toMatch(new RegExp(`50 ${end}$`));
});

it('turns back beneath the name of the second phase', () => {
  expect(sparseLineTo(2)).toBe('M72 130C106 130 106 252 72 252S56 260 26 260');
});
