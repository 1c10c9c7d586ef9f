import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { ReviewStrip } from './review-strip.tsx';

const meta = {
  title: 'Question/ReviewStrip',
  component: ReviewStrip,
  parameters: guide({
    use: 'Onde a revisão está entre todas as questões.',
    words: 'faixa revisão questões acertos erros strip review posição',
    design: 'FaixaRevisao',
    keyboard: 'none: only a picture',
  }),
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
