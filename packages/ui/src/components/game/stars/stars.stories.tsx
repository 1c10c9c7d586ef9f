import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { Stars } from './stars.tsx';

export default {
  title: 'Game/Stars',
  component: Stars,
  parameters: guide({
    use: 'De zero a três estrelas, ou fase pendente.',
    do: ['Escreva quantas são, além do desenho: “2 de 3 estrelas”'],
    dont: ['Avaliar algo com estrelas: elas só contam acertos'],
    words: 'estrelas nota fase rating stars avaliação pontuação três',
    design: 'Estrelas',
    keyboard: 'none: a picture',
  }),
} satisfies Meta;

const values = [null, 0, 1, 2, 3] as const;

export const Default: StoryObj<typeof Stars> = {
  args: { estrelas: null, size: 16 },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {([16, 20, 24, 32, 48] as const).map((size) => (
        <State key={size} name={`${size} px: pendente, 0, 1, 2, 3`}>
          <Inline wrap gap="e16">
            {values.map((estrelas) => (
              <Stars key={estrelas} estrelas={estrelas} size={size} />
            ))}
          </Inline>
        </State>
      ))}
      <State name="72 px">
        <Stars estrelas={2} size={72} />
      </State>
      <State name="em arco, com animação">
        <Stars estrelas={2} size={96} arch animated />
      </State>
      <State name="em arco, nenhuma">
        <Stars estrelas={0} size={96} arch animated />
      </State>
      <State name="em arco, todas">
        <Stars estrelas={3} size={96} arch animated />
      </State>
    </Sheet>
  ),
};
