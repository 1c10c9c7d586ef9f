import { Sheet } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { ColumnBrowserLoading } from './column-browser-loading.tsx';
import { ColumnBrowser, type BrowserColumn } from './column-browser.tsx';
import { PickList } from './pick-list.tsx';

export default {
  title: 'staff/selecao/ColumnBrowser',
  component: ColumnBrowser,
  subcomponents: { PickList },
} satisfies Meta;

const idle = () => undefined;
const campuses: BrowserColumn = {
  title: 'Sede',
  groups: [
    {
      items: [
        { id: 1, label: 'Centro' },
        { id: 2, label: 'Jardim das Acácias Imperiais' },
      ],
    },
  ],
  onPick: idle,
  current: 1,
  empty: '',
};
const classesOf: BrowserColumn = {
  title: 'Turma',
  groups: [
    { title: '2ª Série', items: [{ id: 21, label: '2A · Manhã', meta: '32 alunos' }] },
    { title: '3ª Série', items: [{ id: 31, label: '3A · Manhã', meta: '2 alunos' }] },
  ],
  onPick: idle,
  current: 31,
  empty: '',
};
const people = [
  { id: 1002, label: 'Beatriz Nogueira Lima', meta: '1002', avatar: 12 },
  { id: 1005, label: 'Maria Antônia Wanderley de Albuquerque Cavalcanti e Silva', meta: '1005', avatar: 3 },
];

export const Default: StoryObj<typeof ColumnBrowser> = {
  args: { columns: [campuses, classesOf, { title: 'Alunos', groups: [{ items: people }], onPick: idle, empty: '' }] },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <ColumnBrowser
      columns={[campuses, classesOf, { title: 'Alunos', groups: [{ items: people }], onPick: idle, empty: '' }]}
    />
  ),
};
export const NothingChosen: StoryObj = {
  render: () => (
    <ColumnBrowser
      columns={[
        campuses,
        { ...classesOf, current: null },
        { title: 'Alunos', groups: [], onPick: idle, empty: 'Escolha uma turma.' },
      ]}
    />
  ),
};
export const Loading: StoryObj = { render: () => <ColumnBrowserLoading label="Carregando turmas" /> };
export const ListAlone: StoryObj = {
  render: () => (
    <Sheet>
      <PickList label="Alunos" items={people} onPick={idle} />
    </Sheet>
  ),
};

/** Column by column, from the widest choice to the person. */
export const Keyboard: StoryObj = {
  ...States,
  play: async () => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/^Centro/);
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/^Jardim das Acácias/);
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/^2A/);
  },
};
