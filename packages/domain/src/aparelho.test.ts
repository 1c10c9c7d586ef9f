import { expect, it } from 'vitest';
import { aparelhoSinceMs } from './aparelho.ts';

const DAY_MS = 86_400_000;
const now = Date.parse('2026-11-21T12:00:00Z');

it.each([
  ['[APA-1] used now', 0, true],
  ['[APA-1] used 179 days ago', 179 * DAY_MS, true],
  ['[APA-1] used 180 days ago', 180 * DAY_MS, false],
])('%s', (_, agoMs, known) => {
  expect(now - agoMs > aparelhoSinceMs(now)).toBe(known);
});
