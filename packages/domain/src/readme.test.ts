import { expect, it } from 'vitest';
import { scoreArea } from '@luneta/domain/tri';

it('[TRI-4] the lines of the README work through the package name', () => {
  const score = scoreArea('MT', [{ tri: { a: 1.8, b: 0.4, c: 0.2 }, acertou: true, anulada: false }]);
  expect(score?.nota_tri).toBeGreaterThan(500);
  expect(score?.erro_padrao).toBeGreaterThan(0);
});
