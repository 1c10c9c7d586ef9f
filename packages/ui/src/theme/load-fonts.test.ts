import { expect, it, onTestFinished, vi } from 'vitest';
import { loadFonts } from './load-fonts.ts';

/** The faces given to the page, which other tests share: they are not really added. */
function facesShown(): string[] {
  const shown: string[] = [];
  vi.spyOn(document.fonts, 'add').mockImplementation(({ family, style, status }) => {
    shown.push(`${family.replaceAll('"', '')}, ${style}: ${status}`);
    return document.fonts;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return shown;
}

it('shows the upright fonts together once both have come, and leaves the italic to the text that needs it', async () => {
  const shown = facesShown();
  const done = loadFonts();
  expect(shown).toEqual([]);
  await done;
  expect(shown).toEqual(['Gabarito, normal: loaded', 'Public Sans, normal: loaded', 'Public Sans, italic: unloaded']);
});

it('a font that cannot be fetched is no failure', async () => {
  const shown = facesShown();
  vi.spyOn(FontFace.prototype, 'load').mockRejectedValue(new Error('there is no network'));
  await expect(loadFonts()).resolves.toBeUndefined();
  expect(shown).toHaveLength(3);
});
