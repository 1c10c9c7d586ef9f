import type { Meta, StoryObj } from '@storybook/react-vite';

import { OptionThirds } from './option-thirds.tsx';

export default {
  title: 'staff/provas/OptionThirds',
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
} satisfies Meta<typeof OptionThirds>;

export const Default: StoryObj<typeof OptionThirds> = {};
