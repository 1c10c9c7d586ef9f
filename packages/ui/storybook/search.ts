// Search as people type it: without accents or capitals, words in any order, beginnings of words.

/** "Botão" and "BOTAO" are one word. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** `iconButton` is also found by "button". */
const words = (text: string): string[] =>
  plain(`${text} ${text.replace(/([a-z\d])([A-Z])/g, '$1 $2')}`)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** Whether every word of the query begins a word of the text. */
export const found = (query: string, text: string): boolean => {
  const known = words(text);
  return words(query).every((part) => known.some((word) => word.startsWith(part)));
};
