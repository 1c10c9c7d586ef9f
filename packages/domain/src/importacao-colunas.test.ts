import { describe, expect, it } from 'vitest';
import { columnOf, IMPORTACAO_CAMPOS, IMPORTACAO_LIMITES } from './importacao-colunas.ts';

it('[PIM-1] a file has at most 10,000 lines, 60 columns and 500 characters in a cell', () => {
  expect(IMPORTACAO_LIMITES).toEqual({ linhas: 10_000, colunas: 60, celula: 500 });
});

describe('[PIM-12] the heading says what a column is', () => {
  it.each([
    ['nome', 'reconhecida', 'nome'],
    ['Data Nascimento', 'reconhecida', 'data_nascimento'],
    [' TURMA ', 'reconhecida', 'turma'],
    ['Série', 'reconhecida', 'serie'],
    ['Matrícula', 'proposta', 'id_externo'],
    ['RA', 'proposta', 'id_externo'],
    ['Aluno(a)', 'ignorada', null],
    ['aluno', 'proposta', 'nome'],
    ['Nascimento', 'proposta', 'data_nascimento'],
    ['E-mail', 'proposta', 'email'],
    ['Armário', 'ignorada', null],
    ['', 'ignorada', null],
  ])('%j is %s', (titulo, situacao, campo) => {
    expect(columnOf(titulo, IMPORTACAO_CAMPOS)).toEqual({ situacao, campo });
  });

  it('and names no field that the file does not have', () => {
    expect(columnOf('perfil', ['nome'])).toEqual({ situacao: 'ignorada', campo: null });
    expect(columnOf('professor', ['turma'])).toEqual({ situacao: 'ignorada', campo: null });
  });
});

it.each([
  'CPF',
  'cpf do aluno',
  'RG',
  'Cor/Raça',
  'raça',
  'Religião',
  'Deficiência',
  'tipo_deficiencia',
  'Laudo',
  'CID',
  'NIS',
  'Senha',
])('[PIM-13] %s is never read', (titulo) => {
  expect(columnOf(titulo, IMPORTACAO_CAMPOS)).toEqual({ situacao: 'nunca_guardada', campo: null });
});

it.each(['Corredor', 'Acordo', 'Argumento'])('[PIM-13] %s is a column like another', (titulo) => {
  expect(columnOf(titulo, IMPORTACAO_CAMPOS).situacao).toBe('ignorada');
});
