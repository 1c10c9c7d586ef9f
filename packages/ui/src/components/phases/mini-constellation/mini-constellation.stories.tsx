import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { MiniConstellation } from './mini-constellation.tsx';

const meta = {
  title: 'Phases/MiniConstellation',
  component: MiniConstellation,
  parameters: guide({
    use: 'Onde o aluno parou numa matéria, em miniatura.',
    do: ['Ponha ao lado do nome da matéria'],
    dont: ['Escolher uma fase: use PhaseMap'],
    words: 'constelação progresso fases estrelas miniatura mini map',
    design: 'MiniConstelacao',
    keyboard: 'none: only a picture',
  }),
} satisfies Meta<typeof MiniConstellation>;
export default meta;

export const Default: StoryObj<typeof meta> = { args: { label: '5 de 8 fases', materia: 'Física', done: 5, total: 8 } };
