import { expect, it } from 'vitest';
import { cleanHabilidade, type HabilidadeSistema, isHabilidade, sistemaDaHabilidade } from './questao-habilidade.ts';

it.each<[string, HabilidadeSistema, string, boolean]>([
  ['[BAN-6] a single year', 'BNCC', 'EF06MA12', true],
  ['[BAN-6] several years', 'BNCC', 'EF69LP01', true],
  ['[BAN-6] years that the curriculum does not join', 'BNCC', 'EF78MA01', false],
  ['[BAN-6] the tenth year', 'BNCC', 'EF10MA01', false],
  ['[BAN-6] an area of the last years', 'BNCC', 'EM13MAT302', true],
  ['[BAN-6] two digits where an area has three', 'BNCC', 'EM13MAT30', false],
  ['[BAN-6] Portuguese of the last years', 'BNCC', 'EM13LP02', true],
  ['[BAN-6] computing', 'BNCC', 'EM13CO11', true],
  ['[BAN-6] another area', 'BNCC', 'EM13ART101', false],
  ['[BAN-6] the first of ENEM', 'ENEM', 'LC-H1', true],
  ['[BAN-6] the last', 'ENEM', 'MT-H30', true],
  ['[BAN-6] after the last', 'ENEM', 'MT-H31', false],
  ['[BAN-6] before the first', 'ENEM', 'MT-H0', false],
  ['[BAN-6] without its area', 'ENEM', 'H12', false],
  ['[BAN-6] a descriptor', 'SAEB', 'D12', true],
  ['[BAN-6] a descriptor of a subject', 'SAEB', 'MT-D12', true],
  ['[BAN-6] a word', 'SAEB', 'Leitura', false],
  ['[BAN-6] a school’s own', 'propria', 'Leitura 1', true],
  ['[BAN-6] nothing', 'propria', '', false],
])('%s', (_name, sistema, codigo, valid) => {
  expect(isHabilidade(sistema, codigo)).toBe(valid);
});

it.each<[string, HabilidadeSistema, string, string]>([
  ['[BAN-6] small letters', 'BNCC', ' ef06ma12 ', 'EF06MA12'],
  ['[BAN-6] ENEM without a dash and with a zero', 'ENEM', 'mt h05', 'MT-H5'],
  ['[BAN-6] ENEM as it is', 'ENEM', 'LC-H30', 'LC-H30'],
  ['[BAN-6] a school’s own stays', 'propria', ' Leitura   crítica ', 'Leitura crítica'],
])('%s', (_name, sistema, typed, stored) => {
  expect(cleanHabilidade(sistema, typed)).toBe(stored);
});

it.each<[string, string, HabilidadeSistema]>([
  ['[BAN-6] found by its form: BNCC', 'em13mat302', 'BNCC'],
  ['[BAN-6] found by its form: ENEM', 'CN H12', 'ENEM'],
  ['[BAN-6] found by its form: SAEB', 'd7', 'SAEB'],
  ['[BAN-6] any other', 'Leitura', 'propria'],
])('%s', (_name, codigo, sistema) => {
  expect(sistemaDaHabilidade(codigo)).toBe(sistema);
});
