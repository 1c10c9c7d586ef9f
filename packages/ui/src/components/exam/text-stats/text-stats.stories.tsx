import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { TextStats } from './text-stats.tsx';

const meta = {
  title: 'Exam/TextStats',
  component: TextStats,
  parameters: guide({
    use: 'Contar palavras, linhas e parágrafos de um texto.',
    words: 'contador redação palavras word count quantidade de linhas',
    design: 'EstatisticasTexto',
    keyboard: 'none: only text',
  }),
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
