import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Announcer } from '../../foundations/announcer/announcer.tsx';
import { Pager } from './pager.tsx';

const Pages = ({ start }: { start: number }) => {
  const [page, setPage] = useState(start);
  return (
    <Announcer>
      <Pager
        label="Páginas"
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
