import { expect, it } from 'vitest';
import { cleanPath, cleanSearch, hasToken, query } from './endereco.ts';

it.each([
  ['[DES-17] plain', '/home', '/home'],
  ['[DES-17] slash at the end', '/home/', '/home'],
  ['[DES-17] another host', '//evil.example/home', '/evil.example/home'],
  ['[DES-17] another host by backslashes', '/\\evil.example', '/evil.example'],
  ['[DES-17] root', '/', '/'],
  ['[DES-17] empty', '', '/'],
])('%s', (_, path, clean) => {
  expect(cleanPath(path)).toBe(clean);
});

it.each<[name: string, search: string, clean: string, token: boolean]>([
  ['nothing', '', '', false],
  ['other parameters stay as written', '?a=1&b=%20x', '?a=1&b=%20x', false],
  ['token', '?token=abc', '', true],
  ['token between others', '?a=1&token=abc&b=2', '?a=1&b=2', true],
  ['an empty token is none', '?token=&a=1', '?a=1', false],
  ['forced change', '?should_change_password=true&a=1', '?a=1', false],
  ['a name that only begins so', '?token_type=x', '?token_type=x', false],
  ['an encoded name', '?%74oken=abc', '', true],
  ['a token with =', '?token=ab=', '', true],
  ['a name that cannot be decoded', '?%zz=1', '?%zz=1', false],
  ['without question mark', 'a=1', '?a=1', false],
])('[DES-2] [DES-3] %s', (_, search, clean, token) => {
  expect(cleanSearch(search)).toBe(clean);
  expect(hasToken(search)).toBe(token);
});

it('[DES-2] a query loses only its question mark', () => {
  expect(query('?a=1?')).toBe('a=1?');
});
