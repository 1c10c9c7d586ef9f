import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RouteTabs } from './route-tabs.tsx';

it.each([
  ['Questões', 'page'],
  ['Redação', null],
])('%s has aria-current %s', async (name, current) => {
  const screen = await render(
    <RouteTabs
      label="Partes da prova"
      tabs={[
        { href: '#q', label: 'Questões', current: true },
        { href: '#r', label: 'Redação', current: false },
      ]}
    />,
  );
  const tab = screen.getByRole('navigation', { name: 'Partes da prova' }).getByRole('link', { name });
  expect(tab.element().getAttribute('aria-current')).toBe(current);
});

afterEach(() => document.documentElement.style.removeProperty('font-size'));

it.each([
  { width: 360, text: 100, oneLine: true },
  { width: 320, text: 200, oneLine: false },
])('no tab is cut at $width px with text of $text %', async ({ width, text, oneLine }) => {
  await page.viewport(width, 640);
  document.documentElement.style.fontSize = `${text}%`;
  await render(
    <RouteTabs
      label="Resultados"
      tabs={['NOTAS', 'GABARITOS', 'RANKING'].map((label, n) => ({ href: `#${n}`, label, current: n === 2 }))}
    />,
  );
  const boxes = page
    .getByRole('link')
    .elements()
    .map((tab) => ({ box: tab.getBoundingClientRect(), cut: tab.scrollWidth > tab.clientWidth }));
  expect(boxes.map(({ box, cut }) => box.left >= 0 && box.right <= width && !cut)).toEqual([true, true, true]);
  expect(new Set(boxes.map(({ box }) => box.top)).size === 1).toBe(oneLine);
});

it('tabs of the console that do not fit move sideways, each on one line, and the present one is in sight', async () => {
  await page.viewport(360, 640);
  const labels = ['Dados', 'Ano letivo', 'Sedes', 'Séries', 'Equipe', 'Importações', 'Fichas de acesso'];
  const screen = await render(
    <div data-densidade="compacta">
      <RouteTabs
        label="Partes da escola"
        tabs={labels.map((label, n) => ({ href: `#${n}`, label, current: label === 'Importações' }))}
      />
    </div>,
  );
  const box = () => screen.getByRole('link', { name: 'Importações' }).element().getBoundingClientRect();
  // They move when they are laid out.
  await expect.poll(() => box().right).toBeLessThanOrEqual(360);
  const here = box();
  expect(here.left).toBeGreaterThanOrEqual(0);
  const two = screen.getByRole('link', { name: 'Ano letivo' }).element().getBoundingClientRect();
  expect(two.height).toBe(here.height);
});
