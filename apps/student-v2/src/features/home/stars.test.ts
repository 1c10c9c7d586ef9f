import { buildHome } from '@luneta/testing';
import { expect, it } from 'vitest';

import { ownStars } from './stars.ts';

it('the total is every subject with version 1, and the stars of version 1 without a subject', () => {
  expect(ownStars(buildHome(), 1002)).toEqual({
    total: 22,
    bars: [
      { subject: 'Matemática', stars: 11 },
      { subject: 'Biologia', stars: 7 },
    ],
  });
});

it('a student who has none yet has a zero, and no bars', () => {
  expect(ownStars(buildHome({ estrelas_v1: 0, ranking_estrelas: [] }), 1002)).toEqual({ total: 0, bars: [] });
});
