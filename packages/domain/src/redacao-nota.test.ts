import { expect, it } from 'vitest';
import { competenciasFinais, marcasFinais, countedMarcas, mediaDasRedacoes } from './redacao-nota.ts';

it.each<[name: string, notas: (number | null)[], mean: number | null]>([
  ['[COR-8] one essay', [800], 800],
  ['[COR-8] the days of one exam', [800, 601], 700.5],
  ['[COR-8] one that waits holds the mean back', [800, null], null],
  ['[COR-8] none asked for', [], null],
])('%s', (_, notas, mean) => {
  expect(mediaDasRedacoes(notas)).toBe(mean);
});

const marca = (papel: 1 | 2 | 3, nota: number | null) => ({ papel, nota });
it.each([
  ['[COR-11] the only one', [marca(1, 800)], [1]],
  ['[COR-11] both of two', [marca(1, 800), marca(2, 700)], [1, 2]],
  ['[COR-11] the third alone', [marca(1, 800), marca(2, 200), marca(3, 600)], [3]],
  ['[COR-11] a draft counts nothing', [marca(1, 800), marca(2, null)], [1]],
] as const)('%s', (_, marcas, papeis) => {
  expect(countedMarcas(marcas).map(({ papel }) => papel)).toEqual(papeis);
});

const five = (nota: number) => [1, 2, 3, 4, 5].map((numero) => ({ numero, nota }));
it.each([
  ['[COR-11] of one part', [five(120)], 120],
  ['[COR-11] the mean of two, not rounded', [five(120), five(160).map((one) => ({ ...one, nota: 161 }))], 140.5],
  ['[COR-11] a 0 with a reason has no competences', [five(120), []], 60],
  ['[COR-11] of no part', [], 0],
])('%s', (_, contam, nota) => {
  expect(competenciasFinais(contam)).toEqual(five(nota));
});

it('[COR-12] comments on passages of both parts stand in the order of the text', () => {
  const late = { inicio: 40, fim: 46, comentario: 'Falta um exemplo.' };
  const early = { inicio: 3, fim: 9, comentario: 'Boa imagem.' };
  expect(marcasFinais([[late], [early]])).toEqual([early, late]);
});
