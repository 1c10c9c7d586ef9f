import { expect, it } from 'vitest';

import { motivoServe } from './motivo.ts';

it.each([
  ['    ', false],
  ['Caiu ', false],
  ['Queda', true],
  ['x'.repeat(500), true],
  ['x'.repeat(501), false],
])('the reason %j is taken: %s', (motivo, taken) => {
  expect(motivoServe(motivo)).toBe(taken);
});
