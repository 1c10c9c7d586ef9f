import { useState } from 'react';
import { expect, it } from 'vitest';
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
        onPage={setPage}
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
])('cannot leave the %s page outwards', async (_name, page, name) => {
  const screen = await render(<Pages start={page} />);
  await expect.element(screen.getByRole('button', { name })).toBeDisabled();
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

it.each([1, 70, 139])('139 pages fit a phone of 360 px at page %i', async (page) => {
  const screen = await render(
    <Pager
      label="Páginas"
      form="numbered"
      page={page}
      pages={139}
      onPage={() => undefined}
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
