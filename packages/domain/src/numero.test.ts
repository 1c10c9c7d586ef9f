import { describe, expect, it } from 'vitest';
import { parseDecimal, roundHalfUp } from './numero.ts';

describe('roundHalfUp', () => {
  it.each<[name: string, value: number, decimals: number, expected: number]>([
    ['[NUM-1] below a tie', 6.24, 1, 6.2],
    ['[NUM-1] a tie goes up', 6.25, 1, 6.3],
    ['[NUM-1] a tie that binary writes below', 1.005, 2, 1.01],
    ['[NUM-1] another one', 8.345, 2, 8.35],
    ['[NUM-1] 0.15 is written above, 0.35 below', 0.35, 1, 0.4],
    ['[NUM-1] truly below a tie stays below', 512.2499999, 1, 512.2],
    ['[NUM-1] a negative tie goes up too', -6.25, 1, -6.2],
    ['[NUM-1] no decimals', 2.5, 0, 3],
    ['[NUM-1] never a negative zero', -0.04, 1, 0],
  ])('%s', (_, value, decimals, expected) => {
    expect(roundHalfUp(value, decimals)).toBe(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('[NUM-1] refuses %d', (value) => {
    expect(() => roundHalfUp(value)).toThrow(RangeError);
  });
});

describe('parseDecimal', () => {
  it.each<[name: string, value: unknown, expected: number | null]>([
    ['[NUM-2] a number', 10, 10],
    ['[NUM-2] text with a comma', '7,5', 7.5],
    ['[NUM-2] text with a point', '7.5', 7.5],
    ['[NUM-2] thousands and comma', '1.000,5', 1000.5],
    ['[NUM-2] spaces around', ' 10 ', 10],
    ['[NUM-2] negative', '-1', -1],
    ['[NUM-2] empty', '', null],
    ['[NUM-2] words', 'dez', null],
    ['[NUM-2] two commas', '1,2,3', null],
    ['[NUM-2] hexadecimal is not a grade', '0x10', null],
    ['[NUM-2] exponent is not a grade', '1e3', null],
    ['[NUM-2] not a number', Number.NaN, null],
    ['[NUM-2] nothing', null, null],
    ['[NUM-2] a list', [1], null],
  ])('%s', (_, value, expected) => {
    expect(parseDecimal(value)).toBe(expected);
  });
});
