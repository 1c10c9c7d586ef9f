import { expect, it } from 'vitest';
import { energiaBoss, faixaEnergia } from './boss-energia.ts';

it.each([
  { name: '[BOS-16] no hit yet', acertos: 0, itens: 10, energia: 1 },
  { name: '[BOS-16] some', acertos: 4, itens: 10, energia: 0.6 },
  { name: '[BOS-16] all', acertos: 10, itens: 10, energia: 0 },
  { name: '[BOS-16] more hits than items', acertos: 11, itens: 10, energia: 0 },
  { name: '[BOS-16] no items', acertos: 0, itens: 0, energia: 1 },
])('$name', ({ acertos, itens, energia }) => {
  expect(energiaBoss(acertos, itens)).toBe(energia);
});

it.each([
  { name: '[BOS-17] whole', energia: 1, faixa: 'cheia' },
  { name: '[BOS-17] 67 percent', energia: 0.67, faixa: 'cheia' },
  { name: '[BOS-17] 66.5 percent is shown as 67', energia: 0.665, faixa: 'cheia' },
  { name: '[BOS-17] 66.4 percent is shown as 66', energia: 0.664, faixa: 'media' },
  { name: '[BOS-17] 66 percent', energia: 0.66, faixa: 'media' },
  { name: '[BOS-17] 34 percent', energia: 0.34, faixa: 'media' },
  { name: '[BOS-17] a third is shown as 33', energia: 1 / 3, faixa: 'baixa' },
  { name: '[BOS-17] 33 percent', energia: 0.33, faixa: 'baixa' },
  { name: '[BOS-17] nothing', energia: 0, faixa: 'baixa' },
])('$name', ({ energia, faixa }) => {
  expect(faixaEnergia(energia)).toBe(faixa);
});
