import type { ChanceFiltro } from '@luneta/domain/trilha-fase';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DifficultyFilter } from './difficulty-filter.tsx';

it('offers all and the three levels, hardest first, and hands on the choice', async () => {
  const onChange = vi.fn<(value: ChanceFiltro) => void>();
  const screen = await render(
    <DifficultyFilter
      legend="Dificuldade"
      value="geral"
      onChange={onChange}
      labels={{ geral: 'Geral', dificil: 'Difícil', medio: 'Médio', facil: 'Fácil' }}
    />,
  );
  const group = screen.getByRole('group', { name: 'Dificuldade' });
  const names = group.element().querySelectorAll('label');
  expect([...names].map((name) => name.textContent)).toEqual(['Geral', 'Difícil', 'Médio', 'Fácil']);
  await group.getByRole('radio', { name: 'Fácil' }).click();
  expect(onChange.mock.calls).toEqual([['facil']]);
});
