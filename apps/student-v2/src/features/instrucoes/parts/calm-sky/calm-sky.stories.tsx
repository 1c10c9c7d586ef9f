import { Heading } from '@luneta/ui';
import { Sheet, State } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { CalmSky } from './calm-sky.tsx';

const meta = {
  title: 'student-v2/instrucoes/CalmSky',
  component: CalmSky,
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
          <Heading look="display">5h 30min</Heading>
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
