import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EssayProposal } from './essay-proposal.tsx';
import { sampleProposal } from './sample-essay.ts';

it('shows genre, description as HTML and the texts in their own order', async () => {
  await render(<EssayProposal {...sampleProposal} />);
  const article = page.getByRole('article', { name: sampleProposal.title });
  await expect.element(article.getByText(sampleProposal.genre)).toBeVisible();
  expect(
    article
      .getByRole('heading')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([sampleProposal.title, 'Textos motivadores', 'Texto 1', 'Texto 2']);
  await expect.element(article.getByRole('strong')).toHaveTextContent('dissertativo-argumentativo');
});

it('a wide table scrolls by itself, not the page', async () => {
  const cells = '<td>Responsabilidade compartilhada</td>'.repeat(6);
  const html = `<table><tbody><tr>${cells}</tr></tbody></table>`;
  const { container } = await render(<EssayProposal {...sampleProposal} texts={[{ order: 1, html }]} />);
  await expect.element(page.getByRole('table')).toBeInTheDocument();
  expect(container.scrollWidth).toBe(container.clientWidth);
});

it('without texts there is no heading for them', async () => {
  await render(<EssayProposal {...sampleProposal} texts={[]} />);
  expect(page.getByRole('heading').all()).toHaveLength(1);
});
