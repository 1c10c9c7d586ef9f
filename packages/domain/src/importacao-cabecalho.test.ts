import { expect, describe, it } from 'vitest';
import type { GradeItem } from './grade-resposta.ts';
import { readCabecalho } from './importacao-cabecalho.ts';

const item = (numero: number, change: Partial<GradeItem> = {}): GradeItem => ({
  numero,
  lingua_estrangeira: null,
  subjetiva: false,
  opcoes: 5,
  pontuacao_avaliacao: 2,
  ...change,
});
const plain = [item(1), item(2), item(3, { subjetiva: true })];
const idiomas = [item(1, { lingua_estrangeira: 1 }), item(1, { lingua_estrangeira: 2 }), item(2)];
const dissertativa = [item(1, { subjetiva: true }), item(2, { subjetiva: true })];
const split = (text: string) => text.split(';');

describe('heading', () => {
  it.each([
    ['[IMP-1] as documented', plain, 'turma_aluno_id;presente;lingua_estrangeira;1;2', []],
    ['[IMP-1] another order, in capitals', plain, '2;1;Presente;TURMA_ALUNO_ID', []],
    ['[IMP-1] without a language where none is asked', plain, 'turma_aluno_id;presente;1;2', []],
    ['[IMP-1] with its text item', plain, 'turma_aluno_id;presente;1;2;3', []],
    ['[IMP-5] with the name', plain, 'turma_aluno_id;aluno_nome;presente;1;2', []],
    ['[IMP-1] an item too many', plain, 'turma_aluno_id;presente;1;2;4', ['4']],
    ['[IMP-1] other names, twice', plain, 'Obs;turma_aluno_id;presente;Obs;1;2', ['Obs', 'Obs']],
    ['[IMP-1] no name', plain, 'turma_aluno_id;;presente;1;2', [2]],
  ])('%s', (_, itens, heading, ignoradas) => {
    expect(readCabecalho(split(heading), itens)).toMatchObject({ ignoradas });
  });

  it.each([
    [
      '[IMP-1] without a language where one is',
      idiomas,
      'turma_aluno_id;presente;1;2',
      'faltando',
      ['lingua_estrangeira'],
    ],
    ['[IMP-1] an item missing', plain, 'turma_aluno_id;presente;1', 'faltando', ['2']],
    ['[IMP-1] with one of two text items', dissertativa, 'turma_aluno_id;presente;1', 'faltando', ['2']],
    ['[IMP-1] no enrolment', plain, 'presente;1;2', 'faltando', ['turma_aluno_id']],
    ['[IMP-1] no presence', plain, 'turma_aluno_id;1;2', 'faltando', ['presente']],
    ['[IMP-1] an item twice', plain, 'turma_aluno_id;presente;1;2;2', 'repetidas', ['2']],
    ['[IMP-5] two names', plain, 'aluno_nome;turma_aluno_id;presente;1;2;Aluno_Nome', 'repetidas', ['aluno_nome']],
  ])('%s', (_, itens, heading, erro, nomes) => {
    expect(readCabecalho(split(heading), itens)).toEqual({ erro, nomes });
  });
});
