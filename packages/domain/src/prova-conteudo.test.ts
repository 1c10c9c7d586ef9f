import { describe, expect, it } from 'vitest';

import { isSoRedacao, partesDaProva } from './prova-conteudo.ts';

const DAY = { qtde_itens: 45, existe_redacao: false, solicitar_idioma: false, dia_prova: 1, qtde_dias: 1 };
const questoes = { parte: 'questoes', quantidade: 45 };

describe('[CAR-17] what an exam day holds', () => {
  it.each([
    { case: 'questions alone', day: {}, holds: [questoes] },
    { case: 'questions and an essay', day: { existe_redacao: true }, holds: [questoes, { parte: 'redacao' }] },
    { case: 'a language to choose', day: { solicitar_idioma: true }, holds: [questoes, { parte: 'lingua' }] },
    {
      case: 'the second of two days',
      day: { dia_prova: 2, qtde_dias: 2 },
      holds: [questoes, { parte: 'dia', dia: 2, de: 2 }],
    },
    {
      case: 'everything, in this order',
      day: { existe_redacao: true, solicitar_idioma: true, qtde_dias: 2 },
      holds: [questoes, { parte: 'redacao' }, { parte: 'lingua' }, { parte: 'dia', dia: 1, de: 2 }],
    },
    { case: 'an essay alone', day: { qtde_itens: 0, existe_redacao: true }, holds: [{ parte: 'redacao' }] },
  ])('$case', ({ day, holds }) => {
    expect(partesDaProva({ ...DAY, ...day })).toEqual(holds);
  });
});

it.each([
  { qtde_itens: 0, existe_redacao: true, alone: true },
  { qtde_itens: 1, existe_redacao: true, alone: false },
  { qtde_itens: 0, existe_redacao: false, alone: false },
])('[CAR-18] $qtde_itens questions, essay $existe_redacao: an essay alone is $alone', ({ alone, ...day }) => {
  expect(isSoRedacao(day)).toBe(alone);
});
