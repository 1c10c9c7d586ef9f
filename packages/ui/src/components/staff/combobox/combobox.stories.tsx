import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Search } from '../../../icons.ts';
import { Combobox, type ComboboxItem, type ComboboxProps } from './combobox.tsx';
import { sampleGroups } from './sample.ts';

export default {
  title: 'Staff/Combobox',
  component: Combobox,
  parameters: guide({
    use: 'Escolher em uma lista longa digitando.',
    do: ['Diga o que digitar: nome, código ou turma'],
    dont: ['Poucas opções: use Select'],
    words: 'busca autocompletar escolher aluno combobox pesquisar',
    design: 'Combobox',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;
const Student = (props: Partial<ComboboxProps>) => {
  const [value, setValue] = useState<ComboboxItem | null>(null);
  return (
    <Combobox
      label="Aluno"
      icon={Search}
      placeholder="Nome ou código"
      groups={sampleGroups}
      value={value}
      onChange={setValue}
      noneText="Nenhum aluno encontrado"
      {...props}
    />
  );
};
const open = async () => {
  await userEvent.click(screen.getByRole('combobox'));
  await waitFor(() => expect(screen.getByRole('listbox', { hidden: true })).toBeInTheDocument());
};
const opened = (props: Partial<ComboboxProps>): StoryObj => ({
  render: () => (
    <Sheet>
      <Student {...props} />
    </Sheet>
  ),
  play: open,
});

export const Default: StoryObj<typeof Combobox> = {
  args: {
    label: 'Aluno',
    icon: Search,
    placeholder: 'Nome ou código',
    groups: sampleGroups,
    value: null,
    onChange: fn(),
    noneText: 'Nenhum aluno encontrado',
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Student label="Fechado" />
      <Student label="Escolhido" value={{ id: 31_001, label: 'Bento Amado', meta: '31001' }} onChange={idle} />
      <Student label="Com erro" help="Digite parte do nome." error="Escolha um aluno da lista." />
      <Student label="Indisponível" disabled />
    </Sheet>
  ),
};
export const Open = opened({});
export const Loading = opened({ groups: [], loading: true, onSearch: idle });
export const LoadingMore = opened({ loading: true, onSearch: idle });
export const None = opened({ groups: [], onSearch: idle });

/** Typing narrows, arrows move, Enter chooses, Escape closes. */
export const Keyboard: StoryObj = {
  render: () => (
    <Sheet>
      <Student />
    </Sheet>
  ),
  play: async () => {
    const box = screen.getByRole('combobox', { name: 'Aluno' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('amado');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(box).toHaveValue('Bento Amado'));
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'));
    await expect(box).toHaveValue('Bento Amado');
  },
};
