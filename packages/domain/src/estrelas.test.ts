import { describe, expect, it } from 'vitest';

import { estrelasOf } from './estrelas.ts';

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
