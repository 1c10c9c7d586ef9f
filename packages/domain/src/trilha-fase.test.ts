import { describe, expect, it } from 'vitest';
import { filterByChance, firstStep, isFinishedByQuiz, isQuizComplete } from './trilha-fase.ts';

describe('chance-of-success filter', () => {
  const fases = [0.81, 0.8, 0.51, 0.5, null].map((confiabilidade) => ({ confiabilidade }));
  it.each<[name: string, filtro: 'geral' | 'facil' | 'medio' | 'dificil', expected: (number | null)[]]>([
    ['[TFA-1] everything', 'geral', [0.81, 0.8, 0.51, 0.5, null]],
    ['[TFA-1] easy, above 0.8', 'facil', [0.81]],
    ['[TFA-1] medium, above 0.5', 'medio', [0.8, 0.51]],
    ['[TFA-1] hard', 'dificil', [0.5]],
  ])('%s', (_, filtro, expected) => {
    expect(filterByChance(fases, filtro).map(({ confiabilidade }) => confiabilidade)).toEqual(expected);
  });
});

describe('quiz', () => {
  it.each<[name: string, questoes: number, answered: number[], complete: boolean]>([
    ['[TFA-2] nothing answered', 5, [], false],
    ['[TFA-2] one missing', 5, [1, 2, 4, 5], false],
    ['[TFA-2] all, in any order', 5, [5, 1, 2, 4, 3], true],
    ['[TFA-2] as many as asked for, but another one', 5, [0, 1, 2, 3, 4], false],
    ['[TFA-2] no quiz', 0, [], true],
  ])('%s', (_, questoes, answered, complete) => {
    expect(isQuizComplete(questoes, answered)).toBe(complete);
  });

  it.each([
    ['[TFA-3] quiz without items, complete', 5, 0, true, true],
    ['[TFA-3] not complete yet', 5, 0, false, false],
    ['[TFA-3] items to come', 5, 1, true, false],
    ['[TFA-3] neither quiz nor items', 0, 0, true, false],
  ])('%s', (_, questoes, itens, quizComplete, finished) => {
    expect(isFinishedByQuiz({ questoes, itens, quizComplete })).toBe(finished);
  });
});

describe('first step', () => {
  it.each([
    ['[TFA-4] open quiz', true, 5, false, 5, 'quiz'],
    ['[TFA-4] quiz done', true, 5, true, 5, 'questao'],
    ['[TFA-4] closed roadmap: the quiz bars nothing', false, 5, false, 5, 'questao'],
    ['[TFA-4] no quiz', true, 0, true, 5, 'questao'],
    ['[TFA-4] quiz without items', true, 5, true, 0, 'quiz'],
    ['[TFA-4] neither', true, 0, true, 0, 'nada'],
  ])('%s', (_, aberta, questoes, quizComplete, itens, expected) => {
    expect(firstStep({ aberta, questoes, quizComplete, itens })).toBe(expected);
  });
});
