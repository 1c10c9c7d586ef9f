import type { Meta, StoryObj } from '@storybook/react-vite';

import { ReviewStrip } from './review-strip.tsx';

const meta = {
  title: 'student-v2/resultado-questao/ReviewStrip',
  component: ReviewStrip,
} satisfies Meta<typeof ReviewStrip>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  args: {
    label: 'Questão 11 de 22',
    current: 10,
    verdicts: [
      'acerto',
      'acerto',
      'erro',
      'acerto',
      'branco',
      'acerto',
      'anulada',
      'acerto',
      'subjetiva',
      'acerto',
      'erro',
      'acerto',
    ],
  },
};
