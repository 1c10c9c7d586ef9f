import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { emptyStarArt, starArt } from '../game-piece/art.ts';
import { Stars } from './stars.tsx';

const drawn = (container: HTMLElement, art: string) => container.querySelectorAll(`img[src="${art}"]`).length;

it.each([
  [0, 'no', 0, 3, '0 de 3 estrelas'],
  [1, 'one', 1, 2, '1 de 3 estrelas'],
  [3, 'all', 3, 0, '3 de 3 estrelas'],
  [null, 'not finished', 0, 0, 'Fase pendente'],
] as const)('%s (%s) is %i full and %i empty stars, said as one picture', async (estrelas, _, full, empty, name) => {
  const screen = await render(<Stars estrelas={estrelas} />);
  await expect.element(screen.getByRole('img', { name })).toBeVisible();
  expect(drawn(screen.container, starArt)).toBe(full);
  expect(drawn(screen.container, emptyStarArt)).toBe(empty);
});

const landings = (container: HTMLElement) =>
  [...container.querySelectorAll(`img[src="${starArt}"]`)].map((star) => {
    const [landing] = star.parentElement?.getAnimations() ?? [];
    return landing?.effect?.getComputedTiming().delay;
  });

it('lands its stars 150 ms apart', async () => {
  const { container } = await render(
    <ThemeProvider tema="plano">
      <Stars estrelas={3} size={96} arch animated />
    </ThemeProvider>,
  );
  expect(landings(container)).toEqual([0, 150, 300]);
});

it('shows them at once under less motion', async () => {
  const { container } = await render(
    <ThemeProvider tema="plano" movimento="reduzido">
      <Stars estrelas={3} size={96} arch animated />
    </ThemeProvider>,
  );
  expect(landings(container)).toEqual([undefined, undefined, undefined]);
});
