/** The first words of clean HTML, without its markup: for lists of texts. */

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' };

/** In stored HTML every `<` and `>` of a text is escaped, so that a tag is whatever stands between two of them. */
const TAG = /<[^>]*(?:>|$)/gu;

/** @param max signs at most; a longer text ends with '…' */
export function toPlainText(html: string, max: number): string {
  const text = html
    .replaceAll(TAG, ' ')
    .replaceAll(/&(lt|gt|quot|amp|nbsp);/gu, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[.,;:!?])/gu, '')
    .trim();
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;
}
