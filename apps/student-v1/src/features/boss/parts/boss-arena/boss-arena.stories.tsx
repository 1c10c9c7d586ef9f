import { ActionBar, Button, Card, Options, Text, Timer } from '@luneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { BossBar } from '../boss-bar/boss-bar.tsx';
import { BossStage } from '../boss-stage/boss-stage.tsx';
import { BossArena } from './boss-arena.tsx';

const meta = {
  title: 'student-v1/boss/BossArena',
  component: BossArena,
} satisfies Meta<typeof BossArena>;
export default meta;

const options = [3, 5, 7, 10, 12].map((sum, index) => ({ value: index + 1, html: `<p>${sum}</p>` }));

export const Default: StoryObj<typeof meta> = {
  args: {
    bar: (
      <BossBar
        exitLabel="Sair da batalha"
        onExit={() => undefined}
        timer={<Timer label="Tempo restante" seconds={1104} version={1} />}
        energy={{ label: 'Energia do Boss', acertos: 4, total: 10 }}
      />
    ),
    stage: <BossStage acertos={4} total={10} size={112} verdict="ACERTOU" />,
    actions: (
      <ActionBar>
        <Button variant="game">ATACAR</Button>
      </ActionBar>
    ),
    children: (
      <>
        <Card>
          <Text>Qual é a soma das raízes da equação x² − 7x + 10 = 0?</Text>
        </Card>
        <Options mode="answer" label="Alternativas" options={options} selected={3} onChange={() => undefined} />
      </>
    ),
  },
};
