import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import { PhaseFoot } from './phase-foot.tsx';

export default {
  title: 'Phases/PhaseFoot',
  component: PhaseFoot,
  parameters: guide({
    use: 'O próximo passo sobre o mapa de fases: a fase atual ou a batalha em andamento, com um único botão.',
    words: 'mapa fase atual continuar começar batalha rodapé',
    design: 'PhaseFoot',
    keyboard: 'none: one link',
  }),
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
