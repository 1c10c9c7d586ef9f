// Made-up question for stories and tests.
import type { OptionItem } from './options/option-words.ts';
import type { QuestionGridItem } from './question-grid/question-grid.tsx';

export const sampleHtml =
  '<p>Um carro percorre 180 km em 2,5 h, com velocidade constante. A velocidade média, em km/h, foi de:</p>';

export const sampleOptions: readonly OptionItem[] = [
  { value: 1, html: '<p>64</p>' },
  { value: 2, html: '<p>72</p>' },
  { value: 3, html: '<p>78, porque o tempo foi medido em horas e a distância em quilômetros.</p>' },
  { value: 4, html: '<p>90</p>' },
  { value: 5, html: '  ' },
];

/** `count` cells; every third one is blank, the others carry a letter. */
export const sampleItems = (count: number): QuestionGridItem[] =>
  Array.from({ length: count }, (_, index) =>
    index % 3 === 2
      ? { id: `q${index + 1}`, number: index + 1, state: 'branco' as const }
      : { id: `q${index + 1}`, number: index + 1, state: 'respondida' as const, answer: 'ABCDE'[index % 5] ?? 'A' },
  );
