import { describe, expect, it } from 'vitest';

import { showsName, totalEstrelas, visibleRanking } from './ranking-estrelas.ts';

const materias = [
  { materia_id: 1, qtde_estrelas: 8, qtde_estrelas_plano_v1: 0, qtde_estrelas_roteiro_v1: 3 },
  { materia_id: 4, qtde_estrelas: 5, qtde_estrelas_plano_v1: 2, qtde_estrelas_roteiro_v1: 0 },
];

describe('totalEstrelas', () => {
  it.each([
    ['of everything, version 1 once', null, 4, 22],
    ['of everything without unassigned stars', null, 0, 18],
    ['of one subject, without the unassigned ones', 1, 4, 11],
    ['of another', 4, 4, 7],
    ['of a subject without stars', 9, 4, 0],
  ])('[RST-1] %s', (_name, materia_id, estrelas_v1, expected) => {
    expect(totalEstrelas(materias, estrelas_v1, materia_id)).toBe(expected);
  });
});

describe('visibleRanking', () => {
  const ranked = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  it.each([
    ['everybody', 'nomeado', 5, ranked],
    ['three on each side', 'janela', 5, [2, 3, 4, 5, 6, 7, 8]],
    ['at the top nobody above', 'janela', 1, [1, 2, 3, 4]],
    ['at the bottom nobody below', 'janela', 10, [7, 8, 9, 10]],
    ['nobody around somebody who is not ranked', 'janela', 99, []],
    ['only the own', 'desligado', 5, [5]],
    ['nobody', 'desligado', 99, []],
  ] as const)('[RST-2] %s', (_name, modo, own, expected) => {
    expect(visibleRanking(ranked, (row) => row === own, modo)).toEqual(expected);
  });
});

describe('showsName', () => {
  it.each([
    ['another', false, false, true],
    ['another who is hidden', false, true, false],
    ['the own, hidden or not', true, true, true],
  ])('[RST-3] %s', (_name, proprio, oculto, expected) => {
    expect(showsName({ proprio, oculto })).toBe(expected);
  });
});
