import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ScoreDials, type ScoreDialsProps } from './score-dials.tsx';

const performance = { percent: 60.4, label: 'desempenho' };
const tri = { value: 642.8, label: 'nota TRI' };

it.each<[string, ScoreDialsProps, number, number]>([
  ['both', { performance, tri }, 1, 1],
  ['no TRI score', { performance, tri: { ...tri, value: null } }, 1, 0],
  ['TRI alone', { tri }, 0, 1],
  ['nothing', { tri: { ...tri, value: null } }, 0, 0],
])('%s', async (_, props, rings, gauges) => {
  const { container } = await render(<ScoreDials {...props} />);
  expect(container.querySelectorAll('[role="progressbar"]')).toHaveLength(rings);
  expect(container.querySelectorAll('[role="img"]')).toHaveLength(gauges);
  expect(container.innerHTML === '').toBe(rings + gauges === 0);
});

it('writes what each number is', async () => {
  await render(<ScoreDials performance={performance} tri={tri} />);
  await expect.element(page.getByText('desempenho')).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: 'desempenho' })).toHaveTextContent('60%');
  await expect.element(page.getByText('nota TRI')).toBeVisible();
});
