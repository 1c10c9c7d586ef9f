import { expect, it } from 'vitest';
import { turnoCode } from './turno.ts';

it.each<[name: string, turno: unknown, code: string]>([
  ['[TUR-1] 1', 1, 'manha'],
  ['[TUR-1] 2', 2, 'tarde'],
  ['[TUR-1] 3', 3, 'noite'],
  ['[TUR-1] 3 as text', '3', 'noite'],
  ['[TUR-1] 0', 0, 'nao_informado'],
  ['[TUR-1] 4', 4, 'nao_informado'],
  ['[TUR-1] nothing', null, 'nao_informado'],
  ['[TUR-1] a word every object knows', 'constructor', 'nao_informado'],
])('%s', (_, turno, code) => {
  expect(turnoCode(turno)).toBe(code);
});
