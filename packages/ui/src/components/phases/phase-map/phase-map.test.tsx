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

it('path and pager stand over the rays of the Boss below them', async () => {
  await show(20, 7);
  const pager = page.getByRole('navigation', { name: 'Páginas de fases' }).element().parentElement;
  const path = page.getByRole('list', { name: 'Fases' }).element().parentElement;
  expect([pager, path].map((part) => part && getComputedStyle(part).zIndex)).toEqual(['1', '1']);
});

const landing = () =>
  items().map((item) =>
    item
      .querySelector('a > span')
      ?.getAnimations()
      .some((one) => one.effect?.getComputedTiming().duration === 720),
  );

it('a star won while the map is on screen lands on the path, and no other', async () => {
  const screen = await show(5, 3);
  expect(landing()).not.toContain(true);
  await screen.rerender(map(5, 4));
  expect(landing()).toEqual([false, false, true, false, undefined]);
  expect(items().map((item) => item.querySelector('[data-landed]') !== null)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
});

it('follows the current phase, also after a page was turned by hand', async () => {
  const screen = await show(25, 12);
  await screen.getByRole('button', { name: 'Próxima página' }).click();
  await screen.getByRole('button', { name: 'Próxima página' }).click();
  await expect.element(screen.getByRole('navigation')).toHaveTextContent('Página 3 de 3');
  await screen.rerender(map(25, 13));
  await expect.element(screen.getByRole('navigation')).toHaveTextContent('Página 2 de 3');
});

it.each([320, 360, 1280])('connects three rows of four, the second from right to left, at %s px', async (width) => {
  await page.viewport(width, 800);
  await show(12, 7);
  const lefts = items().map((item) => Math.round(item.getBoundingClientRect().left));
  expect(lefts.slice(4, 8)).toEqual(lefts.slice(0, 4).reverse());
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it.each([
  [320, 2],
  [360, 2],
  [360, 6],
])('at %i px the name of the current phase %i covers no star of the one before', async (width, current) => {
  await page.viewport(width, 800);
  await show(12, current);
  const now = document.querySelector('[aria-current] > span:last-child')?.getBoundingClientRect();
  const stars = items()[current - 2]?.querySelector('a > span[aria-hidden]')?.getBoundingClientRect();
  expect((now?.width ?? 0) * (stars?.width ?? 0)).toBeGreaterThan(0);
  const apart = current < 5 ? (now?.left ?? 0) - (stars?.right ?? 0) : (stars?.left ?? 0) - (now?.right ?? 0);
  expect(apart).toBeGreaterThanOrEqual(0);
});

it('keeps the order of play for the keyboard and for readers', async () => {
  await show(12, 7);
  const names = [...document.querySelectorAll('ol :is(a, button)')].map((one) => one.getAttribute('aria-label'));
  expect(names.map((name) => name?.match(/\d+/)?.[0])).toEqual(names.map((_, index) => String(index + 1)));
});

it.each([
  [12, 7, 7, 5],
  [13, 12, 12, 1],
  [1, 1, 1, 0],
])('of %i phases with %i current, %i ways are gone and %i lie ahead', async (count, current, gone, ahead) => {
  const { container } = await show(count, current);
  expect(container.querySelectorAll('[data-way=done]')).toHaveLength(gone);
  expect(container.querySelectorAll('[data-way=ahead]')).toHaveLength(ahead);
});

it('draws the way to a phase that has just been opened, and only that', async () => {
  const screen = await show(12, 7);
  expect(screen.container.querySelector('svg')?.getAnimations({ subtree: true })).toEqual([]);
  await screen.rerender(map(12, 8));
  const [drawing, ...others] = screen.container.querySelector('svg')?.getAnimations({ subtree: true }) ?? [];
  expect(drawing?.effect?.getComputedTiming().duration).toBe(500);
  expect(others).toEqual([]);
});

it('tells which locked phase was tapped', async () => {
  const onLocked = vi.fn<(id: number) => void>();
  const screen = await show(12, 7, onLocked);
  await screen.getByRole('button', { name: /^Fase 9, / }).click();
  expect(onLocked).toHaveBeenCalledExactlyOnceWith(108);
});

it.each([360, 1280])('waits in the space of a map at %s px', async (width) => {
  await page.viewport(width, 800);
  const { container } = await render(
    <ThemeProvider tema="roteiro" page={false}>
      <PhaseMapSkeleton />
    </ThemeProvider>,
  );
  const waiting = container.getBoundingClientRect().height;
  await show(12, 1);
  const come = document.querySelector('[data-materia]')?.getBoundingClientRect().height ?? 0;
  expect(Math.abs(come - waiting)).toBeLessThanOrEqual(1);
});

it('gives rows more space when text is larger', async () => {
  await page.viewport(320, 800);
  await show(12, 7);
  const list = () => page.getByRole('list', { name: 'Fases' }).element().getBoundingClientRect().height;
  const before = list();
  document.documentElement.style.fontSize = '200%';
  expect(list()).toBe(before * 2);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  document.documentElement.style.fontSize = '';
});

/** Points of the drawn lines, in pixels of the window. */
const linePoints = () =>
  [...document.querySelectorAll<SVGPathElement>('path[data-way]')].flatMap((line) => {
    const matrix = line.getScreenCTM();
    const length = line.getTotalLength();
    return Array.from({ length: 200 }, (_, step) =>
      line.getPointAtLength((length * step) / 199).matrixTransform(matrix ?? {}),
    );
  });

it.each([1, 2, 3, 4].flatMap((count) => Array.from({ length: count }, (_, index) => ({ count, current: index + 1 }))))(
  'of $count phases with $current as the current one every name stands beside the path',
  async ({ count, current }) => {
    await page.viewport(360, 800);
    const screen = await show(count, current);
    const names = screen.getByText(/Função do 1º grau$/).elements();
    expect(names).toHaveLength(count);
    const points = linePoints();
    for (const name of names) {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      expect(points.filter(({ x, y }) => x > left && x < right && y > top && y < bottom)).toEqual([]);
    }
  },
);

it('five phases stand in rows; only the current one shows its name', async () => {
  const screen = await show(5, 2);
  const shown = screen.getByText(/Função do 1º grau$/).elements();
  expect(shown.map((name) => getComputedStyle(name).display !== 'none')).toEqual([false, true, false, false, false]);
});
