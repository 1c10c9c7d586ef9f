import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MediaCard } from './media-card.tsx';

const shared = { kind: 'video', kindLabel: 'Vídeo', title: 'Função afim' } as const;

it('elsewhere it is a link that says so, and tells when it is followed', async () => {
  const onOpen = vi.fn<() => void>();
  const screen = await render(<MediaCard {...shared} href="#midia" onOpen={onOpen} source="YouTube" seen="Visto" />);
  const link = screen.getByRole('link');
  await expect.element(link).toHaveAccessibleName('Função afim Vídeo · YouTube Visto (abre em nova aba)');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  expect(onOpen).toHaveBeenCalledOnce();
});

it('here it is a button, once', async () => {
  const onOpen = vi.fn<() => void>();
  const screen = await render(<MediaCard {...shared} onOpen={onOpen} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledOnce();
  await screen.rerender(<MediaCard {...shared} onOpen={onOpen} opening="Abrindo…" />);
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('button').getByText('Abrindo…')).toBeVisible();
});
