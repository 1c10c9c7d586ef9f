import { expect, it } from 'vitest';

import { isPrevisaoMaior } from './previsao-mostrada.ts';

it.each([
  { case: 'a rise', inicial: 6.4, atual: 7.2, decimals: 1, maior: true },
  { case: 'a fall', inicial: 5.6, atual: 5.3, decimals: 1, maior: false },
  { case: 'no change', inicial: 6.4, atual: 6.4, decimals: 1, maior: false },
  { case: 'a rise that is not seen', inicial: 6.41, atual: 6.44, decimals: 1, maior: false },
  { case: 'a rise that is just seen', inicial: 6.44, atual: 6.45, decimals: 1, maior: true },
  { case: 'whole percents', inicial: 75, atual: 75.4, decimals: 0, maior: false },
])('[PRV-9] $case: from and to is $maior', ({ inicial, atual, decimals, maior }) => {
  expect(isPrevisaoMaior(inicial, atual, decimals)).toBe(maior);
});
