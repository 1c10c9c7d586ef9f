import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2?no-inline';
import italic from '@fontsource-variable/public-sans/files/public-sans-latin-wght-italic.woff2?no-inline';
import text from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?no-inline';
import { displayFace, italicFace, textFace, type Face } from './font-faces.ts';

const faceOf = ({ family, ...descriptors }: Face, file: string) => new FontFace(family, `url(${file})`, descriptors);

/**
 * Fetches the upright fonts and shows them together: the browser lays the page out once. With rules of a style sheet it does so when
 * the rules come, and at each font. A font that cannot be fetched leaves its fallback. The italic is fetched when text needs it.
 */
export async function loadFonts(): Promise<void> {
  const upright = [faceOf(displayFace, gabarito), faceOf(textFace, text)];
  await Promise.allSettled(upright.map((face) => face.load()));
  for (const face of [...upright, faceOf(italicFace, italic)]) document.fonts.add(face);
}
