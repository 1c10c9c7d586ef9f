/**
 * What is searched, as a regular expression of PostgreSQL over clean HTML in lower case. Folding the accents of every
 * stem for each search took seconds over a bank of 3,000; folding them in the pattern does not.
 */

/** Letters that Portuguese, English and Spanish write with a mark. */
const MARKED: Readonly<Record<string, string>> = {
  a: 'aáàâãä',
  c: 'cç',
  e: 'eéèêë',
  i: 'iíìîï',
  n: 'nñ',
  o: 'oóòôõö',
  u: 'uúùûü',
};

/** As the sanitiser writes them in a text. */
const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '("|&quot;)' };

/** Between two words: space, or a tag, or both. */
const GAP = '(<[^>]*>|[[:space:]]|&nbsp;)+';

/** What was found lies in no tag: every angle of a text is escaped. */
const OUTSIDE_TAGS = '(?![^<>]*>)';

function piece(sign: string): string {
  if (sign === ' ') return GAP;
  const marked = MARKED[sign];
  if (marked !== undefined) return `[${marked}]`;
  return ENTITIES[sign] ?? sign.replace(/[\\^$.*+?()[\]{}|]/u, String.raw`\$&`);
}

/** @param texto without accents, in lower case, single spaces: as `readBusca` gives it */
export function htmlPattern(texto: string): string {
  return Array.from(texto, piece).join('') + OUTSIDE_TAGS;
}
