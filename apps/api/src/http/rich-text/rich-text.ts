/** Every formatted text passes this function before it is stored. */
import { cleanHtml } from './clean-html.ts';
import { renderFormulas, type Rendered } from './formulas.ts';

/**
 * Converts HTML from a person or a file to the stored form: clean, with formulas as MathML.
 * Saving its result again changes nothing.
 */
export function toRichText(html: string): Rendered {
  return renderFormulas(cleanHtml(html));
}
