import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { Button } from '../../actions/button/button.tsx';
import { BossOutcome } from './boss-outcome.tsx';

const meta = {
  title: 'Phases/BossOutcome',
  component: BossOutcome,
  parameters: {
    ...guide({
      use: 'O resultado da luta contra o Boss em tela inteira.',
      do: ['Diga o que fazer depois de vencer e depois de perder'],
      dont: ['O resultado de uma fase: use RewardScene'],
      words: 'boss resultado vitória derrota venceu perdeu fim recompensa comemoração moedas desempenho',
      design: 'ResultadoBoss',
      keyboard: 'none: its buttons come from the screen',
    }),
    ...ownFrame,
  },
} satisfies Meta<typeof BossOutcome>;
export default meta;

const shared = {
  percent: { value: 80, label: 'desempenho' },
  coins: { value: 160, label: 'moedas' },
  hits: { value: '8/10', label: 'acertos' },
};

export const Default: StoryObj<typeof meta> = {
  args: {
    ...shared,
    won: true,
    title: 'PARABÉNS! Você derrotou o Boss!',
    actions: (
      <Button variant="game" block>
        CONCLUIR
      </Button>
    ),
  },
};

export const Lost: StoryObj<typeof meta> = {
  args: {
    won: false,
    title: 'Não foi dessa vez...',
    text: 'As respostas estão abertas para revisão.',
    percent: { value: 40, label: 'desempenho' },
    coins: { value: 0, label: 'moedas' },
    hits: { value: '4/10', label: 'acertos' },
    actions: (
      <>
        <Button block>CONCLUIR</Button>
        <Button block variant="text">
          Rever as questões
        </Button>
      </>
    ),
  },
};
