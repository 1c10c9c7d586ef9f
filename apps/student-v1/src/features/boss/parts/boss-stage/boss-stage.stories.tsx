import { Timer } from '@luneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { BossBar } from '../boss-bar/boss-bar.tsx';
import { BossStage, type BossStageProps } from './boss-stage.tsx';

const meta = {
  title: 'student-v1/boss/BossStage',
  component: BossStage,
  decorators: [(Story) => <div>{Story()}</div>],
} satisfies Meta<typeof BossStage>;
export default meta;

const fight = (acertos: number): BossStageProps => ({
  acertos,
  total: 10,
  bar: (
    <BossBar
      exitLabel="Sair da batalha"
      onExit={() => undefined}
      timer={<Timer label="Tempo restante" seconds={1104} version={1} />}
      energy={{ label: 'Energia do Boss', acertos, total: 10 }}
    />
  ),
});

export const Default: StoryObj<typeof meta> = { args: { ...fight(4), verdict: 'ACERTOU' } };
export const Start: StoryObj<typeof meta> = { args: fight(0) };
export const End: StoryObj<typeof meta> = { args: { ...fight(10), materia: 'Geografia' } };
