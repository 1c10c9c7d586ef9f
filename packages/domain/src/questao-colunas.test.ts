import { expect, it } from 'vitest';

import { COLUNAS_DA_QUESTAO } from './questao-colunas.ts';

it('[QIM-7] a table of questions has each column once, an alternative for each letter', () => {
  expect(new Set(COLUNAS_DA_QUESTAO).size).toBe(COLUNAS_DA_QUESTAO.length);
  expect(COLUNAS_DA_QUESTAO.filter((coluna) => /^[a-z]$/.test(coluna))).toEqual(['a', 'b', 'c', 'd', 'e']);
});
