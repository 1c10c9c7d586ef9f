import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { BossEnergy } from './boss-energy.tsx';

const energy = (acertos: number, total = 10) => <BossEnergy label="Energia do Boss" acertos={acertos} total={total} />;
const cells = (container: Element, state: string) => container.querySelectorAll(`[data-cell=${state}]`).length;

it.each([
  [0, 10, '100', 10],
  [4, 10, '60', 6],
  [2, 3, '33', 1],
  [10, 10, '0', 0],
])('%s of %s hits leave %s percent in %s cells', async (acertos, total, percent, left) => {
  const screen = await render(energy(acertos, total));
  const bar = screen.getByRole('progressbar', { name: 'Energia do Boss' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', percent);
  await expect.element(bar).toHaveAttribute('aria-valuetext', `Boss com ${percent}% de energia`);
  await expect.element(screen.getByText(`${acertos} de ${total} acertos`)).toBeVisible();
  expect([cells(screen.container, 'left'), cells(screen.container, 'gone')]).toEqual([left, total - left]);
});

it.each([
  [15, 15],
  [16, 0],
  [0, 0],
])('%s items have %s cells', async (total, count) => {
  const { container } = await render(energy(0, total));
  expect(cells(container, 'left')).toBe(count);
});

it('shows only the cell just lost, for 500 ms', async () => {
  const { container, rerender } = await render(energy(3));
  const animated = () => [...container.querySelectorAll('[data-cell]')].map((cell) => cell.getAnimations().length);
  expect(animated()).toEqual(Array.from({ length: 10 }, () => 0));
  await rerender(energy(4));
  expect(animated().indexOf(1)).toBe(6);
  expect(container.querySelectorAll('[data-cell]')[6]?.getAnimations()[0]?.effect?.getComputedTiming().duration).toBe(
    500,
  );
});
