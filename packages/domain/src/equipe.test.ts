import { expect, it } from 'vitest';
import { isDayToCome, isLastResponsavel, leavesCharge, perfisGeridos, successorProblem } from './equipe.ts';
import { STAFF_PERFIS } from './perfil.ts';

it.each([
  ['[EQU-2] gestao_escola', 'gestao_escola', ['professor', 'coordenador']],
  ['[EQU-2] diretor', 'diretor', ['professor', 'coordenador', 'gestao_vida', 'gestao_escola']],
  ['[EQU-2] admin', 'admin', STAFF_PERFIS],
  ['[EQU-2] coordenador', 'coordenador', []],
  ['[EQU-2] supervisor', 'supervisor', []],
  ['[EQU-2] aluno', 'aluno', []],
])('%s manages', (_, perfil, managed) => {
  expect(perfisGeridos(perfil)).toEqual(managed);
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

it.each([
  ['[EQU-3] a head who teaches from now on', 'diretor', 'professor', true],
  ['[EQU-3] a head who stays one', 'diretor', 'gestao_escola', false],
  ['[EQU-3] a head who becomes admin', 'gestao_escola', 'admin', true],
  ['[EQU-3] an admin who becomes a head', 'admin', 'diretor', true],
  ['[EQU-3] an admin who stays one', 'admin', 'admin', false],
  ['[EQU-3] a professor', 'professor', 'coordenador', false],
])('%s', (_, perfil, other, leaves) => {
  expect(leavesCharge(perfil, other)).toBe(leaves);
});

it.each([
  ['[EQU-7] an active teacher', { perfil: 'professor', ativa: true }, null],
  ['[EQU-7] a teacher whose access ended', { perfil: 'professor', ativa: false }, 'sem_acesso'],
  ['[EQU-7] a coordinator', { perfil: 'coordenador', ativa: true }, 'nao_docente'],
  ['[EQU-7] nobody of the school', null, 'desconhecido'],
] as const)('%s', (_, pessoa, problem) => {
  expect(successorProblem(pessoa)).toBe(problem);
});

it.each([
  ['[EQU-8] yesterday', '2026-11-27', 'America/Sao_Paulo', false],
  ['[EQU-8] today', '2026-11-28', 'America/Sao_Paulo', false],
  ['[EQU-8] tomorrow', '2026-11-29', 'America/Sao_Paulo', true],
  ['[EQU-8] today in Noronha, an hour ahead', '2026-11-29', 'America/Noronha', false],
  ['[EQU-8] tomorrow in Rio Branco, two hours behind', '2026-11-29', 'America/Rio_Branco', true],
])('%s at 23h30 of Brasília', (_, day, zone, toCome) => {
  expect(isDayToCome(day, Date.parse('2026-11-28T23:30:00-03:00'), zone)).toBe(toCome);
});
