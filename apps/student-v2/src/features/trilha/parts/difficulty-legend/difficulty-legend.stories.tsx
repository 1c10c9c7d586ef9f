import { Card } from '@luneta/ui';
import { Sheet, State } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { DifficultyLegend } from './difficulty-legend.tsx';

export default {
  title: 'student-v2/trilha/DifficultyLegend',
  component: DifficultyLegend,
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
