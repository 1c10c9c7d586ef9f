import { describe, expect, it } from 'vitest';
import { readClaims, toId } from './claims.ts';
import { fakeToken } from './testing.ts';

describe('readClaims', () => {
  it('reads the documented claims, accents included', () => {
    const token = fakeToken({
      perfil: 'aluno',
      turma_aluno_id: 812,
      metadata: { email: 'conceição@escola.example', escola_id: 3 },
    });
    expect(readClaims(token)).toEqual({
      perfil: 'aluno',
      perfil_real: 'aluno',
      turma_aluno_id: 812,
      metadata: { email: 'conceição@escola.example', escola_id: 3 },
      ator_id: null,
    });
  });

  it('keeps both identities when staff opened a student', () => {
    const token = fakeToken({ perfil: 'aluno', perfil_real: 'gestao_vida', turma_aluno_id: '9', ator_id: 77 });
    expect(readClaims(token)).toMatchObject({
      perfil: 'aluno',
      perfil_real: 'gestao_vida',
      turma_aluno_id: 9,
      ator_id: 77,
    });
  });

  it.each([
    ['empty text', ''],
    ['one segment', 'abc'],
    ['not base64', 'a.%%%.c'],
    ['not JSON', `a.${btoa('hello')}.c`],
    ['a JSON list', `a.${btoa('[1]')}.c`],
    ['no perfil', fakeToken({ turma_aluno_id: 1 })],
  ])('refuses %s without throwing', (_name, token) => {
    expect(readClaims(token)).toBeNull();
  });
});

describe('toId', () => {
  it.each([
    [12, 12],
    ['12', 12],
    ['0', null],
    [-1, null],
    [1.5, null],
    ['12a', null],
    ['', null],
    [null, null],
    ['99999999999999999999', null],
  ])('%j is %j', (value, id) => {
    expect(toId(value)).toBe(id);
  });
});
