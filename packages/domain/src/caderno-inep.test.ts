import { expect, it } from 'vitest';

import { isCadernoPossivel, estadoPeloInep, byConcordancia } from './caderno-inep.ts';

it.each([
  ['nine of ten keys', 9, 10, true],
  ['one key less', 8, 10, false],
  ['no key on both sides', 0, 0, false],
])('[QIM-1] a booklet fits with 90 %% of the keys: %s', (_name, iguais, comuns, expected) => {
  expect(isCadernoPossivel({ iguais, comuns })).toBe(expected);
});

it('[QIM-1] booklets come by equal keys, then by fewer that differ, then by their number', () => {
  const cadernos = [
    { codigo: '1087', iguais: 44, comuns: 45 },
    { codigo: '1065', iguais: 44, comuns: 45 },
    { codigo: '1066', iguais: 44, comuns: 44 },
    { codigo: '990', iguais: 40, comuns: 45 },
    { codigo: '1067', iguais: 45, comuns: 45 },
  ];
  expect([...cadernos].sort(byConcordancia).map(({ codigo }) => codigo)).toEqual([
    '1067',
    '1066',
    '1065',
    '1087',
    '990',
  ]);
});

it.each([
  ['X', 'X', false, { anulada: true, fora_da_tri: false }],
  ['dropped with a key', 'A', false, { anulada: false, fora_da_tri: true }],
  ['calibrated', 'A', true, { anulada: false, fora_da_tri: false }],
  ['not told', null, null, { anulada: false, fora_da_tri: false }],
] as const)('[QIM-2] an item by INEP: %s', (_name, gabarito, calibrado, expected) => {
  expect(estadoPeloInep({ gabarito, calibrado })).toEqual(expected);
});
