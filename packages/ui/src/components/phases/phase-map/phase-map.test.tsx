import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Announcer } from '../../foundations/announcer/announcer.tsx';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { PhaseMapSkeleton } from './phase-map-skeleton.tsx';
import { PhaseMap, type PhaseMapItem } from './phase-map.tsx';

const phasesOf = (count: number, current: number): PhaseMapItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 100,
    number: index + 1,
    name: 'Função do 1º grau',
    stars: 0,
    state: index + 1 === current ? 'atual' : index + 1 < current ? 'feita' : 'bloqueada',
    href: `#fase-${index + 1}`,
  }));

const map = (count: number, current: number, onLocked: (id: number) => void = () => undefined) => (
  <ThemeProvider tema="roteiro" page={false}>
    <Announcer>
      <PhaseMap label="Fases" materia="Física" phases={phasesOf(count, current)} onLocked={onLocked} />
    </Announcer>
  </ThemeProvider>
);
const show = (...given: Parameters<typeof map>) => render(map(...given));
const items = () => page.getByRole('list', { name: 'Fases' }).getByRole('listitem').elements();

it.each([
  ['one page', 12, 7, 12, null],
  ['the first of two', 13, 12, 12, 'Página 1 de 2'],
  ['the page of the current phase', 13, 13, 1, 'Página 2 de 2'],
  ['nothing current', 30, 0, 12, 'Página 1 de 3'],
  ['no phases', 0, 0, 0, null],
])('%s', async (_, count, current, shown, place) => {
  const screen = await show(count, current);
  expect(items()).toHaveLength(shown);
  const nav = screen.getByRole('navigation', { name: 'Páginas de fases' });
  expect(nav.elements().map((one) => one.textContent)).toEqual(place === null ? [] : [place]);
});

it('turns by the pager, says so, and counts on', async () => {
  const screen = await show(20, 7);
  await screen.getByRole('button', { name: 'Próxima página' }).click();
  expect(items()).toHaveLength(8);
  await expect.element(screen.getByRole('list', { name: 'Fases' })).toHaveAttribute('start', '13');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Página 2 de 2');
});

it('follows the current phase, also after a page was turned by hand', async () => {
  const screen = await show(25, 12);
  await screen.getByRole('button', { name: 'Próxima página' }).click();
  await screen.getByRole('button', { name: 'Próxima página' }).click();
  await expect.element(screen.getByRole('navigation')).toHaveTextContent('Página 3 de 3');
  await screen.rerender(map(25, 13));
  await expect.element(screen.getByRole('navigation')).toHaveTextContent('Página 2 de 3');
});

it.each([320, 360, 1280])('has four in a row at %s px and no sideways scroll', async (width) => {
  await page.viewport(width, 800);
  await show(12, 7);
  const tops = items().map((item) => Math.round(item.getBoundingClientRect().top));
  expect([new Set(tops.slice(0, 4)).size, new Set(tops).size]).toEqual([1, 3]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it('tells which locked phase was tapped', async () => {
  const onLocked = vi.fn<(id: number) => void>();
  const screen = await show(12, 7, onLocked);
  await screen.getByRole('button', { name: /^Fase 9, / }).click();
  expect(onLocked).toHaveBeenCalledExactlyOnceWith(108);
});

it.each([360, 1280])('waits in the space of a map of locked phases at %s px', async (width) => {
  await page.viewport(width, 800);
  const { container } = await render(
    <ThemeProvider tema="roteiro" page={false}>
      <PhaseMapSkeleton />
    </ThemeProvider>,
  );
  const waiting = container.getBoundingClientRect().height;
  await show(12, 1);
  const come = document.querySelector('[data-materia]')?.getBoundingClientRect().height ?? 0;
  // On a desktop each row has a name of unknown length below it.
  expect(come - waiting).toBeLessThanOrEqual(width < 900 ? 1 : 3 * 64);
  expect(come - waiting).toBeGreaterThanOrEqual(-1);
});

it('keeps no space for stars under a last row of locked phases', async () => {
  await page.viewport(360, 800);
  await show(12, 7);
  const [last] = items().slice(-1);
  const planet = last?.querySelector('button > span')?.getBoundingClientRect();
  expect((last?.getBoundingClientRect().bottom ?? 0) - (planet?.bottom ?? 0)).toBeLessThan(12);
});
