import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Histogram } from './histogram.tsx';

const counts = [4, 9, 18, 34, 52, 66, 58, 37, 20, 10, 4];
const bands = counts.map((count, n) => ({
  from: String(300 + n * 50),
  count,
  label: `de ${300 + n * 50} a ${350 + n * 50}: ${count} alunos`,
}));

export default {
  title: 'Staff/Histogram',
  component: Histogram,
  args: { label: 'Notas TRI das turmas', bands },
  parameters: guide({
    use: 'Ver como as notas se distribuem antes de liberar um resultado.',
    do: ['Ofereça os números em tabela também'],
    dont: ['Menos de três alunos: dá para saber quem foi', 'Partes de um todo: use StackedBar'],
    words: 'histograma distribuição notas barras gráfico chart bars',
    design: 'Histogram',
    keyboard: 'none: only text',
  }),
} satisfies Meta<typeof Histogram>;

type Story = StoryObj<typeof Histogram>;
export const Default: Story = {};
export const Few: Story = { args: { bands: bands.slice(0, 3) } };
