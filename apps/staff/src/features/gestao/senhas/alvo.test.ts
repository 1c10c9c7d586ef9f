import { describe, expect, it } from 'vitest';

import { buildTurma } from '../../../testing/builders.ts';
import { alunosOf } from '../../../shared/aluno.ts';
import { alvoOf, turmaAlvo } from './alvo.ts';

const alunos = (turma_id: number, n: number) => alunosOf([buildTurma({ turma_id, alunos: n })]);

describe('ticked students', () => {
  it('go class by class, each with its own', () => {
    const { partes, ...rest } = alvoOf([...alunos(31, 2), ...alunos(32, 1)]);
    expect(partes.map(({ turma, turma_aluno_ids }) => [turma.turma_id, turma_aluno_ids])).toEqual([
      [31, [31_000, 31_001]],
      [32, [32_000]],
    ]);
    expect(rest).toEqual({ alunos: 3, emProva: 0, inativos: 0 });
  });

  it('of a class that is too large for one call go in parts', () => {
    const { partes } = alvoOf(alunos(31, 101));
    expect(partes.map((parte) => parte.alunos)).toEqual([100, 1]);
  });

  it('without an account are left out and counted; those in an exam are counted', () => {
    const [first, second, third] = alunos(31, 3);
    if (!first || !second || !third) throw new Error('three students');
    const found = alvoOf([{ ...first, situacao: 'inativo' }, { ...second, situacao: 'em_prova' }, third]);
    expect(found).toMatchObject({ alunos: 2, emProva: 1, inativos: 1 });
    expect(found.partes[0]?.turma_aluno_ids).toEqual([31_001, 31_002]);
  });

  it('who all have no account leave nothing to do', () => {
    expect(alvoOf(alunos(31, 1).map((aluno) => ({ ...aluno, situacao: 'inativo' as const }))).partes).toEqual([]);
  });
});

it('a whole class is left to the server', () => {
  const { partes, alunos: n, emProva } = turmaAlvo(buildTurma({ turma_id: 31 }), 32);
  expect(partes.map(({ turma, turma_aluno_ids }) => [turma.turma_id, turma_aluno_ids])).toEqual([[31, null]]);
  expect([n, emProva]).toEqual([32, null]);
});
