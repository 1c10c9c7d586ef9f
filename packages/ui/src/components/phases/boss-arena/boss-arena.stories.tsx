import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { Button } from '../../actions/button/button.tsx';
import { Timer } from '../../exam/timer/timer.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { ActionBar } from '../../navigation/action-bar/action-bar.tsx';
import { Options } from '../../question/options/options.tsx';
import { sampleOptions } from '../../question/sample.ts';
import { BossBar } from '../boss-bar/boss-bar.tsx';
import { BossStage } from '../boss-stage/boss-stage.tsx';
import { BossArena } from './boss-arena.tsx';

const meta = {
  title: 'Phases/BossArena',
  component: BossArena,
  parameters: {
    ...guide({
      use: 'A tela da luta contra o Boss: Breu, tempo e energia ao redor da questão.',
      words: 'boss arena batalha luta layout colunas tela',
      design: 'ArenaBoss',
      keyboard: 'none: only layout',
    }),
    ...ownFrame,
  },
} satisfies Meta<typeof BossArena>;
export default meta;

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
        <Options mode="answer" label="Alternativas" options={sampleOptions} selected={2} onSelect={() => undefined} />
      </>
    ),
  },
};
