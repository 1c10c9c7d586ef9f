import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { AreaScores } from './area-scores.tsx';

const words = {
  hits: (hits: number, total: number) => `${hits} acertos em ${total} questões`,
  score: 'nota TRI',
  noScore: 'sem nota TRI',
  error: (points: string) => `margem de erro de ${points} pontos`,
};

it.each([
  ['with error', { score: 587.25, error: 26.6 }, ['nota TRI 587,3', '± 27margem de erro de 27 pontos']],
  ['without error', { score: 587.25 }, ['nota TRI 587,3']],
  ['without score', { score: null }, ['sem nota TRI']],
])('an area %s', async (_, area, expected) => {
  await render(
    <AreaScores label="Notas por área" words={words} areas={[{ area: 'Matemática', hits: 20, total: 45, ...area }]} />,
  );
  const said = page
    .getByRole('listitem')
    .getByRole('paragraph')
    .elements()
    .map((text) => text.textContent);
  expect(said).toEqual(['Matemática', '20 acertos em 45 questões', ...expected]);
});
