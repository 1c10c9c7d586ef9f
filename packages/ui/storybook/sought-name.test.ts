import { expect, it } from 'vitest';
import type { Guide } from './guide.ts';
import { nameAlone, nameWithWords, wordsIn } from './sought-name.ts';

const sources = import.meta.glob<string>('../src/**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });
const metas = import.meta.glob<{ parameters?: { guide?: Guide } }>('../src/**/*.stories.tsx', {
  import: 'default',
  eager: true,
});

it.each(Object.entries(metas))('%s: the words of its guide are read from its text', (file, { parameters }) => {
  expect(wordsIn(sources[file] ?? '')).toBe(parameters?.guide?.words ?? '');
});

it('writes each word once, and those with an accent also without', () => {
  const source = "parameters: guide({ use: 'Agir.', words: 'botão ação cta botão' })";
  expect(nameWithWords('Default', source)).toBe('Default · botão ação cta botao acao');
});
it('leaves a name without words as it is', () => expect(nameWithWords('Default', 'no guide')).toBe('Default'));
it('shows the name alone', () => expect(nameAlone('Default · botão ação')).toBe('Default'));
