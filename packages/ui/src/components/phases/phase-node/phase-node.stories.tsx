import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { PhaseNode } from './phase-node.tsx';

export default {
  title: 'Phases/PhaseNode',
  component: PhaseNode,
  parameters: guide({
    use: 'Uma fase no mapa: feita, atual, aberta ou bloqueada.',
    do: ['Diga o estado da fase também em palavras'],
    dont: ['Fora de um mapa de fases'],
    words: 'fase nó planeta bloqueada node cadeado círculo',
    design: 'NoFase',
    keyboard: 'none: one link or button; the map plays it',
  }),
} satisfies Meta;

const idle = () => undefined;
const shared = { name: 'Função do 1º grau', href: '#fase', onLocked: idle };

export const Default: StoryObj<typeof PhaseNode> = {
  args: { ...shared, number: 6, stars: 2, state: 'feita' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {(['Matemática', 'Espanhol', 'Robótica'] as const).map((materia, index) => (
        <State key={materia} name={`${materia}: feita, atual, aberta, bloqueada`}>
          <div data-materia={(['matematica', 'espanhol', 'generica'] as const)[index]}>
            <Inline gap="e16" align="start">
              <PhaseNode {...shared} number={6} stars={2} state="feita" />
              <PhaseNode {...shared} number={7} stars={0} state="atual" />
              <PhaseNode {...shared} number={128} stars={0} state="aberta" />
              <PhaseNode {...shared} number={9} stars={0} state="bloqueada" />
            </Inline>
          </div>
        </State>
      ))}
    </Sheet>
  ),
};
