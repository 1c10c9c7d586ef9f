import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextStats } from './text-stats.tsx';

const meta = { title: 'Prova/TextStats', component: TextStats } satisfies Meta<typeof TextStats>;
export default meta;

const names = { words: 'palavras', lines: 'linhas', paragraphs: 'parágrafos' };

export const States: StoryObj = { render: () => <TextStats words={312} lines={28} paragraphs={4} names={names} /> };
