// Draws the TeX of a text that is being written, as the server does when it is saved.
import { loadTexDrawer } from './draw-tex.ts';
import { previewHtml } from './preview-html.ts';
import { TEX, texOf } from '../schema/tex.ts';

/** Tags, and MathML whole: what stands between them is text. */
const TAGS_AND_MATH = /(<math[\s>][\s\S]*?<\/math>|<[^>]*>)/u;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' };

const decode = (text: string) =>
  text.replaceAll(/&(lt|gt|quot|amp|nbsp);/gu, (whole, name: string) => ENTITIES[name] ?? whole);

/** Whether there is a formula to draw. */
export const hasTex = (html: string): boolean => html.search(TEX) >= 0;

/** The text with its formulas drawn; one that cannot be drawn stays as code. The result still needs the sanitiser. */
export const typesetHtml = async (html: string): Promise<string> => {
  if (!hasTex(html)) return html;
  const drawTex = await loadTexDrawer();
  const draw = (whole: string): string => {
    const formula = texOf(decode(whole));
    const drawn = formula && drawTex(formula);
    return drawn && 'math' in drawn ? drawn.math : whole;
  };
  const parts = html
    .split(TAGS_AND_MATH)
    .map((part, place) => (place % 2 === 1 ? part : part.replaceAll(TEX, (whole) => draw(whole))));
  return previewHtml(parts.join(''));
};
