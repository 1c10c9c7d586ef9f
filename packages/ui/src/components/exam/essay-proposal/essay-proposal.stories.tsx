import type { Meta, StoryObj } from '@storybook/react-vite';
import { EssayProposal } from './essay-proposal.tsx';
import { sampleProposal } from './sample-essay.ts';

const meta = { title: 'Prova/EssayProposal', component: EssayProposal } satisfies Meta<typeof EssayProposal>;
export default meta;

export const States: StoryObj = { render: () => <EssayProposal {...sampleProposal} /> };
