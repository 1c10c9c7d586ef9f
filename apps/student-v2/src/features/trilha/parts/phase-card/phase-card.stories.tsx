import { Badge, Content, Grid, Stars } from '@luneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';

import { PhaseCard } from './phase-card.tsx';

export default {
  title: 'student-v2/trilha/PhaseCard',
  component: PhaseCard,
} satisfies Meta;

const stars = (won: 0 | 1 | 2 | 3) => <Stars estrelas={won} />;
const pending = <Badge>Fase pendente</Badge>;
const easy = { level: 'facil', label: 'Fácil' } as const;
const hard = { level: 'dificil', label: 'Difícil' } as const;

export const Default: StoryObj<typeof PhaseCard> = {
  args: {
    title: 'Função do 1º grau',
    section: 'Fundamentos',
    stars: stars(3),
    difficulty: easy,
    href: '#1',
    action: 'Ver fase',
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Content>
      <Grid columnsExpanded={2}>
        <PhaseCard
          title="Função do 1º grau"
          section="Fundamentos"
          stars={stars(3)}
          difficulty={easy}
          href="#1"
          action="Ver fase"
        />
        <PhaseCard
          title="Progressão aritmética"
          section="Prática"
          stars={pending}
          difficulty={{ level: 'medio', label: 'Médio' }}
          href="#2"
          action="Iniciar"
          current
        />
        <PhaseCard
          title="Interpretação de gráficos de funções polinomiais em situações do cotidiano e da ciência"
          section="Aprofundamento"
          stars={stars(0)}
          difficulty={hard}
          questions="Questões 3, 7, 12, 18, 21, 33, 34, 41 e 44"
          href="#3"
          action="Ver fase"
        />
        <PhaseCard title="Sem previsão nem seção" stars={pending} href="#4" action="Iniciar" />
      </Grid>
    </Content>
  ),
};

/** One link, which names what it does and where. */
export const Keyboard: StoryObj = {
  render: () => <PhaseCard title="Função do 1º grau" stars={pending} href="#1" action="Iniciar" />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Iniciar : Função do 1º grau' })).toHaveFocus();
  },
};
