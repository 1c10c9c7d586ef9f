import { describe, expect, it } from 'vitest';

import {
  countsForAprendizagem,
  faixaOf,
  indiceAproveitamento,
  LIMITES_NIVEL,
  nivelOf,
  precisaAtencao,
} from './aprendizagem.ts';

describe('indiceAproveitamento', () => {
  it.each([
    ['nothing met', 0, 0, null],
    ['nothing right', 0, 4, 0],
    ['three of four', 3, 4, 0.75],
    ['everything', 4, 4, 1],
  ])('[APR-1] %s', (_name, acertos, itens, expected) => {
    expect(indiceAproveitamento(acertos, itens)).toBe(expected);
  });
});

describe('bands and levels', () => {
  it.each([
    ['without data', null, null, null, false],
    ['just above 0.8', 0.8001, 'alta', 'ninja', false],
    ['0.8', 0.8, 'media', 'guerreiro', false],
    ['0.7', 0.7, 'media', 'guerreiro', false],
    ['seven of ten as a fraction', 7 / 10, 'media', 'guerreiro', false],
    ['just under 0.7', 0.6999, 'baixa', 'explorador', true],
    ['0', 0, 'baixa', 'explorador', true],
  ] as const)('[APR-2] [APR-3] [APR-4] %s', (_name, indice, faixa, nivel, atencao) => {
    expect([faixaOf(indice), nivelOf(indice), precisaAtencao(indice)]).toEqual([faixa, nivel, atencao]);
  });
});

it('[APR-2] the level changes at each limit and nowhere else', () => {
  const levels = (indice: number) => [indice - 0.001, indice + 0.001].map(nivelOf);
  expect(LIMITES_NIVEL.map(levels)).toEqual([
    ['explorador', 'guerreiro'],
    ['guerreiro', 'ninja'],
  ]);
});

describe('countsForAprendizagem', () => {
  it.each([
    ['a hit', { acertou: true }, true],
    ['a miss', { acertou: false }, true],
    ['a blank', { acertou: null }, true],
    ['annulled', { acertou: true, anulada: true }, false],
    ['subjective', { acertou: null, subjetiva: true }, false],
  ])('[APR-5] %s', (_name, change, expected) => {
    expect(countsForAprendizagem({ anulada: false, subjetiva: false, ...change })).toBe(expected);
  });
});
