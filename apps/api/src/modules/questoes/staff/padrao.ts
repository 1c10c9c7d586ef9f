/**
 * Turns a search text into a PostgreSQL regular expression over clean HTML in lower case. Removing the accents of every
 * stem at each search took seconds over a bank of 3,000 questions. A pattern that accepts the accents does not.
 */

/** Letters with the accents that Portuguese, English and Spanish use. */
const MARKED: Readonly<Record<string, string>> = {
  a: 'aáàâãä',
  c: 'cç',
  e: 'eéèêë',
  i: 'iíìîï',
  n: 'nñ',
  o: 'oóòôõö',
  u: 'uúùûü',
};

/** Characters as the sanitiser writes them in a text. */
const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '("|&quot;)' };

/** Between two words: white space, a tag, or both. */
const GAP = '(<[^>]*>|[[:space:]]|&nbsp;)+';

/** A result must lie outside tags. The text contains no plain angle bracket, because the sanitiser escapes them. */
const OUTSIDE_TAGS = '(?![^<>]*>)';

function piece(sign: string): string {
  if (sign === ' ') return GAP;
  const marked = MARKED[sign];
  if (marked !== undefined) return `[${marked}]`;
  return ENTITIES[sign] ?? sign.replace(/[\\^$.*+?()[\]{}|]/u, String.raw`\$&`);
}

/** @param texto without accents, in lower case and with single spaces, as `readBusca` returns it */
export function htmlPattern(texto: string): string {
  return Array.from(texto, piece).join('') + OUTSIDE_TAGS;
}
