import { describe, expect, it } from 'vitest';
import { claro } from './claro.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { plano } from './plano.ts';
import { roteiro } from './roteiro.ts';
import { subjectColours } from './subject-colours.ts';

const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const ratio = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const colourAt = (theme: object, path: string): string => {
  const found = path.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], theme);
  if (typeof found !== 'string') throw new Error(`no colour named ${path}`);
  return found;
};

describe.each([
  ['claro', claro],
  ['roteiro', roteiro],
  ['plano', plano],
])('theme %s', (_name, theme) => {
  it.each(contrastPairs)('%s on %s reaches %s:1', (foreground, background, least) => {
    expect(ratio(colourAt(theme, foreground), colourAt(theme, background))).toBeGreaterThanOrEqual(least);
  });
});

describe.each(Object.entries(subjectColours))('subject %s', (_id, colours) => {
  it.each([
    ['white on the tile', '#FFFFFF', colours.solid],
    ['text on the light soft background', colours.fg, colours.soft],
    ['text on the dark soft background', colours.fgDark, colours.softDark],
  ])('%s reaches 4.5:1', (_pair, foreground, background) => {
    expect(ratio(foreground, background)).toBeGreaterThanOrEqual(4.5);
  });
});
