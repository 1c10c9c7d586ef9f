import { expect, it } from 'vitest';
import { mayApproveQuestoes, mayPublishProvas } from './autoria-direito.ts';
import type { Perfil } from './perfil.ts';

type Row = [name: string, perfil: Perfil, setting: boolean, may: boolean];

it.each<Row>([
  ['[PER-13] a teacher where teachers publish', 'professor', true, true],
  ['[PER-13] a teacher where they do not', 'professor', false, false],
  ['[PER-13] a coordinator where teachers do not publish', 'coordenador', false, true],
  ['[PER-13] school management', 'gestao_escola', false, true],
  ['[PER-13] a supervisor', 'supervisor', true, false],
  ['[PER-13] a student', 'aluno', true, false],
])('%s', (_, perfil, professor_publica, may) => {
  expect(mayPublishProvas(perfil, professor_publica)).toBe(may);
});

it.each<Row>([
  ['[PER-14] a teacher where questions are not reviewed', 'professor', false, true],
  ['[PER-14] a teacher where they are', 'professor', true, false],
  ['[PER-14] life management where they are', 'gestao_vida', true, true],
  ['[PER-14] a head', 'diretor', false, false],
  ['[PER-14] a supervisor', 'supervisor', false, false],
])('%s', (_, perfil, revisao_questoes, may) => {
  expect(mayApproveQuestoes(perfil, revisao_questoes)).toBe(may);
});
