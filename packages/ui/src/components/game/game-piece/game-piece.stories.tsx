import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { coinArt, emptyLifeArt, emptyStarArt, lifeArt, lockArt, starArt } from './art.ts';
import { GamePiece } from './game-piece.tsx';

export default {
  title: 'Game/GamePiece',
  component: GamePiece,
  parameters: guide({
    use: 'Uma peça do jogo em desenho: estrela, moeda, vida, cadeado.',
    do: ['Diga a quantidade em texto ao lado do desenho'],
    dont: ['Peça do jogo em tela da equipe: use Icon', 'Desenho sem o número, para um saldo'],
    words: 'peça estrela moeda vida cadeado piece ícone ilustração',
    design: 'Estrelas',
    keyboard: 'none: a picture',
  }),
} satisfies Meta;

const pieces = { starArt, emptyStarArt, coinArt, lifeArt, emptyLifeArt, lockArt };

export const Default: StoryObj<typeof GamePiece> = {
  args: { of: starArt, size: 96 },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {Object.entries(pieces).map(([name, of]) => (
        <State key={name} name={name}>
          <Inline>
            {[16, 24, 32, 96].map((size) => (
              <GamePiece key={size} of={of} size={size} />
            ))}
          </Inline>
        </State>
      ))}
    </Sheet>
  ),
};
