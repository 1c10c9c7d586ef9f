import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { tabTo } from '../../../../storybook/keys.ts';
import { useState } from 'react';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { CalendarDays } from '../../../icons.ts';
import { Select } from './select.tsx';

export default {
  title: 'Forms/Select',
  component: Select,
  parameters: guide({
    use: 'Escolher uma entre muitas opções, com a lista do próprio aparelho.',
    do: ['Ordene como a pessoa procura: por nome ou por uso'],
    dont: ['Duas a quatro opções: use RadioGroup ou Segments', 'Lista que pede busca: use Combobox'],
    words: 'lista suspensa escolher turma dropdown combo menu série ciclo mês trocar de',
    design: 'Selecao',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;
const cycles = [
  { value: '1', label: 'Ciclo 01' },
  { value: '2', label: 'Ciclo 02' },
];
const subjects = [
  { value: '', label: 'Selecione uma matéria' },
  { value: '1', label: 'Matemática' },
];

export const Default: StoryObj<typeof Select> = {
  args: { label: 'Ciclo', icon: CalendarDays, options: cycles, value: '2', onChange: fn() },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Select label="Ciclo" icon={CalendarDays} options={cycles} value="2" onChange={idle} />
      <Select label="Matéria" error="Escolha uma matéria." options={subjects} value="" onChange={idle} />
      <Select
        label="Turma"
        disabled
        options={[{ value: '1', label: '2ª série B · Manhã' }]}
        value="1"
        onChange={idle}
      />
      <Select label="Sede" loading options={cycles} value="1" onChange={idle} />
      <Select label="Série" options={[]} emptyText="Nenhuma série" value="" onChange={idle} />
      <Select
        label="Escola"
        optional
        help="A escola em que a turma estuda."
        options={[
          { value: '1', label: 'Escola Estadual Professora Maria Antônia Wanderley de Albuquerque Cavalcanti' },
        ]}
        value="1"
        onChange={idle}
      />
    </Sheet>
  ),
};

const Choosing = () => {
  const [cycle, setCycle] = useState('1');
  return <Select label="Ciclo" options={cycles} value={cycle} onChange={setCycle} />;
};

/** One stop; the list that opens is the browser's own. */
export const Keyboard: StoryObj = {
  render: () => <Choosing />,
  play: async () => {
    await tabTo('combobox', 'Ciclo');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ciclo' }), 'Ciclo 02');
    await expect(screen.getByRole('combobox', { name: 'Ciclo' })).toHaveValue('2');
  },
};
