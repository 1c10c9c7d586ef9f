import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { printMedia } from '../../../../test/print-media.ts';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { PageIndex } from './page-index.tsx';

const entries = Array.from({ length: 8 }, (_, index) => ({ id: `c${index}`, label: `Capítulo número ${index}` }));

it('leads to the parts of the page and marks the one being read', async () => {
  await render(<PageIndex label="Índice" entries={entries} current="c1" />);
  const links = page.getByRole('navigation', { name: 'Índice' }).getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(entries.map(({ id }) => `#${id}`));
  expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual([
    'Capítulo número 1',
  ]);
});

it('brings the chip of the current part into the row', async () => {
  const screen = await render(<PageIndex label="Índice" entries={entries} current="c0" />);
  const row = screen.getByRole('list').element();
  expect(row.scrollLeft).toBe(0);
  await screen.rerender(<PageIndex label="Índice" entries={entries} current="c7" />);
  await expect.poll(() => row.scrollLeft).toBeGreaterThan(100);
  expect(document.scrollingElement?.scrollTop).toBe(0);
});

it('a long title takes a second line and is never cut', async () => {
  const long = { id: 'longo', label: 'Da ditadura civil-militar à Constituição de 1988 e ao voto de hoje' };
  const screen = await render(<PageIndex label="Índice" entries={[...entries, long]} current="c0" />);
  const [short, last] = [entries.length - 1, entries.length].map((n) => screen.getByRole('link').nth(n).element());
  expect(last?.scrollWidth).toBe(last?.clientWidth);
  expect(last?.getBoundingClientRect().height).toBeGreaterThan(48);
  expect(short?.getBoundingClientRect().height).toBe(last?.getBoundingClientRect().height);
});

it('is a list from 900 px on, and leaves the paper', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<PageIndex label="Índice" entries={entries} current="c0" />);
  const list = screen.getByRole('list').element();
  expect(getComputedStyle(list).flexDirection).toBe('column');
  const nav = screen.container.querySelector('nav');
  await printMedia(true);
  expect(nav && getComputedStyle(nav).display).toBe('none');
  await printMedia(false);
  await page.viewport(360, 800);
});

it('keeps its space around the chips under the rules for all lists, for their edges and rings', async () => {
  const screen = await render(
    <ThemeProvider tema="claro" page={false}>
      <PageIndex label="Índice" entries={entries} current="c0" />
    </ThemeProvider>,
  );
  expect(getComputedStyle(screen.getByRole('list').element()).padding).toBe('8px');
});
