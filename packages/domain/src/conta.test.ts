import { expect, it } from 'vitest';
import { canWriteConta } from './conta.ts';
import type { Modo, Perfil } from './perfil.ts';

it.each<[name: string, perfil_real: Perfil, modo: Modo, turmaAtual: boolean, may: boolean]>([
  ['[CTA-1] student in the current class', 'aluno', null, true, true],
  ['[CTA-1] student in a former class', 'aluno', null, false, true],
  ['[CTA-1] gestao_vida as user', 'gestao_vida', 'aluno', true, true],
  ['[CTA-1] gestao_vida as user of a former class', 'gestao_vida', 'aluno', false, false],
  ['[CTA-1] gestao_vida as visitor', 'gestao_vida', 'professor', true, false],
  ['[CTA-1] teacher', 'professor', 'professor', true, false],
])('%s', (_, perfil_real, modo, turmaAtual, may) => {
  expect(canWriteConta({ perfil_real, modo, turmaAtual })).toBe(may);
});
