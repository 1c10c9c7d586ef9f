import { expect, it } from 'vitest';

import { copy } from './copy.ts';
import { motivoError } from './motivo.ts';

it.each([
  ['    ', copy.motivoShort],
  ['Caiu ', copy.motivoShort],
  ['Queda', undefined],
  ['x'.repeat(500), undefined],
  ['x'.repeat(501), copy.motivoLong],
])('the reason %j is answered by %j', (motivo, error) => {
  expect(motivoError(motivo)).toBe(error);
});
