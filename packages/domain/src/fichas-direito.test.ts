import { expect, it } from 'vitest';
import { mayMakeFichas } from './fichas-direito.ts';
import type { Perfil } from './perfil.ts';

it.each<[name: string, perfil: Perfil, fichas_por: Parameters<typeof mayMakeFichas>[1], may: boolean]>([
  ['[PER-12] life management', 'gestao_vida', [], true],
  ['[PER-12] admin', 'admin', [], true],
  ['[PER-12] a coordinator whom the school does not name', 'coordenador', ['diretor'], false],
  ['[PER-12] a coordinator whom the school names', 'coordenador', ['coordenador'], true],
  ['[PER-12] a teacher', 'professor', ['coordenador', 'gestao_escola', 'diretor'], false],
  ['[PER-12] a supervisor', 'supervisor', ['coordenador', 'gestao_escola', 'diretor'], false],
])('%s', (_, perfil, fichas_por, may) => {
  expect(mayMakeFichas(perfil, fichas_por)).toBe(may);
});
