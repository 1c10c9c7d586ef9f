import { describe, expect, it } from 'vitest';
import {
  canWrite,
  capabilities,
  isPerfil,
  loginOutcome,
  modosOf,
  PERFIS,
  scopeOf,
  STAFF_PERFIS,
  type LoginOutcome,
  type Modo,
  type Perfil,
  type Scope,
} from './perfil.ts';

it.each<[name: string, perfil: Perfil, scope: Scope]>([
  ['[PER-1] student', 'aluno', 'self'],
  ['[PER-1] teacher', 'professor', 'own_classes'],
  ['[PER-1] coordinator', 'coordenador', 'own_schools'],
  ['[PER-1] director', 'diretor', 'own_schools'],
  ['[PER-1] school management', 'gestao_escola', 'own_schools'],
  ['[PER-1] life management', 'gestao_vida', 'own_schools'],
  ['[PER-1] supervisor', 'supervisor', 'assigned_schools'],
  ['[PER-1] admin', 'admin', 'all'],
])('%s', (_, perfil, scope) => {
  expect(scopeOf(perfil)).toBe(scope);
});

it('[PER-1] there are eight profiles, seven of them staff', () => {
  expect(PERFIS).toHaveLength(8);
  expect(STAFF_PERFIS).toHaveLength(7);
  expect(PERFIS.every(isPerfil)).toBe(true);
  expect(isPerfil('constructor')).toBe(false);
});

describe('login', () => {
  it.each<[name: string, via: 'senha' | 'hub', perfil: string, turma: number | null, outcome: LoginOutcome]>([
    ['[PER-2] student with a class', 'senha', 'aluno', 1001, 'aluno'],
    ['[PER-2] student without a class', 'senha', 'aluno', null, 'sem_turma'],
    ['[PER-2] student by the hub', 'hub', 'aluno', 1001, 'aluno'],
    ['[PER-2] student by the hub without a class', 'hub', 'aluno', null, 'sem_turma'],
    ['[PER-4] staff by the hub', 'hub', 'professor', null, 'perfil_nao_autorizado'],
    ['[PER-4] guardian', 'senha', 'responsavel', null, 'perfil_nao_autorizado'],
    ['[PER-4] unknown', 'senha', 'robo', 1001, 'perfil_nao_autorizado'],
    ['[PER-4] empty', 'senha', '', null, 'perfil_nao_autorizado'],
  ])('%s', (_, via, perfil, turma, outcome) => {
    expect(loginOutcome(via, perfil, turma)).toBe(outcome);
  });

  it.each(STAFF_PERFIS)('[PER-3] %s goes to the selection', (perfil) => {
    expect(loginOutcome('senha', perfil, null)).toBe('selecao_aluno');
  });
});

it.each<[name: string, perfil: Perfil, modos: string[]]>([
  ['[PER-5] gestao_vida chooses', 'gestao_vida', ['aluno', 'professor']],
  ['[PER-5] admin only looks', 'admin', ['professor']],
  ['[PER-5] a student chooses nothing', 'aluno', []],
])('%s', (_, perfil, modos) => {
  expect(modosOf(perfil)).toEqual(modos);
});

describe('capabilities', () => {
  it.each<[name: string, perfil_real: Perfil, modo: Modo, turmaAtual: boolean, acts: boolean]>([
    ['[PER-6] student in the current class', 'aluno', null, true, true],
    ['[PER-6] student in a former class', 'aluno', null, false, false],
    ['[PER-6] a student gains nothing from a stored mode', 'aluno', 'aluno', false, false],
    ['[PER-7] gestao_vida before choosing', 'gestao_vida', null, true, false],
    ['[PER-7] gestao_vida as user', 'gestao_vida', 'aluno', true, true],
    ['[PER-7] gestao_vida as visitor', 'gestao_vida', 'professor', true, false],
    ['[PER-7] gestao_vida as user of a former class', 'gestao_vida', 'aluno', false, false],
    ['[PER-7] teacher', 'professor', 'professor', true, false],
    ['[PER-7] admin with an edited mode', 'admin', 'aluno', true, false],
  ])('%s', (_, perfil_real, modo, turmaAtual, acts) => {
    const session = { perfil_real, modo, turmaAtual };
    expect(capabilities(session)).toMatchObject({ answers: acts, writes: acts });
    expect(canWrite(session)).toBe(acts);
  });

  it.each<[name: string, perfil_real: Perfil, resets: boolean, edits: boolean, manages: boolean, forced: boolean]>([
    ['student', 'aluno', false, false, false, true],
    ['gestao_vida', 'gestao_vida', true, true, true, false],
    ['admin', 'admin', true, false, true, false],
    ['director', 'diretor', false, false, true, false],
    ['teacher', 'professor', false, false, true, false],
  ])('[PER-8] [PER-9] [PER-10] %s', (_, perfil_real, resetsPassword, editsCourses, manages, isForced) => {
    const session = { perfil_real, modo: null, turmaAtual: true };
    expect(capabilities(session)).toMatchObject({ resetsPassword, editsCourses, manages, isForced });
  });

  it.each<[name: string, perfil_real: Perfil, modo: Modo, previews: boolean]>([
    ['[PER-11] student', 'aluno', null, false],
    ['[PER-11] teacher', 'professor', 'professor', true],
    ['[PER-11] gestao_vida as visitor', 'gestao_vida', 'professor', true],
    ['[PER-11] gestao_vida as user', 'gestao_vida', 'aluno', false],
  ])('%s', (_, perfil_real, modo, previews) => {
    expect(capabilities({ perfil_real, modo, turmaAtual: true }).previews).toBe(previews);
  });
});
