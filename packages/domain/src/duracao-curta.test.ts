import { expect, it } from 'vitest';

import { formatDurationTight } from './duracao-curta.ts';

it.each([
  [45, '45 s'],
  [2400, '40 min'],
  [3600, '1h'],
  [3900, '1h05'],
  [19_800, '5h30'],
])('[DUR-3] %i s where there is little space: %s', (seconds, text) => {
  expect(formatDurationTight(seconds)).toBe(text);
});
