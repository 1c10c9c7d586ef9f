import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { DifficultyLegend } from './difficulty-legend.tsx';

export default {
  title: 'Study/DifficultyLegend',
  component: DifficultyLegend,
  parameters: guide({
    use: 'O que querem dizer as barras de dificuldade.',
    words: 'legenda dificuldade legend',
    design: 'LegendaDificuldade',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof DifficultyLegend> = {
  args: { label: 'Legenda de dificuldade', labels: { facil: 'Fácil', medio: 'Médio', dificil: 'Difícil' } },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Card>
        <DifficultyLegend
          label="Legenda de dificuldade"
          labels={{ facil: 'Fácil', medio: 'Médio', dificil: 'Difícil' }}
        />
      </Card>
      <State name="com o que cada uma quer dizer">
        <Card>
          <DifficultyLegend
            label="Legenda por chance de acerto"
            labels={{
              facil: 'Fácil: chance alta de acerto',
              medio: 'Médio: chance razoável',
              dificil: 'Difícil: chance baixa',
            }}
          />
        </Card>
      </State>
    </Sheet>
  ),
};
