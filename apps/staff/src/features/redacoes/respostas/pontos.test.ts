import { expect, it } from 'vitest';

import { pontosOf } from './pontos.ts';

it.each([
  ['0', 0],
  ['1,5', 1.5],
  ['2', 2],
  [' 0.25 ', 0.25],
  ['2,1', null],
  ['-1', null],
  ['1,234', null],
  ['dois', null],
  ['', null],
] as const)('"%s" of two points is %s', (typed, points) => expect(pontosOf(typed, 2)).toBe(points));
