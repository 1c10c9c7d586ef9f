import { expect, it } from 'vitest';

import { type Opcoes, escolhaDe, faltam, isSame, repetidos, requestOf, withCampo } from './escolha.ts';

const OPCOES: Opcoes = {
  ausentes: 'nada',
  criar_turmas: true,
  ano: 2027,
  versao_aluno: 2,
  nomes: 'perguntar',
  planilha: 1,
  aulas_sao_turmas: false,
  html: false,
  materia_id: null,
  objeto_conhecimento_id: null,
  categorias: [],
};
const column = (coluna: number, campo: 'nome' | 'turma' | null) => ({
  arquivo: '',
  coluna,
  nome: '',
  exemplos: [''],
  campo,
  situacao: 'proposta' as const,
});
const read = escolhaDe({ colunas: [column(1, 'nome'), column(2, null), column(3, 'turma')], opcoes: OPCOES });
const POSSIVEIS = [
  { campo: 'nome', necessario: true },
  { campo: 'turma', necessario: true },
  { campo: 'email', necessario: false },
] as const;

it('a column that is left out is not sent', () => {
  expect(requestOf(withCampo(read, 3, null), 4)).toEqual({
    colunas: [{ coluna: 1, campo: 'nome' }],
    opcoes: OPCOES,
    versao: 4,
  });
});

it('a needed field that no column is, is missing', () => {
  expect(faltam(read, [...POSSIVEIS])).toEqual([]);
  expect(faltam(withCampo(read, 3, null), [...POSSIVEIS])).toEqual(['turma']);
});

it('a field that two columns are said to be is named once', () => {
  expect(repetidos(read)).toEqual([]);
  expect(repetidos(withCampo(withCampo(read, 2, 'nome'), 3, 'nome'))).toEqual(['nome']);
});

it('what is chosen and taken back is the same as what was read', () => {
  const taken = withCampo(withCampo(read, 1, 'email'), 1, 'nome');
  expect(isSame(taken, read)).toBe(true);
  expect(isSame(withCampo(read, 2, 'email'), read)).toBe(false);
});
