import { describe, expect, it } from 'vitest';
import { confiabilidadeOf, filterByChance, firstStep, isFinishedByQuiz, isQuizComplete } from './trilha-fase.ts';

describe('confiabilidade', () => {
  it.each<[name: string, values: (number | null)[], expected: number | null]>([
    ['[TFA-1] mean of the chances', [0.25, 0.5, 0.75], 0.5],
    ['[TFA-1] one question', [0.48], 0.48],
    ['[TFA-1] unknown ones are left out', [0.25, null, 0.75], 0.5],
    ['[TFA-1] a chance of 0 is known', [0, null], 0],
    ['[TFA-1] nothing known', [null, null], null],
    ['[TFA-1] no question', [], null],
  ])('%s', (_, values, expected) => {
    expect(confiabilidadeOf(values)).toBe(expected);
  });
});

describe('chance-of-success filter', () => {
  const fases = [0.81, 0.8, 0.51, 0.5, null].map((confiabilidade) => ({ confiabilidade }));
  it.each<[name: string, filtro: 'geral' | 'facil' | 'medio' | 'dificil', expected: (number | null)[]]>([
    ['[TFA-2] everything', 'geral', [0.81, 0.8, 0.51, 0.5, null]],
    ['[TFA-2] easy, above 0.8', 'facil', [0.81]],
    ['[TFA-2] medium, above 0.5', 'medio', [0.8, 0.51]],
    ['[TFA-2] hard', 'dificil', [0.5]],
  ])('%s', (_, filtro, expected) => {
    expect(filterByChance(fases, filtro).map(({ confiabilidade }) => confiabilidade)).toEqual(expected);
  });
});

describe('quiz', () => {
  it.each<[name: string, questoes: number, answered: number[], complete: boolean]>([
    ['[TFA-3] nothing answered', 5, [], false],
    ['[TFA-3] one missing', 5, [1, 2, 4, 5], false],
    ['[TFA-3] all, in any order', 5, [5, 1, 2, 4, 3], true],
    ['[TFA-3] as many as asked for, but another one', 5, [0, 1, 2, 3, 4], false],
    ['[TFA-3] no quiz', 0, [], true],
  ])('%s', (_, questoes, answered, complete) => {
    expect(isQuizComplete(questoes, answered)).toBe(complete);
  });

  it.each([
    ['[TFA-4] quiz without items, complete', 5, 0, true, true],
    ['[TFA-4] not complete yet', 5, 0, false, false],
    ['[TFA-4] items to come', 5, 1, true, false],
    ['[TFA-4] neither quiz nor items', 0, 0, true, false],
  ])('%s', (_, questoes, itens, quizComplete, finished) => {
    expect(isFinishedByQuiz({ questoes, itens, quizComplete })).toBe(finished);
  });
});

describe('first step', () => {
  it.each([
    ['[TFA-5] open quiz', true, 5, false, 5, 'quiz'],
    ['[TFA-5] quiz done', true, 5, true, 5, 'questao'],
    ['[TFA-5] closed roadmap: the quiz bars nothing', false, 5, false, 5, 'questao'],
    ['[TFA-5] no quiz', true, 0, true, 5, 'questao'],
    ['[TFA-5] quiz without items', true, 5, true, 0, 'quiz'],
    ['[TFA-5] neither', true, 0, true, 0, 'nada'],
  ])('%s', (_, aberta, questoes, quizComplete, itens, expected) => {
    expect(firstStep({ aberta, questoes, quizComplete, itens })).toBe(expected);
  });
});
