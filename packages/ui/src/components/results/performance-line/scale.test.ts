import { expect, it } from 'vitest';
import { linePath, placePoints } from './scale.ts';

const valuesOf = (...values: readonly number[]) => values.map((value, index) => ({ label: `${index + 1}`, value }));

it.each([
  ['none', [], []],
  ['one, in the middle', [40], [[50, 60]]],
  [
    'two, at the ends',
    [0, 100],
    [
      [0, 100],
      [100, 0],
    ],
  ],
  [
    'outside the scale, on its edge',
    [-5, 50, 130],
    [
      [0, 100],
      [50, 50],
      [100, 0],
    ],
  ],
])('places %s', (_, values, expected) => {
  expect(placePoints(valuesOf(...values), 0, 100).map(({ x, y }) => [x, y])).toEqual(expected);
});

it('shows the newest twelve', () => {
  const placed = placePoints(valuesOf(...Array.from({ length: 15 }, (_, index) => index)), 0, 100);
  expect([placed.length, placed[0]?.label, placed.at(-1)?.label]).toEqual([12, '4', '15']);
});

it.each([
  ['none', 0, null],
  ['one', 1, null],
  ['two', 2, 'M0,100L100,50'],
])('line through %s', (_, count, path) => {
  expect(linePath(placePoints(valuesOf(0, 50).slice(0, count), 0, 100))?.replace(/,?C.*/u, '') ?? null).toBe(
    count === 1 || count === 0 ? null : path,
  );
});

it('never overshoots between two equal points', () => {
  const path = linePath(placePoints(valuesOf(20, 80, 80, 30), 0, 100)) ?? '';
  const heights = [...path.matchAll(/,(-?[\d.]+)/gu)].map((match) => Number(match[1]));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(20);
});
