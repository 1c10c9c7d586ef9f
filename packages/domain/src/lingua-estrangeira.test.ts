import { describe, expect, it } from 'vitest';

import { countingLanguage, isItemOfLanguage } from './lingua-estrangeira.ts';

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
