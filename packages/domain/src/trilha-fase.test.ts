import { describe, expect, it } from 'vitest';
import {
  faseEstados,
  filterByChance,
  firstStep,
  isErro,
  isFinishedByQuiz,
  isQuizComplete,
  nextFase,
  trilhaEstrelas,
} from './trilha-fase.ts';

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

const list = (...stars: readonly (number | null)[]) =>
  stars.map((qtde_estrelas, i) => ({ trilha_fase_id: i + 1, qtde_estrelas }));

describe('the phases of a roadmap', () => {
  it.each([
    ['[TFA-5] the first pending one is current', [3, null, null], true, ['feita', 'atual', 'aberta']],
    ['[TFA-5] also before a finished one', [null, 1], true, ['atual', 'feita']],
    ['[TFA-5] finished without a star is finished', [0, null], true, ['feita', 'atual']],
    ['[TFA-5] closed: none is current', [3, null], false, ['feita', 'aberta']],
    ['[TFA-5] all finished', [3, 2], true, ['feita', 'feita']],
  ] as const)('%s', (_, stars, aberta, expected) => {
    expect(faseEstados(list(...stars), aberta)).toEqual(expected);
  });

  it.each([
    ['[TFA-6] pending phases count in what is possible', [3, 1, null], { ganhas: 4, possiveis: 9 }],
    ['[TFA-6] no phases', [], { ganhas: 0, possiveis: 0 }],
  ] as const)('%s', (_, stars, expected) => {
    expect(trilhaEstrelas(list(...stars))).toEqual(expected);
  });

  it.each([
    ['[TFA-7] the next pending one', [3, 2, null, null], 2, 3],
    ['[TFA-7] finished ones are passed over', [3, 2, 1, null], 1, 4],
    ['[TFA-7] at the end, the first that was left', [null, 3, 2], 3, 1],
    ['[TFA-7] not the phase itself', [3, null], 2, null],
    ['[TFA-7] all finished', [3, 2], 2, null],
  ] as const)('%s', (_, stars, from, expected) => {
    expect(nextFase(list(...stars), from)).toBe(expected);
  });
});

it.each([
  ['answered otherwise than its key', { item_resposta: 1, gabarito: 'C' }, true],
  ['answered right', { item_resposta: 3, gabarito: 'C' }, false],
  ['answered, its key held back by an exam', { item_resposta: 1, gabarito: null }, false],
  ['not answered', { item_resposta: null, gabarito: null }, false],
] as const)('[TFA-8] an exercise %s', (_, item, missed) => {
  expect(isErro(item)).toBe(missed);
});
