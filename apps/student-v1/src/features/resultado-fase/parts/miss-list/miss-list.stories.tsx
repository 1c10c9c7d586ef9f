import { Sheet, State } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { MissList } from './miss-list.tsx';

export default {
  title: 'student-v1/resultado-fase/MissList',
  component: MissList,
} satisfies Meta<typeof MissList>;

const MISSES = [
  {
    numero: 1,
    title: 'Em um ônibus que freia',
    right: 'Resposta certa: A',
    html: ['<p>Em um ônibus que freia, o passageiro</p>', '<p>O corpo tende a continuar em movimento.</p>'],
  },
  {
    numero: 2,
    title: 'Uma força de 20 N empurra um bloco de 4 kg',
    right: 'Resposta certa: C',
    html: ['<p>A força resultante é 12 N.</p>'],
  },
  {
    numero: 3,
    title: 'Na Lua, o peso de um astronauta',
    right: 'Resposta certa: B',
    html: ['<p>A massa não muda.</p>'],
  },
];

export const Default: StoryObj<typeof MissList> = {
  args: { title: 'Faltam 2 acertos para 3 estrelas', open: 'Ver', misses: MISSES },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="um erro">
        <MissList title="Falta 1 acerto para 3 estrelas" open="Ver" misses={MISSES.slice(1, 2)} />
      </State>
      <State name="só rever">
        <MissList title="Para rever" open="Ver" misses={MISSES} />
      </State>
    </Sheet>
  ),
};
