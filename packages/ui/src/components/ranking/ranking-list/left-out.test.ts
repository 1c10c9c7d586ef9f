import { expect, it } from 'vitest';
import { leftOut } from './left-out.ts';

it.each([
  ['nobody', [], []],
  ['one', [9], [false]],
  ['no hole', [4, 5, 6], [false, false, false]],
  ['a tie is no hole', [4, 5, 5, 7], [false, false, false, false]],
  ['three tied are no hole', [1, 1, 1, 4, 5], [false, false, false, false, false]],
  ['top three and a window', [1, 2, 3, 9, 10], [false, false, false, true, false]],
  ['a window that begins inside a tie', [1, 2, 3, 5, 5], [false, false, false, true, false]],
  ['a hole after a tie', [1, 2, 2, 5], [false, false, false, true]],
])('%s: %j', (_, places, expected) => {
  expect(leftOut(places)).toEqual(expected);
});
