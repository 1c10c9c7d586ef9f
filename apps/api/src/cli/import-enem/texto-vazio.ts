/** Whether anything can be read in a text of a question. */
import { pictureHtml, type Picture } from '../../http/rich-text/markdown.ts';

/** What stands in place of a picture that cannot be shown. */
export const MISSING: Picture = { texto: '[Imagem indisponível]' };
const MISSING_HTML = pictureHtml(MISSING);

/** A picture of the text cannot be shown. */
export const lacksPicture = (html: string): boolean => html.includes(MISSING_HTML);

/** No text, and no picture but a missing one. */
export function isEmptyText(html: string): boolean {
  return html.replaceAll(MISSING_HTML, '').replaceAll(/<(?!img|math)[^>]*>|&nbsp;|\s/gu, '') === '';
}
