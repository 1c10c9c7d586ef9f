import { expect, it } from 'vitest';

import { notasDoGabarito, notaTriDaTurma, percentualAcertoDaTurma } from './nota-exibida.ts';

it.each([
  ['[NOT-12] four takers', { acertos: 2, presentes: 4 }, null],
  ['[NOT-12] five takers', { acertos: 2, presentes: 5 }, 40],
  ['[NOT-12] five takers, annulled', { acertos: 2, presentes: 5, anulada: true }, null],
  ['[NOT-12] not counted yet', { acertos: null, presentes: null }, null],
])('%s', (_, given, percent) => {
  expect(percentualAcertoDaTurma({ anulada: false, subjetiva: false, ...given })).toBe(percent);
});

it.each([
  ['[NOT-13] half of the points', 50, { nota_media: 50, nota: 5 }],
  ['[NOT-13] all of them', 100, { nota_media: 100, nota: 10 }],
  ['[NOT-13] nothing that counts', null, { nota_media: null, nota: null }],
])('%s', (_, percent, notas) => {
  expect(notasDoGabarito(percent)).toEqual(notas);
});

it.each([
  ['[NOT-14] four scores', { media: 588.2, quantos: 4 }, null],
  ['[NOT-14] five scores', { media: 588.2, quantos: 5 }, 588.2],
  ['[NOT-14] no score', { media: null, quantos: 0 }, null],
])('%s', (_, given, nota) => {
  expect(notaTriDaTurma(given)).toBe(nota);
});
