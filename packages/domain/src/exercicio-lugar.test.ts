import { describe, expect, it } from 'vitest';
import { lugarDoExercicio, firstOpenItem, hasResposta } from './exercicio-lugar.ts';

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
    expect(firstOpenItem(itens)?.ordem_exercicio ?? null).toBe(ordem);
  });

  it.each([
    { name: '[EXE-11] nothing anywhere', itens: [item(1)], registradas: 0, tem: false },
    { name: '[EXE-11] on this device', itens: [item(1)], registradas: 1, tem: true },
    { name: '[EXE-11] on the server alone', itens: [item(1), item(2, 1)], registradas: 0, tem: true },
  ])('$name', ({ itens, registradas, tem }) => {
    expect(hasResposta(itens, registradas)).toBe(tem);
  });
});
