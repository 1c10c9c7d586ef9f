import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Pager } from './pager.tsx';

export default { title: 'Actions/Pager' } satisfies Meta;

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
