import { expect, it } from 'vitest';
import { cleanNome, displayName, isNomeVazio, nomeIsolado, nomeSocialError, rankingName } from './nome.ts';

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

it.each([
  ['two forms of one letter', 'Jose\u0301', 'Jos\u00e9'],
  ['spaces of any kind', '\u00a0 Ana\t\n Maria\u2003', 'Ana Maria'],
  ['a mark that turns the text around', 'Ana\u202ESouza', 'AnaSouza'],
  ['isolates', '\u2066Ana\u2069', 'Ana'],
  ['controls', 'A\u0000n\u0007a', 'Ana'],
  ['a joiner between letters', 'A\u200Dna\u200D', 'Ana'],
  ['a joiner inside an emoji', 'Bia \u{1F469}\u200D\u{1F680}', 'Bia \u{1F469}\u200D\u{1F680}'],
  [
    'a joiner after a tone or a variation',
    '\u{1F469}\u{1F3FD}\u200D\u{1F680} \u2764\uFE0F\u200D\u{1F525}',
    '\u{1F469}\u{1F3FD}\u200D\u{1F680} \u2764\uFE0F\u200D\u{1F525}',
  ],
  ['a byte order mark', '\uFEFFAna', 'Ana'],
  ['private and unassigned characters', 'A\uE000n\u0378a', 'Ana'],
  ['half a character', 'Ana\uD83D', 'Ana'],
  ['fillers', '\u3164A\u115Fn\u1160a\u2800\uFFA0', 'Ana'],
])('[NOM-4] %s', (_, typed, stored) => {
  expect(cleanNome(typed)).toBe(stored);
  expect(cleanNome(stored)).toBe(stored);
});

it.each([
  ['a letter', 'A', false],
  ['a digit', '7', false],
  ['a letter of another script', '\u5f20', false],
  ['fillers, which are letters to Unicode', '\u3164\u115F\u1160', true],
  ['marks alone', '\u0301\u0302', true],
  ['signs alone', '.-_', true],
  ['an emoji alone', '\u{1F600}', true],
  ['unseen characters', '\u200B\u200D\u2800', true],
])('[NOM-5] [NOM-3] %s', (_, typed, empty) => {
  expect(isNomeVazio(typed)).toBe(empty);
  expect(nomeSocialError(typed)).toBe(empty ? 'vazio' : null);
});

it.each([
  ['a Hebrew name', '\u05dc\u05d9\u05d4 Souza', '\u2068\u05dc\u05d9\u05d4 Souza\u2069'],
  ['an Arabic name', '\u0644\u064a\u0644\u0649', '\u2068\u0644\u064a\u0644\u0649\u2069'],
  ['an old name that turns the text around', 'Ana\u202Eanu', '\u2068Ana\u202Eanu\u2069'],
  ['any other name', 'Zo\u00eb d\u2019\u00c1vila', 'Zo\u00eb d\u2019\u00c1vila'],
  ['no name', '', ''],
])('[NOM-6] %s', (_, nome, isolado) => {
  expect(nomeIsolado(nome)).toBe(isolado);
});
