import { expect, it } from 'vitest';
import { displayName, nomeSocialError, rankingName } from './nome.ts';

it.each<
  [name: string, nome: string | null, nome_social: string | null, display: string | null, ranking: string | null]
>([
  ['first name only', 'Beatriz Souza', null, 'Beatriz', 'Beatriz S.'],
  ['social name wins', 'Beatriz Souza', 'Bia', 'Bia', 'Bia'],
  ['a social name of two words', 'Beatriz Souza', ' Bia  Lu ', 'Bia Lu', 'Bia Lu'],
  ['an empty social name is none', 'Beatriz Souza', '  ', 'Beatriz', 'Beatriz S.'],
  ['particles are no last name', 'Ana Maria dos Santos', null, 'Ana', 'Ana S.'],
  ['a particle at the end', 'Ana de', null, 'Ana', 'Ana'],
  ['one word', 'Ana', null, 'Ana', 'Ana'],
  ['an accented initial', 'Davi Ávila', null, 'Davi', 'Davi Á.'],
  ['a lower-case last name', 'Davi lima', null, 'Davi', 'Davi L.'],
  ['no name', '', null, null, null],
  ['nothing', null, null, null, null],
])('[NOM-1] [NOM-2] %s', (_, nome, nome_social, display, ranking) => {
  expect(displayName({ nome, nome_social })).toBe(display);
  expect(rankingName({ nome, nome_social })).toBe(ranking);
});

it.each([
  ['[NOM-3] good', 'Bia', null],
  ['[NOM-3] only spaces', '   ', 'vazio'],
  ['[NOM-3] twenty', 'x'.repeat(20), null],
  ['[NOM-3] twenty and spaces around', ` ${'x'.repeat(20)} `, null],
  ['[NOM-3] twenty-one', 'x'.repeat(21), 'maximo'],
])('%s', (_, typed, error) => {
  expect(nomeSocialError(typed)).toBe(error);
});
