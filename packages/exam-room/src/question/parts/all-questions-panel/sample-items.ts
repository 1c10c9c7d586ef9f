import type { QuestionGridItem } from '@luneta/ui';

/** `count` cells; every third one is blank, the others carry a letter. */
export const sampleItems = (count: number): QuestionGridItem[] =>
  Array.from({ length: count }, (_, index) =>
    index % 3 === 2
      ? { id: `q${index + 1}`, number: index + 1, state: 'branco' as const }
      : { id: `q${index + 1}`, number: index + 1, state: 'respondida' as const, answer: 'ABCDE'[index % 5] ?? 'A' },
  );
