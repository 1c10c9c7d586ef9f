import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Comment } from './comment.tsx';

it('opens and closes by keyboard', async () => {
  await render(<Comment label="Comentário" html="<p>Divida a distância pelo tempo.</p>" />);
  const text = page.getByText('Divida a distância pelo tempo.');
  await expect.element(text).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(text).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(text).not.toBeVisible();
});

it('shows nothing when there is no text', async () => {
  const { container } = await render(<Comment label="Comentário" html="  " />);
  expect(container.textContent).toBe('');
});
