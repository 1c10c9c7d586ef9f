import { describe, expect, it } from 'vitest';
import { isBlank, optionLetter, valueOfKey } from './option-words.ts';

describe('isBlank', () => {
  it.each([
    ['empty', '', true],
    ['spaces and an empty paragraph', ' <p>&nbsp;</p> ', true],
    ['a no-break space written as a number', '<p>&#160;</p>', true],
    ['characters without width', '<p>\u200b\ufeff</p>', true],
    ['a line break', '<p><br></p>', true],
    ['a picture without a source', '<p><img alt=""></p>', true],
    ['a table without text', '<table><tr><td></td></tr></table>', true],
    ['a comment of a word processor', '<!-- normal > texto --><p></p>', true],
    ['text', '<p>72</p>', false],
    ['a table with text', '<table><tr><td>7</td></tr></table>', false],
    ['only a picture', '<p><img src="a.png" alt=""></p>', false],
    ['only a formula', '<math><mi>x</mi></math>', false],
  ])('%s', (_, html, expected) => {
    expect(isBlank(html)).toBe(expected);
  });
});

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
