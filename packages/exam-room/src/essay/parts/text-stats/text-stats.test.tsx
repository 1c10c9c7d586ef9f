import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextStats } from './text-stats.tsx';

const names = { words: 'palavras', lines: 'linhas', paragraphs: 'parágrafos' };

it('pairs numbers with their names and says only the given announcement', async () => {
  const stats = (announcement?: string) => (
    <TextStats words={312} lines={28} paragraphs={4} names={names} announcement={announcement} />
  );
  const { rerender } = await render(stats());
  expect(
    page
      .getByRole('definition')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['312', '28', '4']);
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  await rerender(stats('312 palavras'));
  await expect.element(page.getByRole('status')).toHaveTextContent('312 palavras');
});
