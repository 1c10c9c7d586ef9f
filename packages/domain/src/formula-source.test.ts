import { expect, it } from 'vitest';
import { decodeFormulaSource, encodeFormulaSource } from './formula-source.ts';

it.each([
  ['a fraction', '\\frac{3}{r}'],
  ['signs of markup', 'x < 5 & "a" > \'b\' </math> -->'],
  ['accents', '\\text{área}'],
])('[HTM-4] %s comes back as it was, and holds no markup in between', (_name, tex) => {
  const value = encodeFormulaSource(tex);
  expect(value).not.toMatch(/[<>"&=\]]/u);
  expect(decodeFormulaSource(value)).toBe(tex);
});

it.each(['%', '%zz', '%E0%A4'])('[HTM-4] %s, which the server never wrote, is no source', (value) => {
  expect(decodeFormulaSource(value)).toBe('');
});
