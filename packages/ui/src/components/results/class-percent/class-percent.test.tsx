import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ClassPercent } from './class-percent.tsx';

const text = (percent: string) => `${percent} da turma acertou`;

it.each([
  [62.5, '63% da turma acertou', '62.5%'],
  [0, '0% da turma acertou', '0%'],
  [100, '100% da turma acertou', '100%'],
])('%f: "%s", the bar is decoration', async (percent, words, width) => {
  const { container } = await render(<ClassPercent percent={percent} text={text} />);
  await expect.element(page.getByText(words)).toBeVisible();
  expect(container.querySelector<HTMLElement>('[aria-hidden] [role="progressbar"] > div')?.style.width).toBe(width);
});

it('nothing when nobody knows', async () => {
  const { container } = await render(<ClassPercent percent={null} text={text} />);
  expect(container.innerHTML).toBe('');
});
