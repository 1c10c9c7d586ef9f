import { expect, it } from 'vitest';
import { codigosProblem, readCodigos } from './turma-codigos.ts';

it.each([
  ['[ESC-10] letters', '6A..6F', ['6A', '6B', '6C', '6D', '6E', '6F']],
  ['[ESC-10] the end without its beginning', '6A..C', ['6A', '6B', '6C']],
  ['[ESC-10] numbers', '101..104', ['101', '102', '103', '104']],
  ['[ESC-10] numbers after a word', '7º ano 9 .. 11', ['7º ANO 9', '7º ANO 10', '7º ANO 11']],
  ['[ESC-10] a zero in front stays', 'T08..T10', ['T08', 'T09', 'T10']],
  ['[ESC-10] several, in small letters, once each', '6a, 6b; 6a\n7a', ['6A', '6B', '7A']],
  ['[ESC-10] range and single', '6A..6B, 9C', ['6A', '6B', '9C']],
  ['[ESC-10] one alone', '6A..6A', ['6A']],
  ['[ESC-10] backwards is no range', '6F..6A', ['6F..6A']],
  ['[ESC-10] two beginnings are no range', '6A..7C', ['6A..7C']],
  ['[ESC-10] letter and number are no range', '6A..9', ['6A..9']],
  ['[ESC-10] nothing', ' , ', []],
])('%s', (_name, text, codigos) => {
  expect(readCodigos(text)).toEqual(codigos);
});

const many = (count: number) => Array.from({ length: count }, (_, n) => `T${n}`);
it.each([
  ['[ESC-11] none', [], 'nenhum'],
  ['[ESC-11] one', ['6A'], null],
  ['[ESC-11] what was to be a range', ['6F..6A'], 'intervalo'],
  ['[ESC-11] thirty characters', ['X'.repeat(30)], null],
  ['[ESC-11] one more', ['X'.repeat(31)], 'longo'],
  ['[ESC-11] sixty', many(60), null],
  ['[ESC-11] sixty-one', many(61), 'muitos'],
  ['[ESC-11] a range of sixty-one', readCodigos('1..61'), 'muitos'],
  ['[ESC-11] a range of a thousand is not written out', readCodigos('0..999'), 'intervalo'],
])('%s', (_name, codigos, problem) => {
  expect(codigosProblem(codigos)).toBe(problem);
});
