// The server draws formulas when a text is saved. A preview before that shows their source as code.
import { TEX } from '../schema/tex.ts';

/** Tags, and MathML whole: what stands between them is text. */
const TAGS_AND_MATH = /(<math[\s>][\s\S]*?<\/math>|<[^>]*>)/u;

/** HTML of an editor for `RichHtml`, with TeX that is not drawn yet as code instead of between its delimiters. */
export const previewHtml = (html: string): string =>
  html
    .split(TAGS_AND_MATH)
    .map((part, place) =>
      place % 2 === 1 ? part : part.replaceAll(TEX, (formula) => `<code>${formula.slice(2, -2)}</code>`),
    )
    .join('');
