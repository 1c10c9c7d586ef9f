import { describe, expect, it } from 'vitest';

import { formsOf, isForeign, titleKey } from './importacao-titulos.ts';

describe('[PIM-12] a heading is read without case, accents, signs and short forms', () => {
  it.each([
    ['Nº MATRÍCULA', 'no_matricula'],
    ['dataNascimento', 'data_nascimento'],
    ['R.A.', 'ra'],
    ['  E-mail (pessoal) ', 'e_mail_pessoal'],
  ])('%s is %s', (titulo, key) => {
    expect(titleKey(titulo)).toBe(key);
  });

  it.each([
    ['Nº da matrícula', false, ['numero_matricula', 'numero_matricula']],
    ['Dt. nasc.', false, ['data_nascimento', 'data_nascimento']],
    ['Nome do aluno', false, ['nome_aluno', 'nome']],
    ['Nome do professor', true, ['nome_professor', 'nome']],
    ['E-mail', false, ['email', 'email']],
  ] as const)('%s', (titulo, daEquipe, forms) => {
    expect(formsOf(titulo, daEquipe)).toEqual(forms);
  });

  it('a word for somebody of the other table names no column of this one', () => {
    expect(isForeign('professor', false)).toBe(true);
    expect(isForeign('professor', true)).toBe(false);
    expect(isForeign('aluno', true)).toBe(true);
  });
});
