import { expect, it } from 'vitest';
import { MIDIA_ESPERA_SECONDS, skipExplicacao, SUGESTOES_VISIVEIS, hasShowMore } from './midia.ts';

it('[MID-1] three suggestions are shown, [MID-3] and CONTINUAR waits five seconds', () => {
  expect(SUGESTOES_VISIVEIS).toBe(3);
  expect(MIDIA_ESPERA_SECONDS).toBe(5);
});

it.each([
  { name: '[MID-2] none', conteudos: 0, tem: false },
  { name: '[MID-2] four', conteudos: 4, tem: false },
  { name: '[MID-2] five', conteudos: 5, tem: true },
])('$name', ({ conteudos, tem }) => {
  expect(hasShowMore(conteudos)).toBe(tem);
});

it.each([
  {
    name: '[MID-4] the class does not offer it',
    permite: false,
    pulou: false,
    moedas: 100,
    estudante: true,
    e: 'oculto',
  },
  { name: '[MID-5] this run has paid', permite: true, pulou: true, moedas: 0, estudante: true, e: 'gratis' },
  { name: '[MID-6] a visitor', permite: true, pulou: false, moedas: 100, estudante: false, e: 'visitante' },
  { name: '[MID-6] one coin short', permite: true, pulou: false, moedas: 14, estudante: true, e: 'saldo_insuficiente' },
  { name: '[MID-6] just enough', permite: true, pulou: false, moedas: 15, estudante: true, e: 'ligado' },
  {
    name: '[MID-6] not known yet',
    permite: true,
    pulou: false,
    moedas: null,
    estudante: true,
    e: 'saldo_insuficiente',
  },
])('$name', ({ permite, pulou, moedas, estudante, e }) => {
  expect(skipExplicacao({ permite_pular: permite, pulou }, moedas, estudante)).toBe(e);
});
