import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { House, MapIcon } from '../../../icons.ts';
import { AppFrame } from './app-frame.tsx';

const items = [
  { href: '#home', label: 'Home', icon: House, current: true },
  { href: '#estudos', label: 'Estudos', icon: MapIcon, current: false },
];
const shown = (showLabels = true) =>
  render(
    <AppFrame skipLabel="Pular para o conteúdo" nav={{ label: 'Principal', items, showLabels }}>
      <h1>Página</h1>
    </AppFrame>,
  );

afterEach(() => page.viewport(360, 800));

it.each([
  ['phone', 360],
  ['computer', 1280],
])('on a %s there is one navigation that marks where we are', async (_name, width) => {
  await page.viewport(width, 800);
  const screen = await shown();
  expect(screen.getByRole('navigation', { name: 'Principal' }).elements()).toHaveLength(1);
  await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Estudos' }).element()).not.toHaveAttribute('aria-current');
});

it('names the links of a bar without labels', async () => {
  const screen = await shown(false);
  await expect.element(screen.getByRole('link', { name: 'Estudos' })).toBeInTheDocument();
});

it('has the skip link as the first stop of Tab, leading to the content', async () => {
  const screen = await shown();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Pular para o conteúdo');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main').element());
  history.replaceState(null, '', location.pathname + location.search);
});

it('has no navigation in a session', async () => {
  const screen = await render(<AppFrame skipLabel="Pular">x</AppFrame>);
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
});
