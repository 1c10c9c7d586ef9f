import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LevelCategories, type LevelCategoriesProps } from './level-categories.tsx';

const levels: LevelCategoriesProps['levels'] = [
  { nivel: 'explorador', name: 'Explorador(a)', text: 'Iniciante.' },
  { nivel: 'guerreiro', name: 'Guerreiro(a)', text: 'Intermediário.' },
  { nivel: 'ninja', name: 'Ninja', text: 'Avançado.' },
];
const said = () =>
  page
    .getByRole('list', { name: 'Níveis' })
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);

it('tells the levels in order, each with its own drawing', async () => {
  const { container } = await render(<LevelCategories label="Níveis" levels={levels} />);
  expect(said()).toEqual(['Explorador(a) Iniciante.', 'Guerreiro(a) Intermediário.', 'Ninja Avançado.']);
  expect(new Set([...container.querySelectorAll('img')].map((img) => img.src)).size).toBe(3);
});

it('says which is the own one', async () => {
  await render(<LevelCategories label="Níveis" levels={levels} current={{ nivel: 'ninja', label: 'Seu nível' }} />);
  expect(said()[2]).toBe('Ninja Seu nívelAvançado.');
  expect(said()[0]).toBe('Explorador(a) Iniciante.');
});
