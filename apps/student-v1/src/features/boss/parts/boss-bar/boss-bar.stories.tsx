import { Timer } from '@luneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { BossBar } from './boss-bar.tsx';

const meta = {
  title: 'student-v1/boss/BossBar',
  component: BossBar,
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
