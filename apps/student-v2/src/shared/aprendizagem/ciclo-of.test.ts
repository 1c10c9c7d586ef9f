import { expect, it } from 'vitest';

import { cicloOf } from './ciclo-of.ts';

it.each([
  ['', null],
  ['ciclo=2', 2],
  ['ciclo=99', 99],
  ['ciclo=100', null],
  ['ciclo=0', null],
  ['ciclo=-1', null],
  ['ciclo=dois', null],
])('"%s" asks for cycle %s', (search, ciclo) => {
  expect(cicloOf(new URLSearchParams(search))).toBe(ciclo);
});
