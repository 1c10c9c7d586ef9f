import { afterEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PrintSheet } from './print-sheet.tsx';

const cells = (n: number) => Array.from({ length: n }, (_, id) => ({ id, content: `Aluno ${id}` }));
const paper = { label: 'Fichas', title: '7A', note: 'Impressa por Helena' };
const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });
const boxOf = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
const MM = 96 / 25.4;

afterEach(() => emulate(''));

it.each([
  [1, ['folha 1 de 1']],
  [8, ['folha 1 de 1']],
  [9, ['folha 1 de 2', 'folha 2 de 2']],
  [33, ['folha 1 de 5', 'folha 2 de 5', 'folha 3 de 5', 'folha 4 de 5', 'folha 5 de 5']],
])('%i cells stand on sheets of eight, each counted in its foot', async (n, feet) => {
  await page.viewport(1280, 900);
  const screen = await render(<PrintSheet {...paper} cells={cells(n)} />);
  expect(
    screen
      .getByText(/^7A · folha/u)
      .elements()
      .map((foot) => foot.textContent),
  ).toEqual(feet.map((foot) => `7A · ${foot}`));
  expect(screen.getByText('Impressa por Helena').elements()).toHaveLength(feet.length);
  expect(screen.getByRole('listitem').elements()).toHaveLength(n);
});

it('on paper a sheet is an A4 with 10 mm around it, two cells beside each other and four below', async () => {
  await page.viewport(1280, 900);
  await render(<PrintSheet {...paper} cells={cells(8)} />);
  await emulate('print');
  const boxes = page.getByRole('listitem').elements().map(boxOf);
  const sheet = boxOf(page.getByRole('list').element().closest('div')?.parentElement ?? undefined);
  expect(sheet.width).toBeCloseTo(210 * MM, 0);
  expect(sheet.height).toBeLessThanOrEqual(297 * MM);
  expect((boxes[0]?.left ?? 0) - sheet.left).toBeCloseTo(10 * MM, 0);
  expect(boxes[1]?.top).toBe(boxes[0]?.top);
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(4);
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
});

it('whole sheets are A4 each, counted in their foot', async () => {
  await page.viewport(1280, 900);
  const screen = await render(<PrintSheet {...paper} pages={cells(3)} />);
  await emulate('print');
  const sheets = screen.getByRole('list', { name: 'Fichas' }).getByRole('listitem').elements();
  expect(sheets.map((sheet) => Math.round(boxOf(sheet).width / MM))).toEqual([210, 210, 210]);
  for (const sheet of sheets) expect(boxOf(sheet).height).toBeLessThanOrEqual(297 * MM);
  expect(sheets.map(({ textContent }) => textContent)).toEqual([
    'Aluno 07A · folha 1 de 3Impressa por Helena',
    'Aluno 17A · folha 2 de 3Impressa por Helena',
    'Aluno 27A · folha 3 de 3Impressa por Helena',
  ]);
});

it('a narrow screen shows a list without a foot', async () => {
  await page.viewport(360, 800);
  const screen = await render(<PrintSheet {...paper} cells={cells(9)} />);
  await expect.element(screen.getByText('7A · folha 1 de 2')).not.toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('text keeps its head and its foot, and its sheets are counted by the browser', async () => {
  const screen = await render(
    <PrintSheet {...paper} header="Colégio">
      Uma prova longa.
    </PrintSheet>,
  );
  await emulate('print');
  await expect.element(screen.getByText('Colégio')).toBeVisible();
  await expect.element(screen.getByText('7A · Impressa por Helena')).toBeVisible();
  const rules = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  expect(rules().join('')).toContain('counter(pages)');
  await screen.unmount();
  expect(rules().join('')).not.toContain('counter(pages)');
});

it('leaves the browser no margin around cells to print its date, title and address in', async () => {
  await render(<PrintSheet {...paper} cells={cells(1)} />);
  const pages = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSPageRule)
    .map(({ selectorText, style }) => [selectorText, style.getPropertyValue('margin')]);
  expect(pages).toContainEqual(['sheets', '0px']);
});
