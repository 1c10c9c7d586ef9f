import { expect, it } from 'vitest';

import { readBaseLegal, type BaseLegal } from './base-legal.ts';

it.each<[name: string, value: unknown, base: BaseLegal | null]>([
  ['[CON-1] a basis of the list', 'obrigacao_legal', 'obrigacao_legal'],
  ['[CON-1] the former name of consent', 'consentimento_responsavel', 'consentimento'],
  ['[CON-1] the former name of a contract', 'execucao_contrato', 'contrato'],
  ['[CON-1] an unknown name', 'costume', null],
  ['[CON-1] no text', null, null],
])('%s', (_, value, base) => {
  expect(readBaseLegal(value)).toBe(base);
});
