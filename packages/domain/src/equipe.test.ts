import { expect, it } from 'vitest';
import { isLastResponsavel, mayManageMembro } from './equipe.ts';
import { STAFF_PERFIS } from './perfil.ts';

it.each([
  ['[EQU-2] gestao_escola', 'gestao_escola', ['professor', 'coordenador']],
  ['[EQU-2] diretor', 'diretor', ['professor', 'coordenador', 'gestao_vida', 'gestao_escola']],
  ['[EQU-2] admin', 'admin', STAFF_PERFIS],
  ['[EQU-2] coordenador', 'coordenador', []],
  ['[EQU-2] supervisor', 'supervisor', []],
  ['[EQU-2] aluno', 'aluno', []],
])('%s manages', (_, perfil, managed) => {
  expect(STAFF_PERFIS.filter((other) => mayManageMembro(perfil, other))).toEqual(managed);
});

it.each([
  ['[EQU-3] the last head of a school', 'diretor', 0, 3, true],
  ['[EQU-3] one of two heads', 'gestao_escola', 1, 0, false],
  ['[EQU-3] the last admin', 'admin', 4, 0, true],
  ['[EQU-3] one of two admins', 'admin', 0, 1, false],
  ['[EQU-3] the last professor', 'professor', 0, 0, false],
])('%s', (_, perfil, responsaveis, admins, isLast) => {
  expect(isLastResponsavel(perfil, { responsaveis, admins })).toBe(isLast);
});
