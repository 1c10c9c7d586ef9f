import { STAFF_PERFIS, type StaffPerfil } from '@luneta/domain';
import { expect, it } from 'vitest';

import { sectionAt, SECTIONS, sectionsOf } from './sections.ts';

it.each<{ perfil: StaffPerfil; count: number; without: string }>([
  { perfil: 'professor', count: 7, without: 'Primeiros passos, Cursos, Escola' },
  { perfil: 'coordenador', count: 8, without: 'Primeiros passos, Cursos' },
  { perfil: 'gestao_vida', count: 9, without: 'Primeiros passos' },
  { perfil: 'admin', count: 9, without: 'Cursos' },
  { perfil: 'gestao_escola', count: 8, without: 'Correções, Cursos' },
  { perfil: 'diretor', count: 8, without: 'Correções, Cursos' },
  { perfil: 'supervisor', count: 7, without: 'Primeiros passos, Correções, Cursos' },
])('$perfil finds $count sections', ({ perfil, count, without }) => {
  const found = sectionsOf(perfil);
  expect(found).toHaveLength(count);
  const missing = SECTIONS.filter((section) => !found.includes(section)).map(({ label }) => label);
  expect(missing.join(', ')).toBe(without);
});

it('nobody finds none, and a student finds nothing', () => {
  expect(STAFF_PERFIS.filter((perfil) => sectionsOf(perfil).length === 0)).toEqual([]);
  expect(sectionsOf('aluno')).toEqual([]);
  expect(sectionsOf(null)).toEqual([]);
});

it.each([
  ['/hoje', 'Hoje'],
  ['/provas/301', 'Provas'],
  ['/turmas/31/opcoes', 'Turmas'],
  ['/conta/selecao_aluno', 'Alunos'],
  ['/base_conhecimentos/9', 'Cursos'],
  ['/questoes/620', 'Questões'],
  ['/banco_questoes/9', 'Questões'],
  ['/auditoria', 'Escola'],
  ['/conta/seguranca', undefined],
  ['/hojeo', undefined],
])('%s belongs to %s', (pathname, label) => {
  expect(sectionAt(pathname)?.label).toBe(label);
});

it('each section has a letter of its own', () => {
  expect(new Set(SECTIONS.map(({ key }) => key)).size).toBe(SECTIONS.length);
});
