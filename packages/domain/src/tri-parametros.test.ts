import { expect, it } from 'vitest';
import { isParametroDivergente } from './tri-parametros.ts';

it.each([
  ['[TRI-11] an area of the list', 'ENEM-2017', 'MT', true],
  ['[TRI-11] another area of the year', 'ENEM-2017', 'LC', false],
  ['[TRI-11] the mean of the year', 'ENEM-2017', null, true],
  ['[TRI-11] each of the list: 2011', 'ENEM-2011', 'CN', true],
  ['[TRI-11] 2013', 'ENEM-2013', 'MT', true],
  ['[TRI-11] 2018', 'ENEM-2018', 'CN', true],
  ['[TRI-11] 2019', 'ENEM-2019', 'MT', true],
  ['[TRI-11] a year that gives the scores', 'ENEM-2022', null, false],
  ['[TRI-11] an exam of the school', 'SIMULADO-2017', 'MT', false],
])('%s', (_, codigo, area, expected) => {
  expect(isParametroDivergente(codigo, area)).toBe(expected);
});
