import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HitsRing } from './hits-ring.tsx';

beforeEach(() => page.viewport(1280, 800));

const show = (width: number) =>
  render(
    <div style={{ width }}>
      <HitsRing label="Desempenho" percent={60.4} text="Acertou 27 de 45 Questões" />
    </div>,
  );

it('says the hits, and the ring the percent', async () => {
  await show(300);
  await expect.element(page.getByText('Acertou 27 de 45 Questões')).toBeVisible();
  const ring = page.getByRole('progressbar', { name: 'Desempenho' });
  await expect.element(ring).toHaveAttribute('aria-valuenow', '60.4');
  await expect.element(ring).toHaveTextContent('60%');
});

it.each([
  ['below the ring in a narrow card', 260, false],
  ['beside it in a card of a phone', 296, true],
  ['beside it where there is space', 480, true],
])('the sentence stands %s', async (_, width, beside) => {
  await show(width);
  const ring = page.getByRole('progressbar').element().getBoundingClientRect();
  const text = page.getByRole('paragraph').element().getBoundingClientRect();
  expect(text.left >= ring.right).toBe(beside);
});
