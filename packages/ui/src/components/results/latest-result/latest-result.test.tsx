import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LatestResult } from './latest-result.tsx';

const result = <LatestResult eyebrow="Último resultado" title="2ª Avaliação" value={642.8} note="nota TRI · 64%" />;

it('is named by its exam and says its score', async () => {
  const screen = await render(result);
  const card = screen.getByRole('article', { name: '2ª Avaliação' });
  await expect.element(card.getByText('642,8')).toBeVisible();
});

it('keeps the number inside at 320 px and text of 200 %', async () => {
  document.documentElement.style.fontSize = '200%';
  const { container } = await render(<div style={{ width: 288 }}>{result}</div>);
  expect(container.querySelector('article')?.scrollWidth).toBeLessThanOrEqual(288);
  expect(container.querySelector('data')?.getBoundingClientRect().right).toBeLessThanOrEqual(288);
  document.documentElement.style.fontSize = '';
});

it('begins in line with the cards around it where there is space', async () => {
  await page.viewport(800, 800);
  const { container } = await render(<div style={{ width: 600 }}>{result}</div>);
  const card = container.querySelector('article');
  expect(card && getComputedStyle(card).paddingLeft).toBe('20px');
  await page.viewport(360, 800);
});
