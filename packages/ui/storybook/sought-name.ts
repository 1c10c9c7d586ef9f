// Names of stories that carry the words of the guide, for the search of Storybook's sidebar.
import { plain } from './search.ts';

const between = ' · ';

/** The `words:` of the guide in the text of a stories file; empty without a guide. */
export const wordsIn = (source: string): string => /guide\(\{.*?\bwords:\s*'([^']*)'/su.exec(source)?.[1] ?? '';

/**
 * The name, and behind it the words that find it: each once, and those with an accent also without, because that search
 * takes "ação" and "acao" for different words.
 */
export const nameWithWords = (name: string, source: string): string => {
  const words = wordsIn(source)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const all = [...new Set([...words, ...words.map(plain)])];
  return all.length === 0 ? name : `${name}${between}${all.join(' ')}`;
};

/** The name as the sidebar shows it. */
export const nameAlone = (name: string): string => name.split(between)[0] ?? name;
