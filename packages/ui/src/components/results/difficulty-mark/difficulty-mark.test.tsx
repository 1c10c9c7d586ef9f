import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { bar } from '../level-bars/level-bars.css.ts';
import { DifficultyMark } from './difficulty-mark.tsx';

it.each([
  ['facil', 1],
  ['medio', 2],
  ['dificil', 3],
] as const)('%s lights %i bars beside its word', async (level, bars) => {
  const { container } = await render(<DifficultyMark level={level}>palavra</DifficultyMark>);
  expect(container.querySelectorAll(`.${bar}`)).toHaveLength(bars);
  expect(container.textContent).toBe('palavra');
});
