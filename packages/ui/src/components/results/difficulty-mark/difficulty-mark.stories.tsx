import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { DifficultyMark } from './difficulty-mark.tsx';

export default {
  title: 'Results/DifficultyMark',
  component: DifficultyMark,
  parameters: guide({
    use: 'A dificuldade em barras e na palavra.',
    do: ['Mostre a palavra junto das barras'],
    dont: ['O nível de aprendizagem: use LevelBadge'],
    words: 'dificuldade fácil médio difícil level',
    design: 'LegendaDificuldade',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof DifficultyMark> = {
  args: { level: 'facil', children: 'Fácil' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Card>
        <Inline gap="e16" wrap>
          <DifficultyMark level="facil">Fácil</DifficultyMark>
          <DifficultyMark level="medio">Médio</DifficultyMark>
          <DifficultyMark level="dificil">Difícil</DifficultyMark>
        </Inline>
      </Card>
    </Sheet>
  ),
};
