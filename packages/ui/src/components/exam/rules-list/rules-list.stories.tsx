import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { Flame, Send, SearchX, Timer } from '../../../icons.ts';
import { coinArt, lifeArt } from '../../game/game-piece/art.ts';
import { GamePiece } from '../../game/game-piece/game-piece.tsx';
import { RulesList } from './rules-list.tsx';

const meta = {
  title: 'Exam/RulesList',
  component: RulesList,
  parameters: guide({
    use: 'As regras antes de algo começar: uma prova, um plano de ação.',
    do: ['Escreva cada regra em uma frase, da mais cara de esquecer para a menos'],
    dont: ['O que um ato vai mudar ou apagar: use EffectsList'],
    words: 'instruções regulamento rules instructions explicação passos ícones antes de começar',
    design: 'RegrasProva',
    keyboard: 'none: only text',
  }),
} satisfies Meta<typeof RulesList>;
export default meta;

export const Default: StoryObj<typeof RulesList> = {
  args: {
    label: 'Regras da avaliação',
    rules: [
      { icon: Timer, title: 'Fique de olho no tempo', text: 'O tempo continua contando mesmo se você sair.' },
      { icon: SearchX, title: 'Nada de pesquisa', text: 'Responda só com o que você sabe.' },
      { icon: Send, title: 'Entregue no final', text: 'Use o botão Finalizar Avaliação.' },
    ],
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <RulesList
        label="Regras da avaliação"
        rules={[
          { icon: Timer, title: 'Fique de olho no tempo', text: 'O tempo continua contando mesmo se você sair.' },
          { icon: SearchX, title: 'Nada de pesquisa', text: 'Responda só com o que você sabe.' },
          { icon: Send, title: 'Entregue no final', text: 'Use o botão Finalizar Avaliação.' },
        ]}
      />
      <State name="com peças do jogo: a explicação do plano de ação">
        <RulesList
          label="Como funciona o Plano de Ação"
          rules={[
            { picture: <GamePiece of={coinArt} size={32} />, title: 'Moedas em dobro', text: 'Cada acerto vale ×2.' },
            { icon: Flame, title: 'Assuntos difíceis', text: 'Os que mais pesaram na sua última avaliação.' },
            { picture: <GamePiece of={lifeArt} size={32} />, title: 'Suas vidas', text: 'Cada erro custa uma.' },
          ]}
        />
      </State>
    </Sheet>
  ),
};
