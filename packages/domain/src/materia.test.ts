import { describe, expect, it } from 'vitest';
import { areaOfEnemNumero, areaToken, materiaToken, normalizeName } from './materia.ts';

it.each([
  ['[MAT-1] accents', 'Física', 'fisica'],
  ['[MAT-1] case and spaces', '  QUÍMICA   Orgânica ', 'quimica organica'],
])('%s', (_, nome, normal) => {
  expect(normalizeName(nome)).toBe(normal);
});

it.each([
  ['[MAT-2] Matemática', 'Matemática', 'matematica'],
  ['[MAT-2] the first word decides', 'Matemática Financeira', 'matematica'],
  ['[MAT-2] a number behind', 'Física II', 'fisica'],
  ['[MAT-2] a hyphen behind', 'História-Geral', 'historia'],
  ['[MAT-2] without accents', 'portugues', 'portugues'],
  ['[MAT-2] Língua Portuguesa', 'Língua Portuguesa', 'portugues'],
  ['[MAT-2] Língua Inglesa', 'LÍNGUA INGLESA', 'ingles'],
  ['[MAT-2] Língua Espanhola', 'Língua Espanhola', 'espanhol'],
  ['[MAT-2] Redação has no identity', 'Redação', 'generica'],
  ['[MAT-2] the word elsewhere does not count', 'Oficina de Física', 'generica'],
  ['[MAT-2] a word every object knows', 'constructor', 'generica'],
  ['[MAT-2] empty', '', 'generica'],
])('%s', (_, nome, token) => {
  expect(materiaToken(nome)).toBe(token);
});

describe('areas', () => {
  it.each([
    ['[MAT-3] languages', 'Linguagens, Códigos e suas Tecnologias', 'portugues'],
    ['[MAT-3] mathematics', 'Matemática e suas Tecnologias', 'matematica'],
    ['[MAT-3] nature', 'Ciências da Natureza', 'quimica'],
    ['[MAT-3] humanities', 'Ciências Humanas', 'historia'],
    ['[MAT-3] code', 'CN', 'quimica'],
    ['[MAT-3] other', 'Projeto de vida', 'generica'],
  ])('%s', (_, nome, token) => {
    expect(areaToken(nome)).toBe(token);
  });

  it.each<[numero: number, area: string | null]>([
    [0, null],
    [1, 'LC'],
    [45, 'LC'],
    [46, 'CH'],
    [90, 'CH'],
    [91, 'CN'],
    [135, 'CN'],
    [136, 'MT'],
    [180, 'MT'],
    [181, null],
    [1.5, null],
  ])('[MAT-4] question %d: %s', (numero, area) => {
    expect(areaOfEnemNumero(numero)).toBe(area);
  });
});
