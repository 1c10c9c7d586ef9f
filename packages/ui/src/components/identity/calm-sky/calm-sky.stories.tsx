import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { CalmSky } from './calm-sky.tsx';

const meta = {
  title: 'Identity/CalmSky',
  component: CalmSky,
  parameters: guide({
    use: 'Antes de uma prova: o tempo e um bom desejo da Pipa.',
    words: 'céu calma boa prova instruções respirar tempo calm sky antes de começar',
    design: 'CeuCalmo',
    keyboard: 'none: only text',
  }),
} satisfies Meta<typeof CalmSky>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  args: { wish: 'Respire fundo. Você estudou para isso.', mood: 'normal', children: '5 h 30 min' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="Com o tempo em destaque">
        <CalmSky wish="Respire fundo. Você estudou para isso.">
          <Heading level={2} look="display">
            5h 30min
          </Heading>
        </CalmSky>
      </State>
      <State name="Frase longa">
        <CalmSky mood="feliz" wish="Otorrinolaringologistaexageradamentecomprido também cabe aqui, com calma.">
          45 min
        </CalmSky>
      </State>
    </Sheet>
  ),
};
