import { expect, it } from 'vitest';
import { decoded, encoded } from './address.ts';

it.each(['', '<Button>Ação</Button>', '() => `${1 / 2}` ?? "🙂"', 'a', 'ab', 'abc'])('%j comes back', (text) => {
  expect(encoded(text)).toMatch(/^[\w-]*$/u);
  expect(decoded(encoded(text))).toBe(text);
});
it('makes nothing of what it did not write', () => expect(decoded('%%%')).toBe(''));
