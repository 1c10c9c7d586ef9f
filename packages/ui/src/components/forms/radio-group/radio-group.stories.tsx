import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { RadioGroup } from './radio-group.tsx';

export default {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  parameters: guide({
    use: 'Escolher um entre poucos, com palavras curtas.',
    do: ['Mostre todas as opções, uma por linha'],
    dont: ['Mais de seis opções: use Select', 'Várias respostas: use Checkbox'],
    words: 'opções escolher rádio radio',
    design: 'GrupoRadio',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;
const options = [
  { value: 'manha', label: 'Manhã' },
  { value: 'tarde', label: 'Tarde', detail: 'Das 13h às 18h.' },
  { value: 'noite', label: 'Noite, com um nome comprido o bastante para quebrar a linha em um telefone' },
] as const;

const Shift = () => {
  const [value, setValue] = useState<(typeof options)[number]['value'] | null>(null);
  return <RadioGroup legend="Turno" options={options} value={value} onChange={setValue} />;
};

export const Default: StoryObj<typeof RadioGroup> = {
  args: { legend: 'Escolhido', help: 'Só um.', options, value: 'tarde', onChange: fn() },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Shift />
      <RadioGroup legend="Escolhido" help="Só um." options={options} value="tarde" onChange={idle} />
      <RadioGroup legend="Falta escolher" options={options} value={null} onChange={idle} error="Escolha um turno." />
      <RadioGroup legend="Indisponível" options={options} value="manha" onChange={idle} disabled />
      <RadioGroup
        legend="Um indisponível"
        options={[...options.slice(0, 2), { value: 'noite', label: 'Noite', disabled: true }]}
        value="manha"
        onChange={idle}
      />
    </Sheet>
  ),
};

/** One stop of Tab, then arrows. */
export const Keyboard: StoryObj = {
  render: () => <Shift />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: 'Tarde' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('radio', { name: 'Manhã' })).toBeChecked();
  },
};
