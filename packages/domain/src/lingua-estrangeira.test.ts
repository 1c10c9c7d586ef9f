import { describe, expect, it } from 'vitest';

import { dayAsksLanguage, countingLanguage, isItemOfLanguage } from './lingua-estrangeira.ts';

describe('items of the chosen language', () => {
  it.each([
    { case: 'an item for everybody, no choice yet', item: null, chosen: null, shown: true },
    { case: 'an item for everybody, English chosen', item: null, chosen: 1, shown: true },
    { case: 'English item, English chosen', item: 1, chosen: 1, shown: true },
    { case: 'English item, Spanish chosen', item: 1, chosen: 2, shown: false },
    { case: 'Spanish item, Spanish chosen', item: 2, chosen: 2, shown: true },
    { case: 'Spanish item, no choice', item: 2, chosen: null, shown: false },
  ] as const)('[LIN-1] $case: $shown', ({ item, chosen, shown }) => {
    expect(isItemOfLanguage({ lingua_estrangeira: item }, chosen)).toBe(shown);
  });
});

it.each([
  ['no choice yet', null, 1],
  ['English chosen', 1, 1],
  ['Spanish chosen', 2, 2],
] as const)('[LIN-2] %s', (_case, chosen, counts) => {
  expect(countingLanguage(chosen)).toBe(counts);
});

describe('a day that asks for the language', () => {
  const common = { lingua_estrangeira: null };
  const english = { lingua_estrangeira: 1 } as const;
  it.each([
    { case: 'a choice, and items of a language', solicitar: true, itens: [common, english], asks: true },
    { case: 'a choice, on the day of other subjects', solicitar: true, itens: [common, common], asks: false },
    { case: 'a choice, on the day of an essay alone', solicitar: true, itens: [], asks: false },
    { case: 'no choice', solicitar: false, itens: [english], asks: false },
  ])('[LIN-3] $case: $asks', ({ solicitar, itens, asks }) => {
    expect(dayAsksLanguage(solicitar, itens)).toBe(asks);
  });
});
