/** Figures, bands and files of results and questions. */
import { buildItensDaProva, buildResultadosDaProva } from '@luneta/testing';
import { describe, expect, it } from 'vitest';

import { itensCsv, maisErrada, suspeita } from '../questoes/item.ts';
import { decimal, distribuicao, faixas, mediana, resultadosCsv } from './numeros.ts';

const { alunos, nota_maxima } = buildResultadosDaProva();

describe('bands', () => {
  it('have no gaps, and the last one holds its upper end', () => {
    expect(faixas([0, 4.9, 5, 10], 0, 10, 5).map(({ count }) => count)).toEqual([2, 2]);
  });

  it.each([
    { values: [3, 1, 2], is: 2 },
    { values: [1, 2, 3, 4], is: 2.5 },
    { values: [], is: 0 },
  ])('the median of $values is $is', ({ values, is }) => {
    expect(mediana(values)).toBe(is);
  });

  it('show TRI where all present have one, else grades', () => {
    expect(distribuicao(alunos, nota_maxima)).toMatchObject({ tri: true, values: [612.4, 431.2] });
    const without = alunos.map((aluno) => ({ ...aluno, nota_tri: null }));
    expect(distribuicao(without, nota_maxima)).toMatchObject({ tri: false, values: [7.5, 2.5] });
  });
});

it.each([
  [1.005, 2, '1,01'],
  [6.25, 1, '6,3'],
  [-0.25, 1, '−0,2'],
  [7.5, 1, '7,5'],
])('%f with %i digits is written %s, halves up as everywhere (NUM-1)', (value, digits, text) => {
  expect(decimal(value, digits)).toBe(text);
});

it('without a key no option is wrong, and nothing is suspect', () => {
  const [item] = buildItensDaProva().itens;
  if (!item) throw new Error('no item');
  const keyless = { ...item, opcoes: item.opcoes.map((opcao) => ({ ...opcao, correta: false })) };
  expect([maisErrada(keyless), suspeita(keyless)]).toEqual([null, null]);
});

describe('files', () => {
  it('of results have a line for each student, absent ones without a grade', () => {
    const [heading, first, , absent] = resultadosCsv(alunos, nota_maxima).split('\r\n');
    expect(heading).toBe('\uFEFFTurma;Código;Aluno;Presença;Acertos;Nota (0 a 10);TRI;TRI CN;Redação');
    expect(first).toBe('3A;31001;Ana Amado;Presente;3;7,5;612,4;612,4;');
    expect(absent).toBe('3A;31003;Cecília Couto;Ausente;;;;;');
  });

  it('of questions have a line for each question', () => {
    expect(itensCsv(buildItensDaProva().itens).split('\r\n')[2]).toBe('2;Química;19;-0,14;0;C;Anular?;;');
  });
});

describe('a question', () => {
  const [good, bad] = buildItensDaProva().itens;
  it('is suspicious when the best chose a wrong option more than the right one', () => {
    expect([good && suspeita(good), bad && suspeita(bad)]).toEqual([null, { letra: 'C', percent: 86 }]);
  });
  it('names the wrong option that most chose', () => {
    expect(good && maisErrada(good)).toEqual({ letra: 'A', percent: 14 });
  });
});
