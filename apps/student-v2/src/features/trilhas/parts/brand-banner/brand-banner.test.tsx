import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { BrandBanner } from './brand-banner.tsx';

const long = 'Maximize suas notas em todas as matérias até dezembro!';

it('is a region named by its heading', async () => {
  const screen = await render(<BrandBanner title="Maximize suas notas!" text="Cada fase conta." />);
  const region = screen.getByRole('region', { name: 'Maximize suas notas!' });
  await expect.element(region.getByRole('heading', { level: 2 })).toHaveTextContent('Maximize suas notas!');
});

it.each([320, 360, 1280])('keeps its words clear of Pipa at %s px', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(<BrandBanner title={long} text={long} />);
  const title = screen.getByRole('heading').element();
  const range = document.createRange();
  range.selectNodeContents(title);
  const pipa = screen.container.querySelector('img')?.getBoundingClientRect();
  expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(pipa?.left ?? 0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
