import { describe, expect, it } from 'vitest';

import { byTurma, groupBy, mergeTurmas, sedeNamer } from './aluno.ts';
import { buildTurma } from './testing/builders.ts';

describe('mergeTurmas', () => {
  it('puts a class that came in two pages together again, in order', () => {
    const [one, two] = [buildTurma({ turma_id: 1, alunos: 2 }), buildTurma({ turma_id: 2, alunos: 1 })];
    const rest = { ...one, alunos: [{ aluno_nome: 'Zeca', turma_aluno_id: 9, avatar_code: 1 }] };
    const merged = mergeTurmas([[one], [rest, two]]);
    expect(merged.map(({ turma, alunos }) => [turma.turma_id, alunos.length])).toEqual([
      [1, 3],
      [2, 1],
    ]);
    expect(merged[0]?.alunos.at(-1)).toMatchObject({ aluno_nome: 'Zeca', turma: { turma_id: 1 } });
  });

  it('of nothing is nothing', () => {
    expect(mergeTurmas([])).toEqual([]);
  });
});

describe('byTurma', () => {
  it('orders by grade, then by code with its numbers as numbers', () => {
    const codes = [
      { nivel_ordem: 11, serie_nome: '2ª Série', turma_codigo: 'T10' },
      { nivel_ordem: 12, serie_nome: '3ª Série', turma_codigo: 'T1' },
      { nivel_ordem: 11, serie_nome: '2ª Série', turma_codigo: 'T2' },
    ];
    const sorted = codes.map((given) => buildTurma(given)).toSorted(byTurma);
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
