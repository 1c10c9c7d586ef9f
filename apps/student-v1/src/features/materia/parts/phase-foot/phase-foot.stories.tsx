import { ButtonLink } from '@luneta/ui';
import { Sheet, State } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { PhaseFoot } from './phase-foot.tsx';

export default {
  title: 'student-v1/materia/PhaseFoot',
  component: PhaseFoot,
} satisfies Meta<typeof PhaseFoot>;

const go = (
  <ButtonLink block href="#">
    Começar
  </ButtonLink>
);

export const Default: StoryObj<typeof PhaseFoot> = {
  args: { above: 'Você está na fase 1', title: 'Clima e vegetação', text: '5 questões', action: go },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="no rodapé">
        <PhaseFoot above="Você está na fase 1" title="Clima e vegetação" text="5 questões" action={go} />
      </State>
      <State name="ao lado">
        <PhaseFoot beside above="Batalha em andamento · 18:35" title="Boss de Física" action={go} />
      </State>
    </Sheet>
  ),
};
