import { describe, expect, it } from 'vitest';

import { percentile } from './percentiles.ts';

const oneToHundred = Array.from({ length: 100 }, (_, n) => 100 - n);

describe('percentile', () => {
  it.each([
    { name: 'half', share: 0.5, value: 50 },
    { name: 'nearly all', share: 0.99, value: 99 },
    { name: 'all', share: 1, value: 100 },
    { name: 'none still is the smallest sample', share: 0, value: 1 },
  ])('of $name of 1 to 100 is $value', ({ share, value }) => {
    expect(percentile(oneToHundred, share)).toBe(value);
  });
  it('of nothing is no number', () => {
    expect(percentile([], 0.5)).toBeNaN();
  });
});
