import type { Meta, StoryObj } from '@storybook/react-vite';
import { Histogram } from './histogram.tsx';

const counts = [4, 9, 18, 34, 52, 66, 58, 37, 20, 10, 4];
const bands = counts.map((count, n) => ({
  from: String(300 + n * 50),
  count,
  label: `de ${300 + n * 50} a ${350 + n * 50}: ${count} alunos`,
}));

export default {
  title: 'staff/provas/Histogram',
  component: Histogram,
  args: { label: 'Notas TRI das turmas', bands },
} satisfies Meta<typeof Histogram>;

type Story = StoryObj<typeof Histogram>;
export const Default: Story = {};
export const Few: Story = { args: { bands: bands.slice(0, 3) } };
