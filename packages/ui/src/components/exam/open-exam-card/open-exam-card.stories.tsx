import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import { Badge } from '../../feedback/badge/badge.tsx';
import { OpenExamCard } from './open-exam-card.tsx';
import { TimeRing } from './time-ring.tsx';

const meta = {
  title: 'Exam/OpenExamCard',
  component: OpenExamCard,
  parameters: guide({
    use: 'A prova aberta agora, como destaque da tela.',
    do: [
      'Mostre só enquanto a prova está aberta para este estudante',
      'Deixe nele o único botão cheio da tela: `game` no cartão azul, `primary` no branco',
    ],
    dont: ['Uma prova que ainda vai abrir ou já fechou: ela fica na lista'],
    words: 'prova aberta urgente hero destaque continuar avaliação urgent',
    design: 'CartaoProvaAberta',
    keyboard: 'none: its buttons are links',
  }),
} satisfies Meta<typeof OpenExamCard>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  args: {
    title: 'Simulado ENEM — 1º dia',
    badge: <Badge tone="warning">Aberta agora</Badge>,
    time: '1h 12min',
    text: 'Linguagens e Humanas · com redação',
    progress: { answered: 38, total: 90, label: 'Você já respondeu', count: '38 de 90' },
    action: (
      <ButtonLink variant="game" href="#prova">
        CONTINUAR AVALIAÇÃO
      </ButtonLink>
    ),
  },
};
export const Surface: StoryObj<typeof meta> = {
  args: { ...Default.args, variant: 'surface', action: <ButtonLink href="#prova">Continuar avaliação</ButtonLink> },
};
export const Ring: StoryObj<typeof meta> = {
  args: {
    ...Default.args,
    text: '1ª bateria · Online · até hoje às 18h30',
    ring: <TimeRing percent={35} figures="1h12" caption="restam" text="Restam 1 h 12 min" />,
  },
};
