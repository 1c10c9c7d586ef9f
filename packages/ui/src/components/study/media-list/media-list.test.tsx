import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MediaList, type MediaListItem } from './media-list.tsx';

const items = (count: number): MediaListItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    kind: 'video',
    kindLabel: 'Vídeo',
    title: `Vídeo ${index + 1}`,
    href: `#${index}`,
  }));
const fold = { after: 3, more: 'Mostrar mais', less: 'Mostrar menos' };
const shown = () => page.getByRole('list', { name: 'Sugestões' }).getByRole('listitem').elements().length;

it.each([
  ['as many as fit', 3, fold, 3, 0],
  ['more than fit', 4, fold, 3, 1],
  ['no fold', 9, undefined, 9, 0],
] as const)('%s: %i items', async (_name, count, folded, visible, toggles) => {
  await render(<MediaList label="Sugestões" items={items(count)} fold={folded} />);
  expect(shown()).toBe(visible);
  expect(page.getByRole('button').elements()).toHaveLength(toggles);
});

it('opens and closes by key, says its state and keeps focus', async () => {
  await render(<MediaList label="Sugestões" items={items(5)} fold={fold} />);
  page.getByRole('button', { name: 'Mostrar mais' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(shown()).toBe(5);
  await expect.element(page.getByRole('button', { name: 'Mostrar menos' })).toHaveFocus();
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  expect(shown()).toBe(3);
});
