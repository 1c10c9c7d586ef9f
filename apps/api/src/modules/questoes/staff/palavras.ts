/** Words that somebody types into the search, as `to_tsquery` reads them: each is the beginning of a word of the text. */
import type { Busca } from '../../../http/busca.ts';

/** What splits words in the columns that `palavras` of the schema makes. */
const SIGNS = /[^a-z0-9\u00AA-\uFFFF]+/gu;

/** Null without a word. */
export function readPalavras(busca: Busca | null): string | null {
  const words = (busca?.nome ?? '')
    .replace(SIGNS, ' ')
    .split(' ')
    .filter((word) => word !== '');
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ');
}
