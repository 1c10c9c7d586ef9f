import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Select } from '../../forms/select/select.tsx';
import { type Area, AreaCards, AreaCardsSkeleton } from './area-cards.tsx';

export default {
  title: 'Phases/AreaCards',
  component: AreaCards,
  parameters: guide({
    use: 'Escolher a área do conhecimento.',
    do: ['Mostre as áreas sempre na mesma ordem'],
    dont: ['Escolher uma matéria: use StudyCard'],
    words: 'áreas conhecimento escolher cards matéria linguagens natureza humanas',
    design: 'CartaoArea',
    keyboard: 'story',
  }),
} satisfies Meta;

const legend = 'Selecione a Área do Conhecimento';
const areas: readonly Area[] = [
  { id: 1, name: 'Linguagens', stars: { value: 21, of: 36 }, bosses: { value: 1, of: 4 } },
  { id: 2, name: 'Matemática', stars: { value: 42, of: 60 }, bosses: { value: 2, of: 3 } },
  { id: 3, name: 'Natureza', stars: { value: 33, of: 54 }, bosses: { value: 1, of: 3 } },
  { id: 4, name: 'Humanas', stars: { value: 32, of: 54 }, bosses: { value: 0, of: 4 } },
];
const odd: readonly Area[] = [
  {
    id: 5,
    name: 'Ciências da Natureza e suas Tecnologias',
    stars: { value: 1204, of: 1500 },
    bosses: { value: 10, of: 12 },
  },
  { id: 6, name: 'Robótica', stars: { value: 0, of: 0 }, bosses: { value: 0, of: 0 } },
];

const idle = () => undefined;
const Ciclo = () => (
  <Select label="Ciclo" hideLabel value="2" onChange={idle} options={[{ value: '2', label: 'Ciclo 02' }]} />
);

const Choosing = ({ of, start }: { of: readonly Area[]; start: number | null }) => {
  const [value, setValue] = useState(start);
  return <AreaCards legend={legend} areas={of} value={value} onChange={setValue} />;
};

export const Default: StoryObj<typeof AreaCards> = {
  args: { legend, end: <Ciclo />, areas: null, value: null, onChange: fn() },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Choosing of={areas} start={2} />
      <State name="nenhuma escolhida, nome e números compridos, sem nada">
        <Choosing of={odd} start={null} />
      </State>
      <State name="carregando, com o ciclo ao lado">
        <AreaCards legend={legend} end={<Ciclo />} areas={null} value={null} onChange={idle} />
      </State>
      <State name="só os cartões">
        <AreaCardsSkeleton />
      </State>
    </Sheet>
  ),
};

/** One stop of Tab, then arrows, as native radios have it. */
export const Keyboard: StoryObj = {
  render: () => <Choosing of={areas} start={2} />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('radio', { name: 'Matemática' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('radio', { name: 'Natureza' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(screen.getByRole('radio', { name: 'Linguagens' })).toBeChecked();
  },
};
