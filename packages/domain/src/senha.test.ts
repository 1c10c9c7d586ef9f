import { describe, expect, it } from 'vitest';
import {
  fichaExpiraMs,
  FICHAS_VALIDADE_DIAS,
  isSenhaChangeForced,
  newerFormErrors,
  olderFormErrors,
  serverSenhaError,
  trimCredentials,
  type SenhaError,
  type SenhaErrors,
  type ServerSenhaInput,
} from './senha.ts';

it.each<[name: string, login: string, senha: string, expected: ReturnType<typeof trimCredentials>]>([
  ['[SEN-1] trimmed', '  ana ', ' segredo\t', { login: 'ana', senha: 'segredo', complete: true }],
  ['[SEN-1] only spaces', '  ', 'segredo', { login: '', senha: 'segredo', complete: false }],
  ['[SEN-1] no password', 'ana', '', { login: 'ana', senha: '', complete: false }],
  ['[SEN-1] spaces inside stay', 'ana maria', 'a b', { login: 'ana maria', senha: 'a b', complete: true }],
])('%s', (_, login, senha, expected) => {
  expect(trimCredentials(login, senha)).toEqual(expected);
});

it.each<[name: string, nova: string, confirmacao: string, errors: SenhaErrors]>([
  ['[SEN-2] six letters and digits', 'abc123', 'abc123', {}],
  ['[SEN-2] five', 'abc12', 'abc12', { nova: 'minimo' }],
  ['[SEN-2] no maximum', 'a'.repeat(60), 'a'.repeat(60), {}],
  ['[SEN-2] a sign', 'abc-123', 'abc-123', { nova: 'apenas_letras_e_numeros' }],
  ['[SEN-2] an accent', 'ação123', 'ação123', { nova: 'apenas_letras_e_numeros' }],
  ['[SEN-2] empty', '', '', { nova: 'minimo' }],
  ['[SEN-2] another confirmation', 'abc123', 'abc124', { confirmacao: 'confirmacao_diferente' }],
])('%s', (_, nova, confirmacao, errors) => {
  expect(olderFormErrors({ nova, confirmacao })).toEqual(errors);
});

it.each<[name: string, atual: string, nova: string, confirmacao: string, errors: SenhaErrors]>([
  ['[SEN-3] good', 'antiga', 'n-va 12', 'n-va 12', {}],
  ['[SEN-3] all empty', '', '', '', { atual: 'obrigatorio', nova: 'obrigatorio', confirmacao: 'obrigatorio' }],
  ['[SEN-3] five', 'antiga', 'abcde', 'abcde', { nova: 'minimo' }],
  ['[SEN-3] six', 'antiga', 'abcdef', 'abcdef', {}],
  ['[SEN-3] twenty', 'antiga', 'a'.repeat(20), 'a'.repeat(20), {}],
  ['[SEN-3] twenty-one', 'antiga', 'a'.repeat(21), 'a'.repeat(21), { nova: 'maximo' }],
  ['[SEN-3] the current one', 'antiga1', 'antiga1', 'antiga1', { nova: 'igual_a_atual' }],
  ['[SEN-3] another confirmation', 'antiga', 'abcdef', 'abcdeg', { confirmacao: 'confirmacao_diferente' }],
])('%s', (_, atual, nova, confirmacao, errors) => {
  expect(newerFormErrors({ atual, nova, confirmacao })).toEqual(errors);
});

it.each<[name: string, nova: string, errors: SenhaErrors]>([
  ['[SEN-3] staff, eleven', 'x'.repeat(11), { nova: 'minimo' }],
  ['[SEN-3] staff, twelve', 'x'.repeat(12), {}],
  ['[SEN-3] staff, 128', 'x'.repeat(128), {}],
  ['[SEN-3] staff, 129', 'x'.repeat(129), { nova: 'maximo' }],
])('%s', (_, nova, errors) => {
  expect(newerFormErrors({ atual: 'antiga', nova, confirmacao: nova }, 'professor')).toEqual(errors);
});

describe('server', () => {
  const input: ServerSenhaInput = {
    nova: 'pipa-azul',
    perfil: 'aluno',
    login: 'bia.souza',
    nome: 'Beatriz da Conceição Souza',
    data_nascimento: '2010-03-07',
    isInitial: false,
    isCommon: false,
  };

  it.each<[name: string, change: Partial<ServerSenhaInput>, error: SenhaError | null]>([
    ['[SEN-4] good', {}, null],
    ['[SEN-4] five', { nova: 'abcde' }, 'minimo'],
    ['[SEN-4] six', { nova: 'abcdef' }, null],
    ['[SEN-4] twenty', { nova: 'x'.repeat(20) }, null],
    ['[SEN-4] twenty-one', { nova: 'x'.repeat(21) }, 'maximo'],
    ['[SEN-4] six emoji are six characters', { nova: '🪁'.repeat(6) }, null],
    ['[SEN-4] staff, eleven', { perfil: 'professor', nova: 'x'.repeat(11) }, 'minimo'],
    ['[SEN-4] staff, twelve', { perfil: 'professor', nova: 'x'.repeat(12) }, null],
    ['[SEN-4] staff, a sentence of 128', { perfil: 'admin', nova: 'x'.repeat(128) }, null],
    ['[SEN-4] staff, 129', { perfil: 'admin', nova: 'x'.repeat(129) }, 'maximo'],
    ['[SEN-5] space in front', { nova: ' pipa-azul' }, 'espaco_nas_pontas'],
    ['[SEN-5] space behind', { nova: 'pipa-azul ' }, 'espaco_nas_pontas'],
    ['[SEN-5] space inside', { nova: 'pipa azul' }, null],
    ['[SEN-5] a control character', { nova: 'pipa\u0000azul' }, 'caractere_invalido'],
    ['[SEN-5] a line break', { nova: 'pipa\nazul' }, 'caractere_invalido'],
    ['[SEN-5] accents are printable', { nova: 'maçã-verde' }, null],
    ['[SEN-6] the initial one', { isInitial: true }, 'igual_a_inicial'],
    ['[SEN-6] the login', { nova: 'BIA.Souza' }, 'dado_pessoal'],
    ['[SEN-6] the first name', { nova: 'beatriz' }, 'dado_pessoal'],
    ['[SEN-6] a name without its accents', { nova: 'conceicao' }, 'dado_pessoal'],
    ['[SEN-6] part of a longer password is fine', { nova: 'beatriz-voa' }, null],
    ['[SEN-6] birth date', { nova: '07032010' }, 'dado_pessoal'],
    ['[SEN-6] birth date with bars', { nova: '07/03/2010' }, 'dado_pessoal'],
    ['[SEN-6] birth date, year first', { nova: '20100307' }, 'dado_pessoal'],
    ['[SEN-6] birth date, short year', { nova: '070310' }, 'dado_pessoal'],
    ['[SEN-6] no birth date known', { nova: '07032010', data_nascimento: null }, null],
    ['[SEN-6] no login known', { nova: 'abcdef', login: '' }, null],
    ['[SEN-6] common', { isCommon: true }, 'comum'],
  ])('%s', (_, change, error) => {
    expect(serverSenhaError({ ...input, ...change })).toBe(error);
  });
});

const calm = { url: false, hub: false, isPasswordInitial: false, stored: false };
it.each([
  ['[SEN-7] none', calm, false],
  ['[SEN-7] the address', { ...calm, url: true }, true],
  ['[SEN-7] the hub', { ...calm, hub: true }, true],
  ['[SEN-7] the account', { ...calm, isPasswordInitial: true }, true],
  ['[SEN-7] stored', { ...calm, stored: true }, true],
])('%s', (_, sources, forced) => {
  expect(isSenhaChangeForced(sources)).toBe(forced);
});

it.each([
  ['[SEN-8] a day', FICHAS_VALIDADE_DIAS.min, '2027-02-02T10:00:00.000Z'],
  ['[SEN-8] the days of a school that chose none', FICHAS_VALIDADE_DIAS.fallback, '2027-02-16T10:00:00.000Z'],
  ['[SEN-8] the most', FICHAS_VALIDADE_DIAS.max, '2027-03-03T10:00:00.000Z'],
])('%s after 1 February', (_, dias, end) => {
  expect(new Date(fichaExpiraMs(Date.parse('2027-02-01T10:00:00Z'), dias)).toISOString()).toBe(end);
});
