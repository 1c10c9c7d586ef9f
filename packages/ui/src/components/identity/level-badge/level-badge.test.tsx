import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LevelBadge } from './level-badge.tsx';

it.each([
  ['explorador', 'Explorador(a)'],
  ['guerreiro', 'Guerreiro(a)'],
  ['ninja', 'Ninja'],
] as const)('%s always carries its name, and its own drawing', async (nivel, name) => {
  const screen = await render(<LevelBadge nivel={nivel} name={name} description="O que significa." />);
  await expect.element(screen.getByText(name)).toBeVisible();
  await expect.element(screen.getByText('O que significa.')).toBeVisible();
  expect(screen.container.querySelector('img')?.src).toContain(`nivel-${nivel}.svg`);
});
