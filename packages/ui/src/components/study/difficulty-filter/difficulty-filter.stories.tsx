import type { ChanceFiltro } from '@luneta/domain/trilha-fase';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { DifficultyFilter } from './difficulty-filter.tsx';

export default {
  title: 'Study/DifficultyFilter',
  component: DifficultyFilter,
  parameters: guide({
    use: 'Ver só as fases de uma dificuldade.',
    do: ["Deixe 'todas' como começo"],
    dont: ['Filtrar uma tabela da equipe: use FilterBar'],
    words: 'filtro dificuldade geral fácil filter',
    design: 'FiltroDificuldade',
    keyboard: 'story',
  }),
} satisfies Meta;

const Live = ({ start }: { start: ChanceFiltro }) => {
  const [value, setValue] = useState(start);
  return (
    <DifficultyFilter
      legend={`Dificuldade, começa em ${start}`}
      value={value}
      onChange={setValue}
      labels={{ geral: 'Geral', dificil: 'Difícil', medio: 'Médio', facil: 'Fácil' }}
    />
  );
};

export const Default: StoryObj<typeof DifficultyFilter> = {
  args: {
    legend: 'Dificuldade',
    value: 'geral',
    onChange: fn(),
    labels: { geral: 'Geral', dificil: 'Difícil', medio: 'Médio', facil: 'Fácil' },
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Live start="geral" />
      <Live start="dificil" />
      <Live start="facil" />
    </Sheet>
  ),
};

/** One stop of Tab, then arrows in the order on screen. */
export const Keyboard: StoryObj = {
  render: () => <Live start="geral" />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('radio', { name: 'Geral' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('radio', { name: 'Difícil' })).toBeChecked();
  },
};
