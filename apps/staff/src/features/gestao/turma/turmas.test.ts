/** Which classes are left by search, campus and grade, and in which order. */
import { expect, it } from 'vitest';

import { buildTurma, resumoOf } from '../../../testing/builders.ts';
import { turmasDe } from './turmas.ts';

const TURMAS = [
  buildTurma({ turma_id: 1, turma_codigo: '3B' }),
  buildTurma({ turma_id: 2, turma_codigo: '3A' }),
  buildTurma({ turma_id: 3, serie_nome: '1ª Série', nivel_ordem: 10, turma_codigo: '1A', sede_nome: 'Jardim' }),
].map(resumoOf);

it.each([
  { case: 'nothing asked: by grade, then by code', filtros: {}, left: ['1A', '3A', '3B'] },
  { case: 'part of a code, in any case', filtros: { busca: 'b' }, left: ['3B'] },
  { case: 'words of grade and code, without accents', filtros: { busca: ' serie 3a ' }, left: ['3A'] },
  { case: 'a campus', filtros: { sede: 'Jardim' }, left: ['1A'] },
  { case: 'a grade', filtros: { serie: '3ª Série' }, left: ['3A', '3B'] },
  { case: 'what no class has', filtros: { busca: '9Z' }, left: [] },
])('$case', ({ filtros, left }) => {
  const found = turmasDe(TURMAS, { busca: '', sede: '', serie: '', ...filtros });
  expect(found.map(({ turma_codigo }) => turma_codigo)).toEqual(left);
});
