import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx';
import { sampleTurmas } from './sample.ts';

export default {
  title: 'Staff/MultiSelect',
  component: MultiSelect<number>,
  args: {
    label: 'Turmas',
    placeholder: 'Adicionar turma',
    groups: sampleTurmas,
    value: [1, 3],
    onChange: fn(),
    noneText: 'Nenhuma turma encontrada',
  },
  parameters: guide({
    use: 'Escolher várias coisas de uma lista longa, com o que já foi escolhido à vista.',
    do: ['Diga no texto de exemplo o que se adiciona'],
    dont: ['Até seis opções: use Checkbox em um Fieldset', 'Uma só: use Combobox'],
    words: 'vários turmas múltipla escolha etiquetas chips adicionar multiselect tags',
    design: 'MultiSelect',
    keyboard: 'story',
  }),
} satisfies Meta<typeof MultiSelect<number>>;

type Story = StoryObj<typeof MultiSelect<number>>;
export const Default: Story = {};
export const Empty: Story = { args: { value: [] } };
export const Wrong: Story = { args: { value: [], error: 'Escolha pelo menos um.' } };
export const Disabled: Story = { args: { disabled: true } };

const Turmas = (props: MultiSelectProps<number>) => {
  const [value, setValue] = useState(props.value);
  return <MultiSelect {...props} value={value} onChange={setValue} />;
};

/** Typing narrows, Enter adds, Backspace in the empty box takes out the last. */
export const Keyboard: Story = {
  args: { value: [] },
  render: (args) => <Turmas {...args} />,
  play: async () => {
    const box = screen.getByRole('combobox', { name: 'Turmas' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('6b');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', { name: 'Tirar 6B' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tirar 6B' })).toBeNull());
  },
};
