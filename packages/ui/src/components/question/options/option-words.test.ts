import { describe, expect, it } from 'vitest';
import { optionLetter, valueOfKey } from './option-words.ts';

describe('valueOfKey', () => {
  it.each([
    ['a', 1],
    ['E', 5],
    ['3', 3],
    ['f', null],
    ['6', null],
    ['0', null],
    ['Enter', null],
  ])('%s', (key, expected) => {
    expect(valueOfKey(key)).toBe(expected);
  });
});

it('letters follow the number', () => {
  expect([1, 2, 5].map(optionLetter)).toEqual(['A', 'B', 'E']);
});
