import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { DifficultyLegend } from './difficulty-legend.tsx';

it('names the levels in the order of the filter', async () => {
  const screen = await render(
    <DifficultyLegend label="Legenda" labels={{ facil: 'Fácil', medio: 'Médio', dificil: 'Difícil' }} />,
  );
  const entries = screen.getByRole('list', { name: 'Legenda' }).getByRole('listitem').elements();
  expect(entries.map((entry) => entry.textContent)).toEqual(['Difícil', 'Médio', 'Fácil']);
});
