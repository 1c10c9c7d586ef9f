import document from '@luneta/openapi/document.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';

import { mayCall, mayChange, staffCalls, type StaffCall } from './rights.ts';

it.each<[perfil: string | null, call: StaffCall, may: boolean]>([
  ['admin', 'listAuditoria', true],
  ['diretor', 'listAuditoria', true],
  ['coordenador', 'listAuditoria', false],
  ['professor', 'createProrrogacao', true],
  ['supervisor', 'createProrrogacao', false],
  ['gestao_vida', 'listCursos', true],
  ['gestao', 'listCursos', false],
  ['', 'listCursos', false],
  [null, 'listCursos', false],
])('%s, %s: %s', (perfil, call, may) => {
  expect(mayCall(perfil, call)).toBe(may);
});

it('only a supervisor changes nothing', () => {
  const perfis = ['professor', 'coordenador', 'gestao_vida', 'admin', 'gestao_escola', 'diretor', 'supervisor'];
  expect(perfis.filter((perfil) => !mayChange(perfil))).toEqual(['supervisor']);
});

describe('the table', () => {
  const operations = Object.values(document.paths)
    .flatMap((item): { operationId?: string; 'x-perfis'?: string[] }[] => Object.values(item))
    .flatMap(({ operationId, 'x-perfis': perfis = [] }) =>
      operationId === undefined ? [] : [{ operationId, perfis }],
    );

  it('has every call of the contract that some staff profile may make, and no other', () => {
    const wanted = operations
      .filter(({ perfis }) => perfis.some((perfil) => perfil !== 'aluno' && perfil !== 'publico'))
      .map(({ operationId }) => operationId.replace(/_v1$/u, ''));
    expect(staffCalls).toEqual([...new Set(wanted)].sort());
  });
});
