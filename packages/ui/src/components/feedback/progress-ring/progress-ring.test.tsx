import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProgressRing } from './progress-ring.tsx';

it.each([
  [75, 1500],
  [10, 200],
  [130, 2000],
])('%i percent draws itself in %i ms', async (percent, time) => {
  const { container } = await render(
    <ProgressRing label="Desempenho" percent={percent}>
      x
    </ProgressRing>,
  );
  const [drawing] = container.querySelector('circle:last-of-type')?.getAnimations() ?? [];
  expect(drawing?.effect?.getComputedTiming().duration).toBe(time);
});

it('is a progress bar to readers', async () => {
  const screen = await render(
    <ProgressRing label="Desempenho" percent={60}>
      60%
    </ProgressRing>,
  );
  await expect.element(screen.getByRole('progressbar', { name: 'Desempenho' })).toHaveAttribute('aria-valuenow', '60');
});
