/** What the role matrix may never allow for the staff's own calls. */
import { describe, expect, it } from 'vitest';
import { wholeContract } from './whole.ts';
import type { JsonRecord } from './source.ts';
import { text } from './source.ts';
import { list, operations, record } from './walk.ts';

/** Profiles that a staff act may never be open to, by what it does. */
function neverFor(id: string, writes: boolean): readonly string[] {
  // Of staff, not of students: the heads of a school within EQU-2 (decision 231).
  if (id === 'resetSenhaMembro') return ['professor', 'coordenador', 'gestao_vida', 'supervisor'];
  if (id.startsWith('reset')) return ['professor', 'coordenador', 'gestao_escola', 'diretor', 'supervisor'];
  if (/BaseConhecimento|Curso/u.test(id))
    return ['professor', 'coordenador', 'admin', 'gestao_escola', 'diretor', 'supervisor'];
  if (id === 'listAuditoria') return ['professor', 'coordenador', 'gestao_vida'];
  return writes ? ['supervisor'] : [];
}

/** Calls under gestao/, and the writes of courses. */
function staffActs(document: JsonRecord) {
  return operations(document).filter(
    ({ path, method }) =>
      path.startsWith('/api/v2/gestao/') || (path.startsWith('/api/v2/base_conhecimentos/') && method !== 'get'),
  );
}

function wrong(document: JsonRecord): string[] {
  return staffActs(document).flatMap(({ id, method, operation }) => {
    const perfis = list(operation['x-perfis']).map(text);
    const writes = method !== 'get';
    return [
      ...['aluno', 'publico', ...neverFor(id, writes)]
        .filter((perfil) => perfis.includes(perfil))
        .map((perfil) => `${id} is open to ${perfil}`),
      ...(operation['x-alvo'] === 'escopo' ? [] : [`${id} does not look within reach`]),
      ...(writes && operation['x-escrita'] !== 'gestao' ? [`${id} is no staff act`] : []),
    ];
  });
}

/** The contract after one change to the marks of an operation. */
function marked(id: string, mark: string, value: string | string[]): JsonRecord {
  const document = wholeContract();
  const found = operations(document).find((operation) => operation.id === id);
  record(found?.operation)[mark] = value;
  return document;
}

describe('staff acts', () => {
  it('go to whom the decisions name (S1 §6; decisions 25, 26, 158, 225)', () => {
    const document = wholeContract();
    expect(staffActs(document).length).toBeGreaterThan(30);
    expect(wrong(document)).toEqual([]);
  });

  it.each<[string, string, string, string | string[], string]>([
    ['a student', 'listGestaoProvas', 'x-perfis', ['aluno', 'professor'], 'listGestaoProvas is open to aluno'],
    ['a teacher who resets', 'resetSenhasTurma', 'x-perfis', ['professor'], 'resetSenhasTurma is open to professor'],
    ['a course of admin', 'updateBaseConhecimento', 'x-perfis', ['admin'], 'updateBaseConhecimento is open to admin'],
    ['a supervisor who writes', 'setLiberacao', 'x-perfis', ['supervisor'], 'setLiberacao is open to supervisor'],
    [
      'an audit for more',
      'listAuditoria',
      'x-perfis',
      ['admin', 'coordenador'],
      'listAuditoria is open to coordenador',
    ],
    ['another reach', 'listQuestoes', 'x-alvo', 'pessoa', 'listQuestoes does not look within reach'],
    ['another kind of write', 'setTurmaOpcoes', 'x-escrita', 'sessao', 'setTurmaOpcoes is no staff act'],
  ])('turn red with %s', (_name, id, mark, value, problem) => {
    expect(wrong(marked(id, mark, value))).toContain(problem);
  });
});
