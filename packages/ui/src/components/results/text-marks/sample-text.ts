import type { TextMark } from './segments.ts';

const text = [
  'No livro “Geografia da Fome”, Josué de Castro mostra que a falta de comida no país não é por escassez, e sim por má distribuição.',
  'Em primeiro lugar, a perda começa no transporte. Isso prova que o governo não liga para o povo.',
].join('\n');

const markOf = (id: string, competence: number, words: string): TextMark => {
  const start = text.indexOf(words);
  return { id, competence, start, end: start + words.length };
};

/** A short essay with a mark of each of three competences, for stories and tests. */
export const sampleText = {
  text,
  marks: [
    markOf('a', 2, 'não é por escassez, e sim por má distribuição'),
    markOf('b', 4, 'Em primeiro lugar'),
    markOf('c', 3, 'Isso prova que o governo não liga para o povo'),
  ],
};
