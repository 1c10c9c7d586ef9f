import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import bossBaixa from '../../../art/boss-baixa.svg?no-inline';
import bossCheia from '../../../art/boss-cheia.svg?no-inline';
import { Button } from '../../actions/button/button.tsx';
import { ProgressRing } from '../../feedback/progress-ring/progress-ring.tsx';
import { RewardScene } from './reward-scene.tsx';

export default {
  title: 'Game/RewardScene',
  component: RewardScene,
  parameters: {
    ...guide({
      use: 'O resultado de uma fase ou do Boss em tela inteira.',
      do: ['Diga primeiro o que o esforço conseguiu, depois os números'],
      dont: [
        'Comemorar em tela inteira a cada resposta',
        'Tela inteira para um resultado que se consulta: use LatestResult',
      ],
      words: 'resultado fase concluída parabéns recompensa reward final fim troféu estrelas moedas ganhas comemoração',
      design: 'Recompensa',
      keyboard: 'none: its buttons come from the screen',
    }),
    ...ownFrame,
  },
} satisfies Meta;

const chapter = 'Capítulo 4 · Função do 1º grau';
const next = <Button block>PRÓXIMA FASE</Button>;

export const Default: StoryObj<typeof RewardScene> = {
  args: { result: 'win', title: 'FASE CONCLUÍDA!', text: chapter, estrelas: 3, moedas: 120, actions: next },
};

export const ThreeStars: StoryObj = {
  render: () => (
    <RewardScene result="win" title="FASE CONCLUÍDA!" text={chapter} estrelas={3} moedas={120} actions={next} />
  ),
};

export const TwoStars: StoryObj = {
  render: () => (
    <RewardScene
      result="partial"
      title="FASE CONCLUÍDA!"
      text={chapter}
      estrelas={2}
      moedas={1280}
      doubled
      actions={
        <>
          <Button block variant="game">
            ENFRENTAR BOSS
          </Button>
          <Button block variant="text">
            Voltar para as fases
          </Button>
        </>
      }
    />
  ),
};

export const NoStars: StoryObj = {
  render: () => (
    <RewardScene
      result="fail"
      title="FASE NÃO CONCLUÍDA!"
      text="Capítulo 12 · Relações ecológicas, cadeias alimentares e fluxo de energia nos ecossistemas"
      estrelas={0}
      moedas={0}
      actions={<Button block>TENTAR NOVAMENTE</Button>}
    />
  ),
};

/** Version 2 pays no coins. */
export const WithoutCoins: StoryObj = {
  render: () => (
    <RewardScene
      result="partial"
      title="FASE FINALIZADA!"
      text="Frações e porcentagem"
      estrelas={1}
      actions={<Button block>Continuar</Button>}
    />
  ),
};

const percent = (value: number) => (
  <ProgressRing label="Desempenho" percent={value}>
    {value}%
  </ProgressRing>
);

export const BossBeaten: StoryObj = {
  render: () => (
    <RewardScene
      result="win"
      title="PARABÉNS! Você derrotou o Boss!"
      moedas={160}
      boss={<img src={bossBaixa} alt="" width={160} height={160} />}
      actions={<Button block>CONCLUIR</Button>}
    >
      {percent(80)}
    </RewardScene>
  ),
};

export const BossWon: StoryObj = {
  render: () => (
    <RewardScene
      result="fail"
      title="Não foi dessa vez..."
      moedas={0}
      boss={<img src={bossCheia} alt="" width={160} height={160} />}
      actions={<Button block>CONCLUIR</Button>}
    >
      {percent(30)}
    </RewardScene>
  ),
};
