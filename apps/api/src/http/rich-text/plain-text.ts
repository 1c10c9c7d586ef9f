/** The first words of clean HTML without markup, for lists of texts. */
import { withoutFormulas } from './formula-text.ts';

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ' };

/** Stored HTML escapes every `<` and `>` in a text, so a tag is anything between `<` and `>`. */
const TAG = /<[^>]*(?:>|$)/gu;

/** @param max maximum number of signs; a longer text ends with '…' */
export function toPlainText(html: string, max: number): string {
  const text = withoutFormulas(html)
    .replaceAll(TAG, ' ')
    .replaceAll(/&(lt|gt|quot|amp|nbsp);/gu, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[.,;:!?])/gu, '')
    .trim();
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;
}
