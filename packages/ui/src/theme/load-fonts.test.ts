import { expect, it, vi } from 'vitest';
import { loadFonts } from './load-fonts.ts';

const OURS = /^"?(?:Gabarito|Public Sans)"?$/u;
const states = () =>
  [...document.fonts]
    .filter(({ family }) => OURS.test(family))
    .map(({ family, style, status }) => `${family.replaceAll('"', '')}, ${style}: ${status}`);

it('shows the upright fonts together once both have come, and leaves the italic to the text that needs it', async () => {
  const done = loadFonts();
  expect(states()).toEqual([]);
  await done;
  expect(states()).toEqual([
    'Gabarito, normal: loaded',
    'Public Sans, normal: loaded',
    'Public Sans, italic: unloaded',
  ]);
});

it('a font that cannot be fetched is no failure', async () => {
  vi.spyOn(FontFace.prototype, 'load').mockRejectedValue(new Error('there is no network'));
  await expect(loadFonts()).resolves.toBeUndefined();
  vi.restoreAllMocks();
});
