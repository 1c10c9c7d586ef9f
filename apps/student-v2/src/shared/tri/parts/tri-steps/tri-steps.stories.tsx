import { Sheet } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';

import { TriSteps } from './tri-steps.tsx';

export default {
  title: 'student-v2/tri/TriSteps',
  component: TriSteps,
} satisfies Meta;

const STEPS: ComponentProps<typeof TriSteps> = {
  label: 'Como a TRI funciona',
  steps: [
    {
      picture: 'difficulty',
      title: 'Cada questão tem um peso',
      text: 'Umas são mais fáceis, outras mais difíceis.',
    },
    {
      picture: 'coherent',
      title: 'Acertos coerentes valem mais',
      text: 'Quem domina o assunto acerta as fáceis antes das difíceis.',
    },
    { picture: 'guess', title: 'Chute vale menos', text: 'Acertar a difícil e errar a fácil parece sorte.' },
  ],
};

export const Default: StoryObj<typeof TriSteps> = {
  args: STEPS,
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <TriSteps {...STEPS} />
    </Sheet>
  ),
};
