import { expect, it, onTestFinished, vi } from 'vitest';
import { loadFonts } from './load-fonts.ts';

/** The faces given to the page, which other tests share: they are not really added. */
function facesShown(faces: FontFace[] = []): string[] {
  const shown: string[] = [];
  vi.spyOn(document.fonts, 'add').mockImplementation((face) => {
    faces.push(face);
    shown.push(`${face.family.replaceAll('"', '')}, ${face.style}`);
    return document.fonts;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return shown;
}

it('shows the upright fonts together once both have come', async () => {
  const shown = facesShown();
  let textComes: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (textComes = resolve));
  const load = vi.spyOn(FontFace.prototype, 'load').mockImplementation(async function (this: FontFace) {
    if (this.family.includes('Public Sans')) await wait;
    return this;
  });
  const done = loadFonts();
  await load.mock.results[0]?.value;
  await new Promise(requestAnimationFrame);
  expect(shown).toEqual([]);
  textComes();
  await done;
  expect(shown).toEqual(['Gabarito, normal', 'Public Sans, normal', 'Public Sans, italic']);
});

it('fetches the upright fonts, and leaves the italic to the text that needs it', async () => {
  const shown: FontFace[] = [];
  facesShown(shown);
  await loadFonts();
  expect(shown.map(({ style, status }) => `${style}: ${status}`)).toEqual([
    'normal: loaded',
    'normal: loaded',
    'italic: unloaded',
  ]);
});

it('a font that cannot be fetched is no failure', async () => {
  const shown = facesShown();
  vi.spyOn(FontFace.prototype, 'load').mockRejectedValue(new Error('there is no network'));
  await expect(loadFonts()).resolves.toBeUndefined();
  expect(shown).toHaveLength(3);
});
