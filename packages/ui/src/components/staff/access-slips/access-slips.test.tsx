import { expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AccessSlips } from './access-slips.tsx';

const slips = Array.from({ length: 9 }, (_, n) => ({
  id: n,
  place: 'Escola Aurora · 3A',
  name: `Aluno ${n}`,
  address: 'v2.mock',
  facts: [
    { term: 'Usuário', value: n === 0 ? null : `aluno.${n}` },
    { term: 'Nova senha', value: `senha${n}` },
  ],
  note: 'Vale até 24 de nov.',
}));

const shown = () =>
  render(
    <AccessSlips label="Fichas de acesso" slips={slips}>
      <button type="button">Imprimir</button>
    </AccessSlips>,
  );

it('shows a slip for each person, and a line where there is no name of an account', async () => {
  const screen = await shown();
  const list = screen.getByRole('list', { name: 'Fichas de acesso' });
  expect(list.getByRole('listitem').elements()).toHaveLength(9);
  await expect.element(list.getByRole('listitem').first().getByText('—')).toBeVisible();
  await expect.element(list.getByText('senha8')).toBeVisible();
});

it('on paper there are slips alone, two beside each other, and none is cut', async () => {
  await page.viewport(794, 1123);
  const screen = await shown();
  const emulate = (media: string) => cdp().send('Emulation.setEmulatedMedia', { media });
  await emulate('print');
  await expect.element(screen.getByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument();
  const items = [...document.querySelectorAll('li')];
  const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
  expect(tops[2]).toBeGreaterThan(tops[1] ?? 0);
  for (const item of items) expect(getComputedStyle(item).breakInside).toBe('avoid');
  await emulate('');
  await page.viewport(360, 800);
});

it('leaves the browser no margin to print its date, title and address in', async () => {
  await shown();
  const pages = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSPageRule);
  expect(pages.map(({ selectorText, style }) => [selectorText, style.getPropertyValue('margin')])).toEqual([
    ['slips', '0px'],
  ]);
});
