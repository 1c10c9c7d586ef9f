import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { BossEnergy } from './boss-energy.tsx';

const energy = (acertos: number, total = 10) => (
  <BossEnergy label="Energia do Boss" acertos={acertos} total={total} text={`${acertos} de ${total}`} />
);

it.each([
  [0, 10, '100', 'Boss com 100% de energia', 'cheia'],
  [4, 10, '60', 'Boss com 60% de energia', 'media'],
  [2, 3, '33', 'Boss com 33% de energia', 'baixa'],
  [10, 10, '0', 'Boss com 0% de energia', 'baixa'],
])('%s of %s hits leave %s percent', async (acertos, total, left, words, drawing) => {
  const screen = await render(energy(acertos, total));
  const bar = screen.getByRole('progressbar', { name: 'Energia do Boss' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', left);
  await expect.element(bar).toHaveAttribute('aria-valuetext', words);
  await expect.element(screen.getByText(`${acertos} de ${total}`)).toBeVisible();
  await expect.poll(() => screen.container.querySelector(`.breu-${drawing}`)).not.toBeNull();
});

it('shrinks in 500 ms', async () => {
  const { rerender } = await render(energy(0));
  const fill = page.getByRole('progressbar').element().firstElementChild;
  await rerender(energy(1));
  const [shrinking] = fill?.getAnimations() ?? [];
  expect(shrinking?.effect?.getComputedTiming().duration).toBe(500);
});

it('lies on the track of the Boss', async () => {
  await render(<ThemeProvider tema="plano">{energy(5)}</ThemeProvider>);
  await expect.element(page.getByRole('progressbar')).toHaveStyle({ backgroundColor: 'rgb(46, 33, 89)' });
});
