import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { createRouter, memoryHistory, RouterProvider } from '../router/index.ts';
import { RouterLink } from './router-link.tsx';

/** A page that holds one link; where the router stands can be asked. */
async function open(href: string, onClick?: () => void) {
  const router = createRouter(
    [
      {
        path: '*',
        element: (
          <RouterLink href={href} onClick={onClick}>
            Ir
          </RouterLink>
        ),
      },
    ],
    memoryHistory(['/aqui?dia=1']),
  );
  await render(<RouterProvider router={router} />);
  return { link: page.getByRole('link', { name: 'Ir' }), place: () => router.state.location.pathname };
}

it('goes where it leads without loading the page again, and says so to who asked', async () => {
  const onClick = vi.fn<() => void>();
  const { link, place } = await open('/la', onClick);
  await link.click();
  await expect.poll(place).toBe('/la');
  expect(onClick).toHaveBeenCalledOnce();
});

it('leaves a click for another tab to the browser', async () => {
  const { link, place } = await open('/la');
  const left = new Promise<boolean>((resolve) => {
    window.addEventListener(
      'click',
      (event) => {
        resolve(!event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
  });
  await link.click({ modifiers: ['ControlOrMeta'] });
  expect(await left).toBe(true);
  expect(place()).toBe('/aqui');
});

it.each(['https://v1.mock/v1/conta', 'mailto:escola@luneta.example'])('%s stays as it is written', async (href) => {
  const { link } = await open(href);
  await expect.element(link).toHaveAttribute('href', href);
});
