import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { press, tabTo } from '../../../../storybook/keys.ts';
import { useState } from 'react';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Pager } from './pager.tsx';

export default {
  title: 'Actions/Pager',
  component: Pager,
  parameters: guide({
    use: 'Passar as páginas de uma lista, uma a uma.',
    words: 'paginação próxima anterior pagination next previous',
    design: 'Paginador',
    keyboard: 'story',
  }),
} satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {[1, 2, 3].map((page) => (
        <Pager
          key={page}
          label={`Páginas, exemplo ${page}`}
          page={page}
          pages={3}
          onPage={() => undefined}
          previousLabel="Página anterior"
          nextLabel="Próxima página"
          place={(now, all) => `Página ${now} de ${all}`}
        />
      ))}
    </Sheet>
  ),
};

const Turning = () => {
  const [page, setPage] = useState(1);
  return (
    <Pager
      label="Páginas"
      page={page}
      pages={2}
      onPage={setPage}
      previousLabel="Página anterior"
      nextLabel="Próxima página"
      place={(now, all) => `Página ${now} de ${all}`}
    />
  );
};

/** On the first page there is nowhere back; Enter and Space turn. */
export const Keyboard: StoryObj = {
  render: () => <Turning />,
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Página anterior' })).toBeDisabled();
    await tabTo('button', 'Próxima página');
    await press('{Enter}');
    await expect(screen.getByText('Página 2 de 2')).toBeVisible();
    await tabTo('button', 'Página anterior');
    await press(' ');
    await expect(screen.getByText('Página 1 de 2')).toBeVisible();
  },
};
