import { expect, it } from 'vitest';
import { SERIES_PADRAO } from './series-padrao.ts';

it('[ESC-14] seven grades in the order of school life', () => {
  expect(SERIES_PADRAO.map(({ nome, nivel_ordem }) => `${nivel_ordem} ${nome}`)).toEqual([
    '6 6º ano',
    '7 7º ano',
    '8 8º ano',
    '9 9º ano',
    '10 1ª série',
    '11 2ª série',
    '12 3ª série',
  ]);
});
