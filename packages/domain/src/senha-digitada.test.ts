import { expect, it } from 'vitest';

import { senhaDigitada } from './senha-digitada.ts';

it.each([
  ['[SEN-9] a slip typed as it is printed', 'k7m3p wq9rt', true, 'k7m3pwq9rt'],
  ['[SEN-9] a slip typed without the gap', 'k7m3pwq9rt', true, 'k7m3pwq9rt'],
  ['[SEN-9] a slip with the space that a phone adds', ' k7m3p  wq9rt ', true, 'k7m3pwq9rt'],
  ['[SEN-1] an own password keeps its inner space', ' pipa azul ', false, 'pipa azul'],
])('%s', (_name, typed, deUmaVez, senha) => {
  expect(senhaDigitada(typed, deUmaVez)).toBe(senha);
});
