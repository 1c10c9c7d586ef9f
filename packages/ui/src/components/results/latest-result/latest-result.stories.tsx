import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Badge } from '../../feedback/badge/badge.tsx';
import { LatestResult } from './latest-result.tsx';

const meta = {
  title: 'Results/LatestResult',
  component: LatestResult,
  parameters: guide({
    use: 'O último resultado, como destaque da tela.',
    do: ['Mostre só o resultado mais novo que já foi liberado'],
    dont: ['Uma lista de resultados: ele é um só', 'Mostrar a nota antes da liberação'],
    words: 'último resultado nota hero destaque latest tri evolução',
    design: 'UltimoResultado',
    keyboard: 'none: it brings no control of its own',
  }),
} satisfies Meta<typeof LatestResult>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  args: {
    eyebrow: 'Último resultado · 18/11/2026',
    title: '2ª Avaliação — Natureza',
    value: 642.8,
    note: 'nota TRI · 64%',
    change: <Badge tone="success">+30,8</Badge>,
  },
};
