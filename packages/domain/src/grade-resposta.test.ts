import { describe, expect, it } from 'vitest';
import { gradeProblema, isSameLinha, type GradeItem, type GradeLinha } from './grade-resposta.ts';

const item = (numero: number, change: Partial<GradeItem> = {}): GradeItem => ({
  numero,
  lingua_estrangeira: null,
  subjetiva: false,
  opcoes: 5,
  pontuacao_avaliacao: 2,
  ...change,
});
const plain = [item(1), item(2, { opcoes: 4 }), item(3, { subjetiva: true })];
const idiomas = [item(1, { lingua_estrangeira: 1 }), item(1, { lingua_estrangeira: 2 }), item(2)];
const row = (respostas: GradeLinha['respostas'], change: Partial<GradeLinha> = {}): GradeLinha => ({
  presente: true,
  lingua_estrangeira: null,
  respostas,
  pontos: respostas.map(() => null),
  ...change,
});

describe('a row of the grid', () => {
  it.each([
    ['[GRA-1] one for each', plain, row([5, 4, null]), null],
    ['[GRA-1] all blank', plain, row([null, null, null]), null],
    ['[GRA-1] one missing', plain, row([1, 2]), { erro: 'quantidade', numero: null }],
    ['[GRA-1] one too many', plain, row([1, 2, null, null]), { erro: 'quantidade', numero: null }],
    ['[GRA-2] absent and blank', plain, row([null, null, null], { presente: false }), null],
    [
      '[GRA-2] absent with an answer',
      plain,
      row([null, 1, null], { presente: false }),
      { erro: 'ausente_com_respostas', numero: 2 },
    ],
    ['[GRA-3] no language', idiomas, row([1, null, 2]), { erro: 'lingua_faltando', numero: null }],
    ['[GRA-3] absent needs none', idiomas, row([null, null, null], { presente: false }), null],
    ['[GRA-3] the own language', idiomas, row([1, null, 2], { lingua_estrangeira: 1 }), null],
    [
      '[GRA-3] the other one',
      idiomas,
      row([1, null, 2], { lingua_estrangeira: 2 }),
      { erro: 'outra_lingua', numero: 1 },
    ],
    [
      '[GRA-1] a mark missing',
      plain,
      row([1, 2, null], { pontos: [null, null] }),
      { erro: 'quantidade', numero: null },
    ],
    [
      '[GRA-2] absent with a mark',
      plain,
      row([null, null, null], { presente: false, pontos: [null, null, 1] }),
      { erro: 'ausente_com_respostas', numero: 3 },
    ],
    ['[GRA-4] an option for a text', plain, row([null, null, 1]), { erro: 'subjetiva', numero: 3 }],
    ['[GRA-4] all points of a text', plain, row([1, null, null], { pontos: [null, null, 2] }), null],
    [
      '[GRA-4] more points than it has',
      plain,
      row([1, null, null], { pontos: [null, null, 2.01] }),
      { erro: 'pontos', numero: 3 },
    ],
    [
      '[GRA-4] points for options',
      plain,
      row([1, null, null], { pontos: [null, 1, null] }),
      { erro: 'pontos_sem_texto', numero: 2 },
    ],
    ['[GRA-7] doubly marked', plain, row([0, null, null]), null],
    ['[GRA-7] a text is not marked', plain, row([null, null, 0]), { erro: 'subjetiva', numero: 3 }],
    ['[GRA-5] the last option', plain, row([null, 4, null]), null],
    ['[GRA-5] one after the last', plain, row([null, 5, null]), { erro: 'opcao_inexistente', numero: 2 }],
  ] as const)('%s', (_, itens, linha, expected) => {
    expect(gradeProblema(itens, linha)).toEqual(expected);
  });

  it.each([
    ['[GRA-6] the same', row([1, null]), row([1, null]), true],
    ['[GRA-6] an answer changed', row([1, null]), row([1, 2]), false],
    ['[GRA-7] doubly marked is no blank', row([0, null]), row([null, null]), false],
    ['[GRA-6] an answer cleared', row([1, 2]), row([1, null]), false],
    ['[GRA-6] a mark changed', row([null], { pontos: [1] }), row([null], { pontos: [1.5] }), false],
    ['[GRA-6] the language changed', row([1], { lingua_estrangeira: 1 }), row([1], { lingua_estrangeira: 2 }), false],
    ['[GRA-6] came after all', row([null], { presente: false }), row([null]), false],
    [
      '[GRA-6] absent is absent, in whatever language',
      row([null], { presente: false }),
      row([null], { presente: false, lingua_estrangeira: 2 }),
      true,
    ],
  ] as const)('%s', (_, stored, given, same) => {
    expect(isSameLinha(stored, given)).toBe(same);
  });
});
