import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { BossHorizon } from './boss-horizon.tsx';

const meta = {
  title: 'Phases/BossHorizon',
  component: BossHorizon,
  parameters: guide({
    use: 'O Boss no fim do caminho das fases, dentro de PhaseMap.',
    do: ['Ponha depois da última fase, no fim do caminho'],
    dont: ['A luta: use BossEnergy'],
    words: 'boss chefe planeta horizonte fim do mapa enfrentar bloqueado',
    design: 'HorizonteBoss',
    keyboard: 'none: one link',
  }),
  args: { title: 'Boss de Matemática', status: 'bloqueado', text: 'Termine os desafios para desbloquear o Boss!' },
} satisfies Meta<typeof BossHorizon>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="bloqueado">
        <BossHorizon {...meta.args} />
      </State>
      <State name="desbloqueado">
        <BossHorizon
          title="Boss de Matemática"
          status="desbloqueado"
          text="Seu grande momento chegou!!"
          action={{ label: 'ENFRENTAR BOSS', href: '#boss' }}
        />
      </State>
      <State name="vencido, na cor da matéria">
        <BossHorizon title="Boss de Geografia" status="venceu" text="Você derrotou o Boss!" materia="Geografia" />
      </State>
      <State name="vencido por ele, com a revisão">
        <BossHorizon
          title="Boss de Matemática"
          status="perdeu"
          text="Não desanime, você pega ele na próxima..."
          review={{ label: 'Rever as questões', href: '#revisao' }}
        />
      </State>
    </Sheet>
  ),
};
