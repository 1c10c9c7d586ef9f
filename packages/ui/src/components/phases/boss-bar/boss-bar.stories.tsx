import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Timer } from '../../exam/timer/timer.tsx';
import { BossBar } from './boss-bar.tsx';

const meta = {
  title: 'Phases/BossBar',
  component: BossBar,
  parameters: guide({
    use: 'O topo da luta contra o Boss: sair, tempo e energia.',
    words: 'boss barra topo batalha sair tempo header hud',
    design: 'BarraBoss',
    keyboard: 'none: one button',
  }),
} satisfies Meta<typeof BossBar>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  args: {
    exitLabel: 'Sair da batalha',
    onExit: () => undefined,
    timer: <Timer label="Tempo restante" seconds={1104} version={1} />,
    energy: { label: 'Energia do Boss', acertos: 4, total: 10 },
  },
};
