import { expect, it } from 'vitest';
import { pointAt, shareOf } from './geometry.ts';

it.each([
  ['least', 0, { x: 18, y: 78 }],
  ['middle', 0.5, { x: 80, y: 16 }],
  ['most', 1, { x: 142, y: 78 }],
])('the needle at the %s', (_, share, point) => {
  const { x, y } = pointAt(share, 62);
  expect({ x: Math.round(x), y: Math.round(y) }).toEqual(point);
});

it.each([
  ['inside', 642.8, 0.6428],
  ['below the scale', -20, 0],
  ['above the scale', 1020, 1],
])('share of a value %s', (_, value, share) => {
  expect(shareOf(value, 0, 1000)).toBeCloseTo(share, 6);
});
