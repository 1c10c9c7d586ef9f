import { expect, it } from 'vitest';
import { spread } from './spread.ts';

it.each([
  ['one', [0.5], [0.5]],
  ['far apart', [0.2, 0.6], [0.2, 0.6]],
  ['the same', [0.5, 0.5], [0.455, 0.545]],
  ['the second before the first', [0.52, 0.5], [0.555, 0.465]],
  ['at the end', [1, 1], [0.91, 1]],
] as const)('%s', (_, shares, drawn) => {
  spread(shares).forEach((share, index) => expect(share).toBeCloseTo(drawn[index] ?? 0, 5));
});
