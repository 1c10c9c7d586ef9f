import { describe, expect, it } from 'vitest';
import type { GradeItem } from './grade-resposta.ts';
import { readCabecalho, readLinha } from './importacao-respostas.ts';

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
    ['[IMP-1] as documented', plain, 'turma_aluno_id;presente;lingua_estrangeira;1;2', true],
    ['[IMP-1] another order, in capitals', plain, '2;1;Presente;TURMA_ALUNO_ID', true],
    ['[IMP-1] without a language where none is asked', plain, 'turma_aluno_id;presente;1;2', true],
    ['[IMP-1] without a language where one is', idiomas, 'turma_aluno_id;presente;1;2', false],
    ['[IMP-1] an item missing', plain, 'turma_aluno_id;presente;1', false],
    ['[IMP-1] an item too many', plain, 'turma_aluno_id;presente;1;2;4', false],
    ['[IMP-1] with its text item', plain, 'turma_aluno_id;presente;1;2;3', true],
    ['[IMP-1] with one of two text items', dissertativa, 'turma_aluno_id;presente;1', false],
    ['[IMP-1] an item twice', plain, 'turma_aluno_id;presente;1;2;2', false],
    ['[IMP-1] no enrolment', plain, 'presente;1;2', false],
    ['[IMP-1] no presence', plain, 'turma_aluno_id;1;2', false],
    ['[IMP-1] a name', plain, 'nome;turma_aluno_id;presente;1;2', false],
  ])('%s', (_, itens, heading, readable) => {
    expect(readCabecalho(split(heading), itens) !== null).toBe(readable);
  });
});

describe('a line', () => {
  const read = (itens: GradeItem[], heading: string, line: string) => {
    const cabecalho = readCabecalho(split(heading), itens);
    if (!cabecalho) throw new Error('no heading');
    return readLinha(cabecalho, split(line), itens);
  };
  const H = 'turma_aluno_id;presente;lingua_estrangeira;1;2';
  const row = (presente: boolean, respostas: (number | null)[], lingua_estrangeira: number | null = null) => ({
    turma_aluno_id: 7,
    linha: { presente, lingua_estrangeira, respostas, pontos: null },
  });

  it.each([
    ['[IMP-2] sim', '7;sim;;C;D', row(true, [3, 4, null])],
    ['[IMP-2] with an accent, in capitals', '7;NÃO;;;', row(false, [null, null, null])],
    ['[IMP-2] 0', '7;0;;;', row(false, [null, null, null])],
    ['[IMP-2] perhaps', '7;talvez;;;', { turma_aluno_id: 7, erro: 'presente', numero: null }],
    ['[IMP-2] nothing said', '7;;;;', { turma_aluno_id: 7, erro: 'presente', numero: null }],
    ['[IMP-2] no enrolment', 'x;sim;;;', { turma_aluno_id: null, erro: 'turma_aluno_id', numero: null }],
    ['[IMP-2] larger than an id', '2147483648;sim;;;', { turma_aluno_id: null, erro: 'turma_aluno_id', numero: null }],
    ['[IMP-2] a cell missing', '7;sim;;C', { turma_aluno_id: 7, erro: 'colunas', numero: null }],
    ['[IMP-2] no such language', '7;sim;3;C;D', { turma_aluno_id: 7, erro: 'lingua_estrangeira', numero: null }],
    ['[IMP-3] small letters and numbers', '7;sim;;e;5', row(true, [5, 5, null])],
    ['[IMP-3] F', '7;sim;;F;', { turma_aluno_id: 7, erro: 'resposta', numero: 1 }],
    ['[IMP-3] 6 is no blank here', '7;sim;;;6', { turma_aluno_id: 7, erro: 'resposta', numero: 2 }],
    ['[IMP-3] two letters', '7;sim;;;AB', { turma_aluno_id: 7, erro: 'resposta', numero: 2 }],
  ])('%s', (_, line, expected) => {
    expect(read(plain, H, line)).toEqual(expected);
  });

  it.each([
    ['[IMP-3] English', '7;sim;1;A;B', row(true, [1, null, 2], 1)],
    ['[IMP-2] Spanish by name', '7;sim;Espanhol;A;B', row(true, [null, 1, 2], 2)],
  ])('%s', (_, line, expected) => {
    expect(read(idiomas, H, line)).toEqual(expected);
  });

  it.each([
    ['[IMP-4] points with a comma', '7;sim;C;D;1,5', [null, null, 1.5]],
    ['[IMP-4] not marked', '7;sim;C;D;', [null, null, null]],
  ])('%s', (_, line, pontos) => {
    expect(read(plain, 'turma_aluno_id;presente;1;2;3', line)).toMatchObject({ linha: { pontos } });
  });

  it('[IMP-4] a letter is no points', () => {
    const line = read(plain, 'turma_aluno_id;presente;1;2;3', '7;sim;C;D;A');
    expect(line).toEqual({ turma_aluno_id: 7, erro: 'pontos', numero: 3 });
  });
});
