import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { lazyPart } from './lazy-part.tsx';

type Props = { open: boolean };
const Said: ComponentType<Props> = ({ open }) => <p>{open ? 'aberto' : 'fechado'}</p>;

async function shown(load: () => Promise<ComponentType<Props>>, open: boolean) {
  const Late = lazyPart(load);
  const queries = new QueryClient();
  const screen = (is: boolean) => (
    <QueryClientProvider client={queries}>
      <h1>Tela</h1>
      <Late open={is} />
    </QueryClientProvider>
  );
  const { rerender } = await render(screen(open));
  return { set: (is: boolean) => rerender(screen(is)) };
}

it('comes by itself after the first picture, once', async () => {
  const load = vi.fn<() => Promise<ComponentType<Props>>>(() => Promise.resolve(Said));
  const { set } = await shown(load, false);
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('fulfilled');
  await set(true);
  await expect.element(page.getByText('aberto')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('a closed part stands in the page from its first opening on, and stays when it closes', async () => {
  const load = vi.fn<() => Promise<ComponentType<Props>>>(() => Promise.resolve(Said));
  const { set } = await shown(load, false);
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('fulfilled');
  await set(false);
  expect(page.getByText('fechado').elements()).toHaveLength(0);
  await set(true);
  await expect.element(page.getByText('aberto')).toBeVisible();
  await set(false);
  await expect.element(page.getByText('fechado')).toBeVisible();
});

it('a part that is never closed comes by itself', async () => {
  const Late = lazyPart(() => Promise.resolve(() => <p>sempre</p>));
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <h1>Tela</h1>
      <Late />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('sempre')).toBeVisible();
});

it('a part that did not come leaves the screen, and comes with the network', async () => {
  const load = vi
    .fn<() => Promise<ComponentType<Props>>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue(Said);
  await shown(load, true);
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected');
  await expect.element(page.getByRole('heading', { name: 'Tela' })).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('aberto')).toBeVisible();
});
