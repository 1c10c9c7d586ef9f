import { describe, expect, it } from 'vitest';

import { byTurma, countOf, groupBy, nomeDe, sedeNamer } from './aluno.ts';
import { buildTurma } from '../testing/builders.ts';

describe('byTurma', () => {
  it('orders by grade, then by code with its numbers as numbers', () => {
    const codes = [
      { nivel_ordem: 11, serie_nome: '2ª Série', turma_codigo: 'T10' },
      { nivel_ordem: 12, serie_nome: '3ª Série', turma_codigo: 'T1' },
      { nivel_ordem: 11, serie_nome: '2ª Série', turma_codigo: 'T2' },
    ];
    const sorted = codes.map((given) => buildTurma(given)).sort(byTurma);
    expect(sorted.map(({ turma_codigo }) => turma_codigo)).toEqual(['T2', 'T10', 'T1']);
  });
});

it('groupBy keeps the order in which names first come', () => {
  expect(groupBy(['b1', 'a1', 'b2'], (text) => text.charAt(0))).toEqual([
    { name: 'b', entries: ['b1', 'b2'] },
    { name: 'a', entries: ['a1'] },
  ]);
});

describe('sedeNamer', () => {
  const centro = { sede_nome: 'Centro', escola_nome: 'Escola Aurora' };
  it.each([
    { case: 'one school: the campus alone', turmas: [centro], name: 'Centro' },
    {
      case: 'two schools: with the school',
      turmas: [centro, { sede_nome: 'Centro', escola_nome: 'Escola Boreal' }],
      name: 'Centro · Escola Aurora',
    },
  ])('$case', ({ turmas, name }) => {
    expect(sedeNamer(turmas)(centro)).toBe(name);
  });
});

it('countOf adds the students of classes up', () => {
  expect(countOf([{ qtde_alunos: 32 }, { qtde_alunos: 28 }])).toBe(60);
});

it.each([
  ['Bia Lima', 'Bia Lima'],
  [' ', 'Sem nome'],
  ['', 'Sem nome'],
])('the name %j is shown as %j', (nome, shown) => {
  expect(nomeDe(nome)).toBe(shown);
});
