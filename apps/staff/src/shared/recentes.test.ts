import { describe, expect, it } from 'vitest';

import { addRecente, readRecentes } from './recentes.ts';
import { buildAluno } from '../testing/builders.ts';

/** A session that keeps notes as the real one does. */
function notes(first: Record<string, string> = {}) {
  const kept = new Map(Object.entries(first));
  return {
    note: (name: string) => kept.get(name) ?? null,
    setNote: (name: string, text: string) => void kept.set(name, text),
  };
}

describe('recent students', () => {
  it('are newest first, each once, at most six', () => {
    const session = notes();
    for (const turma_aluno_id of [1, 2, 3, 4, 5, 6, 7, 2]) addRecente(session, buildAluno({ turma_aluno_id }));
    expect(readRecentes(session).map(({ turma_aluno_id }) => turma_aluno_id)).toEqual([2, 7, 6, 5, 4, 3]);
  });

  it.each([
    { case: 'nothing kept', text: undefined },
    { case: 'no JSON', text: '{' },
    { case: 'no list', text: '{"aluno_nome":"Bia"}' },
    { case: 'a student without a class', text: '[{"aluno_nome":"Bia","turma_aluno_id":1,"avatar_code":1}]' },
    { case: 'something else', text: '[null, 5]' },
  ])('with $case are none', ({ text }) => {
    expect(readRecentes(notes(text === undefined ? {} : { alunos_recentes: text }))).toEqual([]);
  });
});
