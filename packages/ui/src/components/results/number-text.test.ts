import { describe, expect, it } from 'vitest';
import { numberText, percentText } from './number-text.ts';

describe('numberText', () => {
  it.each([
    ['one decimal by default', 642.8, undefined, '642,8'],
    ['half goes up', 6.25, undefined, '6,3'],
    ['a whole number keeps its decimal', 501, undefined, '501,0'],
    ['thousands', 1000, 0, '1.000'],
    ['the minus is a minus', -1.5, 1, '\u22121,5'],
  ])('%s', (_, value, decimals, expected) => {
    expect(numberText(value, decimals)).toBe(expected);
  });

  it('refuses what is not a number', () => {
    expect(() => numberText(Number.NaN)).toThrow(RangeError);
  });
});

it('percentText has no decimals', () => {
  expect([percentText(60.4), percentText(59.5), percentText(0)]).toEqual(['60%', '60%', '0%']);
});
