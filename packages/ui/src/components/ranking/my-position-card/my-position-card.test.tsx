import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { words } from '../sample-ranking.ts';
import { MyPositionCard } from './my-position-card.tsx';

const shared = { title: 'Sua Posição', words, avatarCode: 1, stars: 128 };

it('says place, stars and what is missing for the next place', async () => {
  await render(<MyPositionCard {...shared} place={12} outOf="de 34" next="Faltam 3 estrelas para o 11º lugar" />);
  const card = page.getByRole('region', { name: 'Sua Posição' });
  await expect.element(card.getByText('12º lugar')).toBeInTheDocument();
  await expect.element(card.getByText('de 34')).toBeVisible();
  await expect.element(card.getByText('128 estrelas')).toBeInTheDocument();
  await expect.element(card.getByText('Faltam 3 estrelas para o 11º lugar')).toBeVisible();
});

it.each([
  ['a medal in the first places', 2, 1],
  ['no medal after them', 4, 0],
])('wears %s', async (_, place, rings) => {
  const { container } = await render(
    <ThemeProvider tema="claro">
      <MyPositionCard {...shared} place={place} />
    </ThemeProvider>,
  );
  const ringed = [...container.querySelectorAll('img')].filter((img) => getComputedStyle(img).borderTopWidth === '4px');
  expect(ringed).toHaveLength(rings);
});

it('without a computed place shows nothing, never an invented one', async () => {
  const { container } = await render(<MyPositionCard {...shared} place={null} />);
  expect(container.innerHTML).toBe('');
});
