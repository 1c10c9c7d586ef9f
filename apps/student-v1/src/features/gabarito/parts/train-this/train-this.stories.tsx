import { Sheet, State } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { TrainThis } from './train-this.tsx';

export default {
  title: 'student-v1/gabarito/TrainThis',
  component: TrainThis,
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
