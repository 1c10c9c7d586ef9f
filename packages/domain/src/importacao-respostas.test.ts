import { describe, expect, it } from 'vitest';
import type { GradeItem } from './grade-resposta.ts';
import { readCabecalho } from './importacao-cabecalho.ts';
import { isOutroNome, readLinha } from './importacao-respostas.ts';

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
const split = (text: string) => text.split(';');

describe('a line', () => {
  const read = (itens: GradeItem[], heading: string, line: string) => {
    const cabecalho = readCabecalho(split(heading), itens);
    if ('erro' in cabecalho) throw new Error('no heading');
    return readLinha(cabecalho, split(line), itens);
  };
  const H = 'turma_aluno_id;presente;lingua_estrangeira;1;2';
  const row = (presente: boolean, respostas: (number | null)[], lingua_estrangeira: number | null = null) => ({
    turma_aluno_id: 7,
    linha: { presente, lingua_estrangeira, respostas, pontos: null },
    aluno_nome: '',
    sem_opcao: [],
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
    ['[IMP-3] two letters', '7;sim;;;AB', row(true, [null, 0, null])],
    ['[IMP-3] two letters with a sign between', '7;sim;;a / C;D', row(true, [0, 4, null])],
    ['[IMP-3] a star', '7;sim;;*;D', row(true, [0, 4, null])],
    ['[IMP-3] the same letter twice', '7;sim;;;BB', { turma_aluno_id: 7, erro: 'resposta', numero: 2 }],
    ['[IMP-3] a letter that no item has', '7;sim;;;AF', { turma_aluno_id: 7, erro: 'resposta', numero: 2 }],
  ])('%s', (_, line, expected) => {
    expect(read(plain, H, line)).toEqual(expected);
  });

  it('[IMP-6] an option that the source lost leaves its own answer blank and names it; the last one there is counts', () => {
    const quatro = [item(1, { opcoes: 4 }), item(2, { opcoes: 4 })];
    expect(read(quatro, H, '7;sim;;E;D')).toEqual({ ...row(true, [null, 4]), sem_opcao: [1] });
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

describe('the written name', () => {
  it.each([
    ['[IMP-5] the same', 'Íris Côrtes', 'Íris Côrtes', false],
    ['[IMP-5] in capitals, without accents', 'IRIS CORTES', 'Íris Côrtes', false],
    ['[IMP-5] with the apostrophe of a spreadsheet', "'Íris  Côrtes ", 'Íris Côrtes', false],
    ['[IMP-5] none', '', 'Íris Côrtes', false],
    ['[IMP-5] another', 'Iris Costa', 'Íris Côrtes', true],
  ])('%s', (_, escrito, nome, outro) => {
    expect(isOutroNome(escrito, nome)).toBe(outro);
  });

  it('[IMP-5] is read where the file has it', () => {
    const cabecalho = readCabecalho(split('turma_aluno_id;aluno_nome;presente;1;2'), plain);
    if ('erro' in cabecalho) throw new Error('no heading');
    expect(readLinha(cabecalho, split('7;Ana Lima;sim;A;B'), plain)).toMatchObject({ aluno_nome: 'Ana Lima' });
  });
});
