import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Announcer } from '../../foundations/announcer/announcer.tsx';
import { Pager, type PagerProps } from './pager.tsx';

const Pages = ({ start, form = 'compact' }: { start: number; form?: NonNullable<PagerProps['form']> }) => {
  const [page, setPage] = useState(start);
  return (
    <Announcer>
      <Pager
        label="Páginas"
        form={form}
        page={page}
        pages={3}
        onChange={setPage}
        previousLabel="Anterior"
        nextLabel="Próxima"
        place={(now, all) => `Página ${now} de ${all}`}
      />
    </Announcer>
  );
};

it('turns the page and tells where it is', async () => {
  const screen = await render(<Pages start={1} />);
  await screen.getByRole('button', { name: 'Próxima' }).click();
  await expect.element(screen.getByRole('navigation')).toHaveTextContent('Página 2 de 3');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Página 2 de 3');
});

it.each([
  ['first', 1, 'Anterior'],
  ['last', 3, 'Próxima'],
])('cannot leave the %s page outwards', async (_name, start, name) => {
  const screen = await render(<Pages start={start} />);
  await expect.element(screen.getByRole('button', { name })).toBeDisabled();
});

it.each([
  ['last', 'Próxima', 'Anterior'],
  ['first', 'Anterior', 'Próxima'],
])('at the %s page the way back takes the focus of a button that is disabled', async (_name, pressed, back) => {
  const screen = await render(<Pages start={2} />);
  await screen.getByRole('button', { name: pressed }).click();
  await expect.element(screen.getByRole('button', { name: back })).toHaveFocus();
});

it.each(['numbered', 'dots'] as const)(
  '%s leads to any page, says which one is shown, and tells where it is',
  async (form) => {
    const screen = await render(<Pages start={1} form={form} />);
    const third = screen.getByRole('button', { name: 'Página 3 de 3' });
    await third.click();
    await expect.element(third).toHaveAttribute('aria-current', 'page');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Página 3 de 3');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    await third.click();
    expect(screen.getByRole('status').element().childElementCount).toBe(1);
  },
);

const ten = async (current: number) =>
  render(
    <Pager
      label="Páginas"
      form="numbered"
      page={current}
      pages={10}
      onChange={() => undefined}
      previousLabel="Anterior"
      nextLabel="Próxima"
      place={(now) => `Página ${now}`}
    />,
  );
/** What is seen of the numbers, from left to right. */
const seen = () =>
  [...document.querySelectorAll<HTMLElement>('nav li')]
    .filter((item) => item.offsetWidth > 0)
    .map((item) => item.textContent.trim())
    .join(' ');

it.each([
  [1, '1 … 10'],
  [2, '1 2 … 10'],
  [3, '1 … 3 … 10'],
  [4, '1 … 4 … 10'],
  [5, '1 … 5 … 10'],
  [7, '1 … 7 … 10'],
  [8, '1 … 8 … 10'],
  [9, '1 … 9 10'],
])('on a phone page %i of 10 says wherever pages are left out: %s', async (current, words) => {
  await page.viewport(360, 640);
  await ten(current);
  expect(seen()).toBe(words);
});

it.each([
  [3, '1 2 3 4 … 10'],
  [5, '1 … 4 5 6 … 10'],
  [8, '1 … 7 8 9 10'],
])('where there is space page %i of 10 has its neighbours: %s', async (current, words) => {
  await page.viewport(1280, 640);
  await ten(current);
  expect(seen()).toBe(words);
});

it('the mark of a gap is no stop and is not read', async () => {
  await page.viewport(360, 640);
  const screen = await ten(3);
  expect(
    screen
      .getByRole('button')
      .elements()
      .map(({ ariaLabel }) => ariaLabel),
  ).toEqual(['Anterior', 'Página 1', 'Página 3', 'Página 10', 'Próxima']);
  for (const gap of document.querySelectorAll('nav li[aria-hidden]'))
    expect(gap.querySelector('button, a, [tabindex]')).toBeNull();
});

it.each([1, 3, 70, 139])('139 pages fit a phone of 360 px at page %i', async (current) => {
  const screen = await render(
    <Pager
      label="Páginas"
      form="numbered"
      page={current}
      pages={139}
      onChange={() => undefined}
      previousLabel="Anterior"
      nextLabel="Próxima"
      place={(now) => `Página ${now}`}
    />,
  );
  const [first, last] = [
    screen.getByRole('button', { name: 'Anterior' }),
    screen.getByRole('button', { name: 'Próxima' }),
  ];
  const width = last.element().getBoundingClientRect().right - first.element().getBoundingClientRect().left;
  expect(width).toBeLessThanOrEqual(328);
});
