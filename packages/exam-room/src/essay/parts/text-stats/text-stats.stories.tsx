import { Sheet } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { TextStats } from './text-stats.tsx';

const meta = {
  title: 'exam-room/TextStats',
  component: TextStats,
} satisfies Meta<typeof TextStats>;
export default meta;

const names = { words: 'palavras', lines: 'linhas', paragraphs: 'parágrafos' };

export const Default: StoryObj<typeof TextStats> = {
  args: { words: 312, lines: 28, paragraphs: 4, names },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <TextStats words={312} lines={28} paragraphs={4} names={names} />
    </Sheet>
  ),
};
