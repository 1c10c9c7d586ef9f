import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LiveGrid } from './live-grid.tsx';

const COUNT = 1000;
/** A few blocks of ten rows: those in sight, and a screen before and after. */
const MOST_ROWS = 100;
const codes = Array.from({ length: COUNT }, (_, n) => n + 1);
const grid = (rows: readonly number[]) => (
  <LiveGrid
    caption="Alunos"
    columns={[
      { id: 'nome', header: 'Aluno', cell: (codigo) => `Aluno ${codigo}` },
      { id: 'estado', header: 'Situação', cell: () => 'respondendo' },
    ]}
    rows={rows}
    rowKey={(codigo) => codigo}
    actionsHeader="Ações"
    renderActions={(codigo) => <button type="button">{`Abrir ${codigo}`}</button>}
  />
);
const drawn = () => page.getByRole('rowheader').elements().length;
const row = (codigo: number) => page.getByRole('row', { name: new RegExp(`^Aluno ${codigo} `, 'u') });

/** Scrolls to the end until the row of `codigo` stands in sight. */
const scrollToEnd = (codigo: number) =>
  expect
    .poll(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return row(codigo).query()?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    })
    .toBeLessThan(innerHeight);

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(360, 800));

it('draws the rows near the screen alone, and says how many there are and which one each is', async () => {
  const screen = await render(grid(codes));
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', String(COUNT + 1));
  await expect.element(row(3)).toHaveAttribute('aria-rowindex', '4');
  expect(drawn()).toBeLessThanOrEqual(MOST_ROWS);

  await scrollToEnd(COUNT);
  await expect.element(row(COUNT)).toHaveAttribute('aria-rowindex', String(COUNT + 1));
  await expect.poll(drawn).toBeLessThanOrEqual(MOST_ROWS);
});

it('is as high with the rows it leaves out as it would be with all', async () => {
  const screen = await render(grid(codes));
  const height = () => screen.getByRole('table').element().getBoundingClientRect().height;
  const before = height();
  await scrollToEnd(COUNT);
  expect(Math.abs(height() - before)).toBeLessThan(before / 100);
});

it('a row that has the focus keeps it when it moves, and stays in the page when it is scrolled away', async () => {
  const screen = await render(grid(codes));
  const opens = screen.getByRole('button', { name: 'Abrir 2', exact: true });
  await opens.click();
  await expect.element(opens).toHaveFocus();
  const moved = [...codes.slice(2, 42), 2, ...codes.slice(42), 1];
  await screen.rerender(grid(moved));
  await expect.element(opens).toHaveFocus();
  await expect.element(row(2)).toHaveAttribute('aria-rowindex', '42');

  await scrollToEnd(1);
  await expect.element(opens).toHaveFocus();
});
