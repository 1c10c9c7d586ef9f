import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Card } from '../../foundations/card/card.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { TrajectoryRail, type RailStep } from './trajectory-rail.tsx';

const names = [
  'Movimento uniforme',
  'Queda livre e lançamento vertical',
  'Leis de Newton e atrito',
  'Trabalho e energia',
];
const stepsOf = (sky: boolean): RailStep[] =>
  names.map((name, index) => ({
    id: index,
    number: index + 1,
    state: index < 2 ? 'feita' : index === 2 ? 'atual' : 'bloqueada',
    stars: index === 0 ? 3 : index === 1 ? 2 : 0,
    children: sky ? (
      name
    ) : (
      <Card>
        <Heading look="h3">{name}</Heading>
      </Card>
    ),
  }));

const meta = {
  title: 'Phases/TrajectoryRail',
  component: TrajectoryRail,
  parameters: guide({
    use: 'As fases de um roteiro ao longo de uma linha, com o cartão de cada uma ao lado.',
    do: ['Ponha um cartão por fase, na ordem do roteiro'],
    dont: ['Mais fases do que cabem em uma lista: use PhaseMap'],
    words: 'trajetória roteiro fases linha do tempo timeline rail trilha',
    design: 'TrilhoTrajetoria',
    keyboard: 'none: the cards bring their own links',
  }),
} satisfies Meta<typeof TrajectoryRail>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  args: { label: 'Fases de Física', materia: 'Física', steps: stepsOf(false) },
};
export const Sky: StoryObj<typeof meta> = { args: { ...Default.args, direction: 'sky', steps: stepsOf(true) } };
