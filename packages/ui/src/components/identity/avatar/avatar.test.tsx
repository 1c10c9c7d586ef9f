import { expect, it } from 'vitest';
import { avatarUrl } from './avatar-urls.ts';

it.each([
  ['the first', 1, 1],
  ['the last', 69, 69],
  ['a code after the last', 70, 1],
  ['zero', 0, 1],
  ['a fraction', 2.5, 1],
  ['no code', null, 1],
])('%s shows the right drawing', (_name, code, drawing) => {
  expect(new URL(avatarUrl(code), location.href).pathname).toMatch(new RegExp(`/avatars/${drawing}\\.svg$`));
});

it('has a file for each of the 69', async () => {
  const codes = Array.from({ length: 69 }, (_, index) => index + 1);
  expect(new Set(codes.map(avatarUrl)).size).toBe(69);
});
