// Search without accents or capitals, with words in any order and beginnings of words. For phrases ("nota da redação")
// it finds the texts with most of the significant words.

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

/** Words without meaning for the search. */
const silent = new Set(
  'a o as os um uma de do da dos das em no na nos nas ao por para pra com que se e ou eu quero preciso mostrar exibir ver the of to for and in on show'.split(
    ' ',
  ),
);

/** One form for one and many: "botões" and "botão", "vidas" and "vida", "gerais" and "geral". */
const singular = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/oes$/, 'ao')
        .replace(/([aeu])is$/, '$1l')
        .replace(/ns$/, 'm')
        .replace(/([rz])es$/, '$1')
        .replace(/s$/, '');

/** The significant words of a query, normalised: "nota da redação" is "nota" and "redacao". */
const said = (query: string): string[] => {
  const all = words(query);
  const telling = all.filter((word) => !silent.has(word));
  return [...new Set((telling.length > 0 ? telling : all).map(singular))];
};

/** A whole word fits better than the beginning of another: "aba" is not "abaixo". */
const fitOf = (part: string, known: readonly string[]): number =>
  known.includes(part) ? 1 : known.some((word) => word.startsWith(part)) ? 0.75 : 0;

/**
 * Indices of the matching texts, best first; all of them for an empty query. Rare words of the query count more than
 * common ones; of equals, the text that says it earlier comes first. Texts with less than half of the best score are left out.
 */
export const nearest = (query: string, texts: readonly string[]): number[] => {
  const sought = said(query);
  if (sought.length === 0) return texts.map((_, place) => place);
  const known = texts.map((text) => words(text).map(singular));
  const scores = texts.map(() => 0);
  for (const part of sought) {
    const fits = known.map((text) => fitOf(part, text));
    const rarity = Math.log2(1 + texts.length / Math.max(fits.filter((fit) => fit > 0).length, 1));
    fits.forEach((fit, place) => (scores[place] = (scores[place] ?? 0) + fit * rarity));
  }
  const score = (place: number) => scores[place] ?? 0;
  const firstAt = known.map((text) => text.findIndex((word) => sought.some((part) => word.startsWith(part))));
  const best = Math.max(0, ...scores);
  const near = texts.map((_, place) => place).filter((place) => score(place) > best / 2);
  return [...near].sort((a, b) => score(b) - score(a) || (firstAt[a] ?? 0) - (firstAt[b] ?? 0));
};
