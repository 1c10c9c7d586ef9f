import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import type { OptionDraft } from './option-draft.ts';
import { OptionEditor, type OptionEditorProps } from './option-editor.tsx';

const option = (id: number, texto: string, motivo = '', correta = false): OptionDraft => ({
  id,
  texto,
  motivo,
  correta,
});
const sample = [
  option(1, '1 s', 'Confunde com h(1)'),
  option(2, '2 s', '', true),
  option(3, '\\(\\frac{4}{1}\\) s', 'Volta ao chão'),
  option(4, '<strong>5</strong> s', 'Lê o coeficiente a'),
];

export default {
  title: 'Editor/OptionEditor',
  component: OptionEditor,
  args: { options: sample, onChange: () => undefined },
  parameters: guide({
    use: 'Escrever as alternativas de uma questão, com a correta e o motivo de cada uma.',
    do: ['Diga no grupo quando falta a correta'],
    dont: ['Quiz de um curso: use QuizEditor'],
    words: 'alternativas opções gabarito correta distrator motivo questão editor',
    design: 'OptionEditor',
    keyboard: 'story',
  }),
} satisfies Meta<typeof OptionEditor>;

type Story = StoryObj<typeof OptionEditor>;
const Live = (props: OptionEditorProps) => {
  const [options, setOptions] = useState(props.options);
  return <OptionEditor {...props} options={options} onChange={setOptions} />;
};

export const Default: Story = { render: (args) => <Live {...args} /> };
export const Fewest: Story = { args: { options: sample.slice(0, 2) }, render: (args) => <Live {...args} /> };
export const Wrong: Story = {
  args: {
    options: sample.map((one, n) => ({ ...one, correta: false, texto: n === 2 ? '' : one.texto })),
    error: 'Marque a alternativa correta.',
    errorOf: (place) => (place === 2 ? 'Escreva esta alternativa ou remova-a.' : undefined),
  },
  render: (args) => <Live {...args} />,
};

/** Each field and button is a stop of Tab; arrows choose the key. */
export const Keyboard: Story = {
  render: (args) => <Live {...args} />,
  play: async () => {
    screen.getByRole('radio', { name: 'Alternativa B é a correta' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: 'Alternativa C é a correta' })).toBeChecked();
    screen.getByRole('button', { name: 'Mover a alternativa A para baixo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('textbox', { name: 'Alternativa B' })).toHaveFocus();
    await expect(screen.getByRole('textbox', { name: 'Alternativa B' })).toHaveValue('1 s');
  },
};
