import { expect, it } from 'vitest';
import { patternsOf } from './rota-path.ts';
import { V1, V2 } from './rotas-tela.ts';

it.each([
  ['[DES-5] version 1', V1],
  ['[DES-6] version 2', V2],
])('%s: no address belongs to two screens', (_, addresses) => {
  const patterns = patternsOf(addresses);
  expect(new Set(patterns).size).toBe(patterns.length);
});
