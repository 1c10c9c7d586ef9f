import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProgressBar } from './progress-bar.tsx';

it.each([
  ['part', 29, 50, '58%'],
  ['nothing of nothing', 0, 0, '0%'],
  ['more than all', 60, 50, '100%'],
])('fills %s: %i of %i is %s', async (_name, value, max, width) => {
  const screen = await render(<ProgressBar label="Itens" value={value} max={max} valueText="em palavras" />);
  const bar = screen.getByRole('progressbar', { name: 'Itens' });
  await expect.element(bar).toHaveAttribute('aria-valuetext', 'em palavras');
  expect((bar.element().firstElementChild as HTMLElement).style.width).toBe(width);
});

it.each([
  ['the least there is is a whole point', 1, 8],
  ['nothing is nothing', 0, 0],
])('%s', async (_rule, value, width) => {
  const screen = await render(<ProgressBar label="Itens" value={value} max={1000} valueText="em palavras" />);
  const fill = screen.getByRole('progressbar').element().firstElementChild;
  await expect.poll(() => fill?.getBoundingClientRect().width).toBe(width);
});
