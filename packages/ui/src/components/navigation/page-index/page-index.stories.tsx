import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { PageIndex } from './page-index.tsx';

export default {
  title: 'Navigation/PageIndex',
  component: PageIndex,
  parameters: guide({
    use: 'O índice de uma página longa, que mostra onde se está.',
    do: ['Dê a cada parte um nome curto, igual ao título dela'],
    dont: ['Partes que são páginas: use RouteTabs'],
    words: 'índice capítulos sumário table of contents tópicos do curso navegação',
    design: 'Indice',
    keyboard: 'story',
  }),
} satisfies Meta;

const entries = [
  { id: 'capitulo-1', label: 'A célula' },
  { id: 'capitulo-2', label: 'Organelas' },
  { id: 'capitulo-3', label: 'Divisão celular: mitose e meiose em organismos pluricelulares' },
  { id: 'resumo', label: 'Resumo' },
  { id: 'exercicios', label: 'Exercícios práticos' },
];

export const Default: StoryObj<typeof PageIndex> = {
  args: { label: 'Índice', entries, current: 'capitulo-2' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="no segundo capítulo">
        <PageIndex label="Índice" entries={entries} current="capitulo-2" />
      </State>
      <State name="no último">
        <PageIndex label="Índice do material" entries={entries} current="exercicios" />
      </State>
      <State name="antes do primeiro">
        <PageIndex label="Capítulos" entries={entries.slice(0, 3)} current={null} />
      </State>
    </Sheet>
  ),
};

/** Plain links in the order of the page. */
export const Keyboard: StoryObj = {
  render: () => <PageIndex label="Índice" entries={entries} current="capitulo-1" />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'A célula' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Organelas' })).toHaveFocus();
  },
};
