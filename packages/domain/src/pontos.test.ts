import { describe, expect, it } from 'vitest';
import { isPontos, readPontos } from './pontos.ts';

describe('points as they are typed', () => {
  it.each([
    ['[PTS-1] a whole number', '2', 2],
    ['[PTS-1] nothing of them', '0', 0],
    ['[PTS-1] with a comma', '1,5', 1.5],
    ['[PTS-1] with a dot and spaces', ' 0.25 ', 0.25],
    ['[PTS-1] thousandths', '1,234', null],
    ['[PTS-1] less than nothing', '-1', null],
    ['[PTS-1] a word', 'dois', null],
    ['[PTS-1] two commas', '1,2,3', null],
    ['[PTS-1] nothing', '', null],
  ])('%s', (_, typed, pontos) => {
    expect(readPontos(typed)).toBe(pontos);
  });
});

describe('points of an item worth two', () => {
  it.each([
    ['[PTS-2] none', 0, true],
    ['[PTS-2] all', 2, true],
    ['[PTS-2] a hundredth more', 2.01, false],
    ['[PTS-2] hundredths that no binary fraction holds', 1.15, true],
    ['[PTS-2] thousandths', 1.234, false],
    ['[PTS-2] less than none', -0.5, false],
  ])('%s', (_, pontos, taken) => {
    expect(isPontos(pontos, 2)).toBe(taken);
  });
});
