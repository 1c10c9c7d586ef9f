import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Pager, type PagerProps } from './pager.tsx';

export default {
  title: 'Actions/Pager',
  component: Pager,
  parameters: guide({
    use: 'Passar as páginas de uma lista, uma a uma.',
    do: ['Diga a página e quantas são, e guarde a página no endereço'],
    dont: ['Questões uma a uma: use QuestionNav'],
    words: 'paginação próxima anterior pagination next previous páginas lista numeração',
    design: 'Paginador',
    keyboard: 'story',
  }),
} satisfies Meta;

const Pages = ({ start, pages, form }: { start: number; pages: number; form: NonNullable<PagerProps['form']> }) => {
  const [page, setPage] = useState(start);
  return (
    <Pager
      label={`Páginas, ${form}, ${pages} a partir da ${start}`}
      form={form}
      page={page}
      pages={pages}
      onChange={setPage}
      previousLabel="Página anterior"
      nextLabel="Próxima página"
      place={(now, all) => `Página ${now} de ${all}`}
    />
  );
};

export const Default: StoryObj<typeof Pager> = {
  args: {
    label: 'Páginas',
    page: 1,
    pages: 3,
    onChange: fn(),
    previousLabel: 'Página anterior',
    nextLabel: 'Próxima página',
    place: (now, all) => `Página ${now} de ${all}`,
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {[1, 2, 3].map((page) => (
        <Pager
          key={page}
          label={`Páginas, exemplo ${page}`}
          page={page}
          pages={3}
          onChange={() => undefined}
          previousLabel="Página anterior"
          nextLabel="Próxima página"
          place={(now, all) => `Página ${now} de ${all}`}
        />
      ))}
      <State name="numerado: poucas, primeira, terceira, meio e última de muitas, centenas">
        <Pages form="numbered" start={2} pages={3} />
        <Pages form="numbered" start={1} pages={10} />
        <Pages form="numbered" start={3} pages={10} />
        <Pages form="numbered" start={5} pages={10} />
        <Pages form="numbered" start={10} pages={10} />
        <Pages form="numbered" start={120} pages={139} />
      </State>
      <State name="pontos">
        <Pages form="dots" start={1} pages={2} />
        <Pages form="dots" start={3} pages={5} />
      </State>
    </Sheet>
  ),
};

/** Every number is a stop of Tab; Enter turns. */
export const Keyboard: StoryObj = {
  render: () => <Pages form="numbered" start={1} pages={3} />,
  play: async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button', { name: 'Página 2 de 3' })).toHaveAttribute('aria-current', 'page');
  },
};
