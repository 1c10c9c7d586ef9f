import { expect, it, vi } from 'vitest';
import { randomId } from './random-id.ts';

it('is a UUID of version 4, and never the same', () => {
  const ids = Array.from({ length: 200 }, randomId);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
  expect(new Set(ids).size).toBe(ids.length);
});

it('needs no secure page', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(randomId()).toHaveLength(36);
  vi.unstubAllGlobals();
});
