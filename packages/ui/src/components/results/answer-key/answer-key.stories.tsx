import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { AnswerKey } from './answer-key.tsx';
import { sampleKey } from './sample-key.ts';

export default { title: 'Results/AnswerKey' } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <AnswerKey {...sampleKey} />
    </Sheet>
  ),
};
