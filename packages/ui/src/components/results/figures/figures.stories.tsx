import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Figures } from './figures.tsx';

const meta = {
  title: 'Results/Figures',
  component: Figures,
  parameters: guide({
    use: 'Dois ou três números pequenos abaixo do número principal de um resultado.',
    do: ['Escolha dois ou três números que explicam o principal'],
    dont: ['Quatro ou mais: use FactsList', 'Números da equipe: use StatTiles'],
    words: 'números resumo acertos desempenho nota figuras stats',
    design: 'NumerosResultado',
    keyboard: 'none: only text',
  }),
} satisfies Meta<typeof Figures>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  args: {
    label: 'Números da avaliação',
    figures: [
      { value: '64%', label: 'desempenho' },
      { value: '14/22', label: 'acertos' },
      { value: '6,4', label: 'nota, de 10' },
    ],
  },
};
