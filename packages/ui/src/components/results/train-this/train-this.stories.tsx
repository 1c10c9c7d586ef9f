import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { TrainThis } from './train-this.tsx';

export default {
  title: 'Results/TrainThis',
  component: TrainThis,
  parameters: guide({
    use: 'A fase do Plano de Ação que treina um erro do gabarito.',
    words: 'treinar erro plano de ação fase moedas gabarito revisar',
    design: 'TrainThis',
    keyboard: 'none: only a picture',
  }),
} satisfies Meta<typeof TrainThis>;

const phase = { numero: 1, title: 'Plano de Ação, fase 1', pays: '40 por acerto' };

export const Default: StoryObj<typeof TrainThis> = { args: phase };

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="aberta">
        <TrainThis {...phase} />
      </State>
      <State name="bloqueada">
        <TrainThis numero={3} title="Plano de Ação, fase 3" pays="40 por acerto" locked />
      </State>
    </Sheet>
  ),
};
