import { describe, expect, it } from 'vitest';

import { missingAcertos, estrelasOf, estrelasPorMateria } from './estrelas.ts';

describe('estrelasOf', () => {
  it.each([
    { name: 'nothing right', acertos: 0, itens: 5, estrelas: 0 },
    { name: 'one of many', acertos: 1, itens: 200, estrelas: 1 },
    { name: 'just under a half', acertos: 49, itens: 100, estrelas: 1 },
    { name: 'between 49 and 50 percent', acertos: 99, itens: 200, estrelas: 1 },
    { name: 'a half', acertos: 50, itens: 100, estrelas: 2 },
    { name: 'just under three quarters', acertos: 74, itens: 100, estrelas: 2 },
    { name: 'between 74 and 75 percent', acertos: 149, itens: 200, estrelas: 2 },
    { name: 'three quarters', acertos: 3, itens: 4, estrelas: 3 },
    { name: 'everything', acertos: 5, itens: 5, estrelas: 3 },
  ])('[EST-1] $name: $acertos of $itens gives $estrelas', ({ acertos, itens, estrelas }) => {
    expect(estrelasOf(acertos, itens)).toBe(estrelas);
  });

  it('[EST-2] a phase without items has no star', () => {
    expect(estrelasOf(0, 0)).toBe(0);
  });
});

it.each([
  { acertos: 4, itens: 7, faltam: 2 },
  { acertos: 5, itens: 7, faltam: 1 },
  { acertos: 6, itens: 7, faltam: 0 },
  { acertos: 7, itens: 7, faltam: 0 },
  { acertos: 0, itens: 1, faltam: 1 },
  { acertos: 2, itens: 4, faltam: 1 },
  { acertos: 0, itens: 0, faltam: 0 },
])('[EST-4] $acertos of $itens: $faltam are missing for three stars', ({ acertos, itens, faltam }) => {
  expect(missingAcertos(acertos, itens)).toBe(faltam);
  expect(estrelasOf(acertos + faltam, itens)).toBe(itens > 0 ? 3 : 0);
});

describe('estrelasPorMateria', () => {
  const of = (materia_nome: string, qtde_estrelas_conquistadas: number) => ({
    materia_nome,
    exercicios: { qtde_estrelas_conquistadas, qtde_estrelas_possiveis: 9 },
  });
  it.each([
    {
      name: 'a roadmap and a plan of one subject count together, most first',
      given: [of('Física', 4), of('Matemática', 3), of('Matemática', 2)],
      expected: ['Matemática 5/18', 'Física 4/9'],
    },
    { name: 'a subject without a star is not listed', given: [of('Física', 0)], expected: [] },
    {
      name: 'equal ones stand by their name',
      given: [of('Química', 2), of('Álgebra', 2)],
      expected: ['Álgebra 2/9', 'Química 2/9'],
    },
  ])('[EST-3] $name', ({ given, expected }) => {
    const shown = estrelasPorMateria(given).map(
      ({ materia_nome, estrelas, possiveis }) => `${materia_nome} ${estrelas}/${possiveis}`,
    );
    expect(shown).toEqual(expected);
  });
});
