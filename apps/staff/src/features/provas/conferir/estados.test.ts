import { describe, expect, it } from 'vitest';

import type { ConferenciaLugar } from '@luneta/api-client';

import { copy } from './copy.ts';
import { nextOf, previousOf } from './estados.ts';

const lugar = (numero: number): ConferenciaLugar => ({ numero, dia_prova: 1, estado: 'faltando', itens: [] });
const faltas = [12, 23, 142].map(lugar);

describe('the fault to mend next', () => {
  it.each([
    [12, 23, 142],
    [23, 142, 12],
    [142, 12, 23],
    [50, 142, 23],
  ])('at %i it is %i, and %i before', (at, next, before) => {
    expect(nextOf(faltas, at)?.numero).toBe(next);
    expect(previousOf(faltas, at)?.numero).toBe(before);
  });

  it('is none where no other is left', () => {
    expect(nextOf([lugar(12)], 12)).toBeNull();
    expect(previousOf([], 12)).toBeNull();
  });
});

describe('why an area has no TRI score', () => {
  it.each([
    [{ motivo: null, numeros: [] }, 'TRI disponível'],
    [{ motivo: 'faltam', numeros: [23] }, 'TRI indisponível: falta a questão 23'],
    [{ motivo: 'faltam', numeros: [23, 31] }, 'TRI indisponível: faltam as questões 23 e 31'],
    [{ motivo: 'faltam', numeros: [1, 2, 3, 4, 5, 6] }, 'TRI indisponível: faltam 6 questões'],
    [{ motivo: 'sem_parametro', numeros: [118, 121] }, 'TRI indisponível: 118 e 121 sem parâmetro'],
    [{ motivo: 'sem_parametros', numeros: [] }, 'TRI indisponível: sem os parâmetros do INEP'],
    [{ motivo: 'fontes', numeros: [] }, 'TRI indisponível: parâmetros de fontes diferentes'],
  ] as const)('%j reads', (tri, expected) => {
    expect(copy.tri({ motivo: tri.motivo, numeros: [...tri.numeros] })).toBe(expected);
  });
});
