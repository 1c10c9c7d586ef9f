import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BigScore } from './big-score.tsx';

it.each([
  [6.4, 10, 'Nota 6,4 de 10'],
  [0, 100, 'Nota 0,0 de 100'],
  [7.25, 7.5, 'Nota 7,3 de 7,5'],
])('%f of %f reads as "%s"', async (value, max, text) => {
  const { container } = await render(<BigScore label="Nota" value={value} max={max} />);
  await expect.element(page.getByRole('paragraph')).toHaveTextContent(text);
  expect(container.querySelector('data')?.value).toBe(String(value));
});

it('writes what the number is, where nothing else does', async () => {
  await render(<BigScore label="Nota geral" value={6} max={10} showLabel />);
  await expect.element(page.getByText('Nota geral')).toBeVisible();
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('Nota geral 6,0 de 10');
});
