import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnswerKey } from './answer-key.tsx';
import { sampleKey } from './sample-key.ts';

const meta = { title: 'Results/AnswerKey', component: AnswerKey } satisfies Meta<typeof AnswerKey>;
export default meta;

export const States: StoryObj = { render: () => <AnswerKey {...sampleKey} /> };
