import { describe, expect, it } from 'vitest';
import { acertosParaFestejar, lugarDoExercicio, primeiroAberto, temResposta } from './exercicio-lugar.ts';

const item = (ordem_exercicio: number, vez = 0) => ({ ordem_exercicio, vez });

describe('the place of an exercise', () => {
  it.each([
    { name: '[EXE-9] the first', ordem: 1, lugar: { posicao: 1, total: 3, proximo: item(2) } },
    { name: '[EXE-9] a gap in the order', ordem: 2, lugar: { posicao: 2, total: 3, proximo: item(5) } },
    { name: '[EXE-9] the last leads to the result', ordem: 5, lugar: { posicao: 3, total: 3, proximo: null } },
  ])('$name', ({ ordem, lugar }) => {
    expect(lugarDoExercicio([item(5), item(1), item(2)], ordem)).toEqual({ item: item(ordem), ...lugar });
  });

  it('[EXE-9] another order has none', () => {
    expect(lugarDoExercicio([item(1)], 2)).toBeNull();
    expect(lugarDoExercicio([], 1)).toBeNull();
  });

  it.each([
    { name: '[EXE-10] nothing answered', itens: [item(2), item(1)], ordem: 1 },
    { name: '[EXE-10] after the answered ones', itens: [item(1, 1), item(2, 2), item(3)], ordem: 3 },
    { name: '[EXE-10] one left out before', itens: [item(1), item(2, 1)], ordem: 1 },
    { name: '[EXE-10] all answered', itens: [item(1, 1), item(2, 1)], ordem: 1 },
    { name: '[EXE-10] none at all', itens: [], ordem: null },
  ])('$name', ({ itens, ordem }) => {
    expect(primeiroAberto(itens)?.ordem_exercicio ?? null).toBe(ordem);
  });

  it.each([
    { name: '[EXE-11] nothing anywhere', itens: [item(1)], registradas: 0, tem: false },
    { name: '[EXE-11] on this device', itens: [item(1)], registradas: 1, tem: true },
    { name: '[EXE-11] on the server alone', itens: [item(1), item(2, 1)], registradas: 0, tem: true },
  ])('$name', ({ itens, registradas, tem }) => {
    expect(temResposta(itens, registradas)).toBe(tem);
  });
});

describe('acertosParaFestejar', () => {
  const right = { acertou: true, vez: 1 };
  const second = { acertou: true, vez: 2 };
  const wrong = { acertou: false, vez: 2 };
  it.each([
    { name: 'the first right one', antes: [], vez: 1, seguidos: null },
    { name: 'two in a row', antes: [right], vez: 1, seguidos: null },
    { name: 'three in a row', antes: [right, right], vez: 1, seguidos: 3 },
    { name: 'three in a row after a mistake', antes: [wrong, right, right], vez: 1, seguidos: 3 },
    { name: 'four in a row', antes: [right, right, right], vez: 1, seguidos: null },
    { name: 'six in a row', antes: [right, right, right, right, right], vez: 1, seguidos: 6 },
    { name: 'a second try among them', antes: [right, second], vez: 1, seguidos: null },
    { name: 'a second try at the end', antes: [right, right], vez: 2, seguidos: null },
  ])('[EXE-12] $name', ({ antes, vez, seguidos }) => {
    expect(acertosParaFestejar(antes, vez)).toBe(seguidos);
  });
});
