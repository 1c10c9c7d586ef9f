import { describe, expect, it } from 'vitest';
import { claro } from './claro.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { coloursOf, contrastRatio } from './contrast-ratio.ts';
import { plano } from './plano.ts';
import { roteiro } from './roteiro.ts';
import { subjectColours } from './subject-colours.ts';

const colourAt = (theme: object, path: string): string => {
  const [, hex] = coloursOf(theme).find(([name]) => name === path) ?? [];
  if (hex === undefined) throw new Error(`no colour named ${path}`);
  return hex;
};

describe.each([
  ['claro', claro],
  ['roteiro', roteiro],
  ['plano', plano],
])('theme %s', (_name, theme) => {
  it.each(contrastPairs)('%s on %s reaches %s:1', (foreground, background, least) => {
    expect(contrastRatio(colourAt(theme, foreground), colourAt(theme, background))).toBeGreaterThanOrEqual(least);
  });
});

it('names no pair twice', () => {
  const pairs = contrastPairs.map(([foreground, background]) => `${foreground} on ${background}`);
  expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
});

describe.each(Object.entries(subjectColours))('subject %s', (_id, colours) => {
  it.each([
    ['white on the tile', '#FFFFFF', colours.solid],
    ['text on the light soft background', colours.fg, colours.soft],
    ['text on the dark soft background', colours.fgDark, colours.softDark],
  ])('%s reaches 4.5:1', (_pair, foreground, background) => {
    expect(contrastRatio(foreground, background)).toBeGreaterThanOrEqual(4.5);
  });
});
