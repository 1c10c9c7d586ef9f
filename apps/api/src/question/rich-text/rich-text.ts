/** The one door through which a text with format enters the database. */
import { cleanHtml } from './clean-html.ts';
import { renderFormulas, type Rendered } from './formulas.ts';

/**
 * HTML as a person or a file gives it → HTML as the database keeps it: clean, formulas as MathML.
 * Saving what it returned once more changes nothing.
 */
export function toRichText(html: string): Rendered {
  return renderFormulas(cleanHtml(html));
}
