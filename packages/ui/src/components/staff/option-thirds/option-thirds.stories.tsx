import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { OptionThirds } from './option-thirds.tsx';

export default {
  title: 'Staff/OptionThirds',
  component: OptionThirds,
  args: {
    label: 'Alternativas da questão 17',
    options: [
      { letter: 'A', correct: false, upper: 0.08, lower: 0.2 },
      { letter: 'B', correct: true, upper: 0.19, lower: 0.24 },
      { letter: 'C', correct: false, upper: 0.58, lower: 0.22 },
      { letter: 'D', correct: false, upper: 0.11, lower: 0.21 },
      { letter: '–', correct: false, upper: 0.04, lower: 0.13 },
    ],
    words: { upper: 'terço de cima', lower: 'terço de baixo', correct: 'gabarito' },
  },
  parameters: guide({
    use: 'Ver por que uma questão foi errada: quem marcou o quê.',
    words: 'alternativas distratores terços discriminação item gráfico',
    design: 'OptionThirds',
    keyboard: 'none: only text',
  }),
} satisfies Meta<typeof OptionThirds>;

export const Default: StoryObj<typeof OptionThirds> = {};
